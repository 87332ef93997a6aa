// The photo finish. Where the first to speak counts, whatever comes in within a quarter of a second is one bunch, ordered
// by when it was sent: its arrival less the way, as our own pings have measured it. Clients are not asked for the time.

import { type Entry, fit, type GameTypes, isTold, offersTo, type RawMove, type Seat } from '@pretender/kernel';
import type { Command, Finish } from '@pretender/protocol';
import { paceOf } from '@pretender/protocol/paces';
import { closesAt } from './clock.ts';
import { isPlaying, openAsk, type TableState } from './facts.ts';
import type { World } from './world.ts';

/** How long a bunch is open. */
export const BUNCH = 250;
/** The most that anybody is credited, one way. Who answers our pings late on purpose gains so much, and no more. */
const MOST_CREDIT = 150;

export interface Input {
  readonly seat: Seat;
  readonly arrived: number;
  /** One way, as it was measured. */
  readonly delay: number;
  /** Plays it and answers its sender; what it came to, or null if it was refused. */
  play(): Promise<Entry<GameTypes> | null>;
}

/** When it was sent, as far as we believe it. */
function sentAt({ arrived, delay }: Pick<Input, 'arrived' | 'delay'>): number {
  return arrived - Math.min(MOST_CREDIT, Math.max(0, Math.round(delay)));
}

/** First sent, first served; at the same moment by seat, counted from who spoke last. */
export function inOrder<I extends Input>(
  inputs: readonly I[],
  { speaker, seats }: { speaker: Seat; seats: number },
): I[] {
  const distance = (seat: Seat) => (seat - speaker + seats) % seats;
  return inputs.toSorted((a, b) => sentAt(a) - sentAt(b) || distance(a.seat) - distance(b.seat));
}

/** After its end a window waits for what had arrived before, and for no race that begins only then. */
function isTimeUp({ clock, settings }: TableState, arrived: number): boolean {
  const end = closesAt(clock, paceOf(settings));
  return end !== null && arrived > end;
}

/** Is this an answer that others may be giving too, and where the first counts? It is legal now, so that it will be heard. */
export function isRaced(state: TableState, seat: Seat, command: Command, arrived: number): boolean {
  const { match, played } = state;
  const ask = command.t === 'move' ? openAsk(state) : null;
  if (command.t !== 'move' || match === null || ask?.id !== command.ask) return false;
  if (!isPlaying(state) || state.pausedBy !== null || isTimeUp(state, arrived)) return false;
  if (!played.isRace(match.state.table, ask, command.move.type)) return false;
  const { game } = match;
  return fit({ game, view: match.views[seat] }, offersTo(match, seat), command.move as RawMove, ask.id).ok;
}

interface Waiting extends Input {
  resolve(): void;
  reject(error: unknown): void;
}

export class Race {
  readonly #world: Pick<World, 'at'>;
  readonly #finish: (take: () => readonly Input[]) => Promise<void>;
  #bunch: Waiting[] = [];
  #closesAt = 0;

  /** `finish` takes the bunch when its turn has come: until then it grows. */
  constructor(world: Pick<World, 'at'>, finish: (take: () => readonly Input[]) => Promise<void>) {
    this.#world = world;
    this.#finish = finish;
  }

  /** While a bunch is open nothing closes: what is in it came in time. */
  get isOn(): boolean {
    return this.#bunch.length > 0;
  }

  /** When the bunch closes that something would be in which has just arrived. */
  closesAt(arrived: number): number {
    return this.isOn ? Math.max(this.#closesAt, arrived) : arrived + BUNCH;
  }

  /** Resolves when the input was played. */
  join(input: Input): Promise<void> {
    if (!this.isOn) {
      this.#closesAt = input.arrived + BUNCH;
      this.#world.at(this.#closesAt, () => void this.#close());
    }
    return new Promise((resolve, reject) => {
      this.#bunch.push({ ...input, resolve, reject });
    });
  }

  async #close(): Promise<void> {
    const bunch = this.#bunch;
    try {
      await this.#finish(() => this.#take());
      for (const { resolve } of bunch) resolve();
    } catch (error) {
      for (const { reject } of bunch) reject(error);
    }
  }

  #take(): readonly Input[] {
    const bunch = this.#bunch;
    this.#bunch = [];
    return bunch;
  }
}

function isHeard({ played }: TableState, entry: Entry<GameTypes>): boolean {
  return entry.events.some((event) => isTold(played.game, event, 'public'));
}

/** Plays them in order; who was before whom, where at least two were heard by everybody. */
export async function playInOrder(
  state: () => TableState,
  inputs: readonly Input[],
): Promise<readonly Finish[] | null> {
  const { match, played, settings } = state();
  if (match === null) return null;
  const heard: Input[] = [];
  const speaker = played.lastSpeaker(match.state.table);
  for (const input of inOrder(inputs, { speaker, seats: settings.seats })) {
    const entry = await input.play();
    const isFirst = heard.every(({ seat }) => seat !== input.seat);
    if (entry !== null && isFirst && isHeard(state(), entry)) heard.push(input);
  }
  const [first] = heard;
  return heard.length < 2 ? null : heard.map((input) => ({ seat: input.seat, after: sentAt(input) - sentAt(first) }));
}
