/**
 * One match of ours as it will be played: the same deal, the same rules, answers drawn at random, one after the other. What closes
 * because all have answered closes here as it does at the table, so it is known what everybody will have been told.
 */
import { type Hoax, hoax } from '@pretender/hoax';
import { isHeard } from '@pretender/hoax/live';
import {
  type Ask,
  beginMatch,
  chachaDice,
  type Draws,
  enter,
  firstMissing,
  lapse,
  type Match,
  randomPolicy,
  resolveOptions,
  type Seat,
  seededDraws,
} from '@pretender/kernel';
import { CLIENTS } from './load.ts';

/** The options of all tables that are measured. */
export const OPTIONS = { edition: 'de' };

const policy = randomPolicy(hoax);
const resolved = resolveOptions(hoax.options, OPTIONS, CLIENTS);
/** Far more than are looked at. */
const MOST_ENTRIES = 200;

export interface OurMove {
  readonly seat: Seat;
  readonly ask: number;
  readonly move: object;
}

export class OurScript {
  readonly #match: Match<Hoax>;
  readonly #draws: Draws;

  constructor(key: Uint8Array, seed: number) {
    if (!resolved.ok) throw new Error(resolved.problems.join('; '));
    this.#match = beginMatch(hoax, resolved.config, CLIENTS, chachaDice(key));
    this.#draws = seededDraws(seed, 'answers');
    this.#settle();
  }

  get isOver(): boolean {
    return hoax.outcome(this.#match.state.table) !== null;
  }

  /** How much this seat has been told of the match by now. */
  told(seat: Seat): number {
    return this.#match.told[seat];
  }

  /** The next answer, which is played with it. */
  next(): OurMove {
    const match = this.#match;
    const ask = this.#open();
    const seat = ask === null ? null : firstMissing(match, ask);
    if (ask === null || seat === null) throw new Error('nobody is asked anything, and the match is not over');
    const move = policy(match.views[seat], this.#draws);
    enter(match, { by: 'move', seat, ask: ask.id, move }, (turn) => hoax.play(turn, ask, seat, move));
    this.#settle();
    return { seat, ask: ask.id, move };
  }

  #open(): Ask | null {
    return hoax.asks(this.#match.state.table).findLast(({ held, mode }) => !held && mode !== 'standing') ?? null;
  }

  /** What all have answered is over, and so is what all have heard already. */
  #settle(): void {
    const match = this.#match;
    for (let ask = this.#open(); ask !== null && !this.isOver; ask = this.#open()) {
      if (firstMissing(match, ask) !== null && !isHeard(match.state.table, match.entries)) break;
      lapse(match, ask.id);
    }
    if (match.entries.length > MOST_ENTRIES) match.entries.splice(0, MOST_ENTRIES / 2);
  }
}
