/**
 * What six clients of one table hold. They live in one process, so the table that all of them see is kept once and every
 * event is written once: in front of a server stand six machines, and what they do for themselves is not its business.
 */
import { type Event, type Hoax, hoax } from '@pretender/hoax';
import { type Ask, resolveOptions, type Seat, type View, viewOf, writerOf } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import { CLIENTS } from './load.ts';
import { OPTIONS } from './our-script.ts';

const SEATS = Array.from({ length: CLIENTS }, (_, seat) => seat as Seat);
const resolved = resolveOptions(hoax.options, OPTIONS, CLIENTS);

/** Before the first event: six views of the same table. */
function emptyViews(): readonly View<Hoax>[] {
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const state = hoax.init(resolved.config, CLIENTS);
  return SEATS.map((seat) => viewOf(state, seat));
}

const isOfGame = ({ type }: Told): boolean => !type.startsWith('@');
const isPrivate = (event: Told): boolean => isOfGame(event) && writerOf(hoax, event as Event).to !== 'all';

export class OurViews {
  #views: readonly View<Hoax>[] | null = null;
  /** What each has heard, and not all have. */
  readonly #heard: readonly Told[][] = SEATS.map(() => []);
  /** How often a match has ended. */
  ended = 0;

  /** Whether there is anything new for anybody. */
  hear(seat: Seat, events: readonly Told[]): boolean {
    const heard = this.#heard[seat];
    for (const event of events) heard.push(event);
    let isNew = false;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#write(next);
      isNew = true;
    }
    return isNew;
  }

  /** Something for all of them comes when all have heard it; what one alone was told before that is written first. */
  #next(): Told | undefined {
    for (const seat of SEATS) this.#writePrivate(seat);
    if (this.#heard.some(({ length }) => length === 0)) return undefined;
    return this.#heard.map((heard) => heard.shift())[0];
  }

  #writePrivate(seat: Seat): void {
    const heard = this.#heard[seat];
    while (heard.length > 0 && isPrivate(heard[0])) this.#writeHand(seat, heard.shift() as Event);
  }

  #writeHand(seat: Seat, event: Event): void {
    const view = this.#views?.[seat];
    if (view) writerOf(hoax, event).hand?.(view.hands[seat] as never, seat, view.table, event as never);
  }

  #write(event: Told): void {
    if (event.type === '@started') this.#views = emptyViews();
    else if (event.type === '@ended') {
      this.#views = null;
      this.ended += 1;
    } else if (isOfGame(event) && this.#views !== null) {
      for (const seat of SEATS) this.#writeHand(seat, event as Event);
      writerOf(hoax, event as Event).table?.(this.#views[0].table as never, event as never);
    }
  }

  viewOf(seat: Seat): View<Hoax> | null {
    return this.#views?.[seat] ?? null;
  }

  /** What this seat is asked and has not answered. */
  questionFor(seat: Seat): Ask | null {
    const view = this.viewOf(seat);
    if (view === null) return null;
    const ask = hoax.asks(view.table).findLast(({ held, mode }) => !held && mode !== 'standing');
    return ask?.seats.includes(seat) && !hoax.answered(view, ask) ? ask : null;
  }
}
