// When an open table does something by itself, and what it does then.

import { type Ask, lapse, missing, type Seat } from '@pretender/kernel';
import { paceOf } from '@pretender/protocol/paces';
import { closesAt } from './clock.ts';
import { openAsk, type TableState } from './facts.ts';
import type { TableLine } from './lines.ts';
import { noteMissed, type Presence, waitFor } from './presence.ts';
import { dueAsk, orBeside, wakesAt } from './wake.ts';
import type { World } from './world.ts';

/** How much longer than it must a beat lasts if all have passed: less than this, in milliseconds. */
const MOST_EXTRA = 1000;

const NOBODY: readonly Seat[] = [];

/** Who keeps the question open. A beat is over soon; over days only whoever must decide alone is missed. */
function waitedFor({ match }: TableState, ask: Ask, isOverDays: boolean): readonly Seat[] {
  const isMissed = ask.mode === 'one' || (!isOverDays && ask.mode !== 'standing' && ask.clock !== 'beat');
  return match === null || !isMissed ? NOBODY : missing(match, ask);
}

export class Deadline {
  readonly #world: Pick<World, 'now' | 'below'>;
  readonly #presence: Presence;
  /** The open question, when it came up, and what was drawn for it then. */
  #ask = -1;
  #openedAt = 0;
  #extra = 0;
  /** The open question closes because everybody has answered, and not by its clock. */
  #isAnswered = false;
  /** When the open question closes. */
  #main: number | null = null;
  /** What was reckoned last, and from what: it is asked for several times with every move. */
  #time: number | null = null;
  #state: TableState | null = null;
  #head = -1;
  #changes = -1;

  constructor(world: Pick<World, 'now' | 'below'>, presence: Presence) {
    this.#world = world;
    this.#presence = presence;
  }

  /** The next time; null for never. It changes only with a line of the table, and with who is here. */
  of(state: TableState): number | null {
    const { changes } = this.#presence;
    const isKnown = this.#state === state && this.#head === state.head && this.#changes === changes;
    if (isKnown) return this.#time;
    this.#state = state;
    this.#head = state.head;
    this.#changes = changes;
    this.#time = this.#reckon(state);
    return this.#time;
  }

  #reckon(state: TableState): number | null {
    const ask = openAsk(state);
    if (ask !== null && this.#ask !== ask.id) {
      this.#ask = ask.id;
      this.#openedAt = this.#world.now();
      this.#extra = this.#world.below(MOST_EXTRA);
    }
    const own = wakesAt(state, this.#extra);
    this.#main = state.pausedBy === null && ask !== null ? this.#withAbsent(state, ask, own) : own;
    this.#isAnswered =
      state.pausedBy === null && this.#main === own && own !== closesAt(state.clock, paceOf(state.settings));
    return orBeside(state, this.#main);
  }

  #withAbsent(state: TableState, ask: Ask, own: number | null): number | null {
    const isOverDays = state.settings.speed === 'days';
    const waiting = waitedFor(state, ask, isOverDays);
    return waitFor(this.#presence, { mode: ask.mode, waiting, openedAt: this.#openedAt, own, isOverDays });
  }

  /** The open question has come up later by so much, for whoever is away. */
  delay(by: number): void {
    this.#openedAt += by;
  }

  /**
   * Time is up, or everybody has answered: what follows from it is in the match already. null if there is nothing to do yet. Time is up for
   * nobody before everything is heard that had arrived by then.
   */
  lineDue(state: TableState, now: number, heard: number): TableLine | null {
    const time = this.of(state);
    if (time === null || time > now) return null;
    const clock = Math.min(now, heard);
    if (state.pausedBy !== null) return time > clock ? null : { kind: 'resumed' };
    const ask = dueAsk(state, clock);
    if (ask === null || state.match === null) return null;
    const isOpenOver = this.#main !== null && this.#main <= (this.#isAnswered ? now : clock);
    if (ask.mode !== 'standing' && !isOpenOver) return null;
    noteMissed(this.#presence, waitedFor(state, ask, state.settings.speed === 'days'));
    const receipt = lapse(state.match, ask.id);
    return receipt.ok ? { kind: 'played', entry: receipt.entry } : null;
  }
}
