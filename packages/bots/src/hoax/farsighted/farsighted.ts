// A patient heir that tries things out: in worlds that it believes in it looks what comes of each thing that is worth considering.
// The others answer there from what they may know, so nobody in such a world knows its card any better than at the table.

import type { Hoax, Identity, Move } from '@pretender/hoax';
import { type Draws, type Seat, seededDraws } from '@pretender/kernel';
import type { Player } from '../../player.ts';
import type { Belief } from '../belief/evidence.ts';
import type { Habits } from '../shrewd/habits.ts';
import { doubtRate } from '../shrewd/repute.ts';
import { isLong, shrewdHeir } from '../shrewd/shrewd.ts';
import { pickWeighted, type Thought, think } from '../shrewd/thought.ts';
import { chanceAfter, worldOf } from './ahead.ts';
import { type Breadth, choicesFor } from './choices.ts';
import { mixOf } from './mix.ts';

export interface Depth extends Breadth {
  /** In how many worlds everything is tried. */
  readonly worlds: number;
}

/** Enough to win most matches against wily heirs, for some ten milliseconds. */
export const USUAL_DEPTH: Depth = { worlds: 3, accusations: 2, claims: 3 };

/** On whose card it hangs what comes of a move. */
interface Hinge {
  readonly seat: Seat;
  readonly identity: Identity;
}

function hingeOf(move: Move): Hinge | null {
  return move.type === 'accuse' ? { seat: move.target, identity: move.identity } : null;
}

const MOST_DEALS = 200;

/** A deal in which it is so, or is not; null if that is too rare to be met. */
function dealWhere(belief: Belief, { seat, identity }: Hinge, isSo: boolean, draws: Draws): number[] | null {
  const kind = belief.identities.indexOf(identity);
  for (let tries = 0; tries < MOST_DEALS; tries++) {
    const deal = belief.sample(draws);
    if ((deal[seat] === kind) === isSo) return deal;
  }
  return null;
}

class Trials {
  readonly #thought: Thought;
  readonly #ask: number;
  readonly #player: Player<Hoax>;

  constructor(thought: Thought, ask: number, player: Player<Hoax>) {
    this.#thought = thought;
    this.#ask = ask;
    this.#player = player;
  }

  /** What each of the moves comes to in a world; the same luck for all of them. */
  row(moves: readonly Move[]): number[] {
    const { draws } = this.#thought;
    const luck = draws.below(2 ** 31);
    const deal = this.#thought.belief().sample(draws);
    return moves.map((move) => this.#worth(move, deal, luck));
  }

  /** Where all hangs on one card, both ways are tried, and count as they are likely: by luck alone it would take many worlds. */
  #worth(move: Move, deal: readonly number[], luck: number): number {
    const { draws } = this.#thought;
    const belief = this.#thought.belief();
    const hinge = hingeOf(move);
    if (hinge === null) return this.#worthIn(move, deal, luck);
    const chance = belief.chance(hinge.seat, hinge.identity);
    const so = chance > 0 ? dealWhere(belief, hinge, true, draws) : null;
    const not = chance < 1 ? dealWhere(belief, hinge, false, draws) : null;
    if (so === null || not === null) return this.#worthIn(move, so ?? not ?? deal, luck);
    return chance * this.#worthIn(move, so, luck) + (1 - chance) * this.#worthIn(move, not, luck);
  }

  #worthIn(move: Move, deal: readonly number[], luck: number): number {
    const { view, seat } = this.#thought;
    const world = worldOf(view, this.#thought.belief(), deal, seededDraws(luck, 'world'));
    return chanceAfter({ world, seat, ask: this.#ask, move, player: this.#player, draws: seededDraws(luck, 'ahead') });
  }
}

/** At a table of many a world takes several times as long, so fewer have to do: by their number, and never by the clock. */
const MANY_SEATS = 8;
const WORLDS_AMONG_MANY = 2;

function worldsAt({ worlds }: Depth, seats: number): number {
  return seats > MANY_SEATS ? Math.min(worlds, WORLDS_AMONG_MANY) : worlds;
}

/** Those in the worlds it tries hardly ever doubt: where so many claims of a match were, what they show is not what would come. */
const DOUBTING_TABLE = 0.25;

export function farsightedHeir(habits: Habits, depth: Depth): Player<Hoax> {
  const usually = shrewdHeir(habits);
  return (view, specs, draws) => {
    const usual = usually(view, specs, draws);
    const seat = view.viewer;
    const own = seat === 'public' ? null : view.hands[seat]?.identity;
    const asked = view.table.asks.find(({ id }) => id === specs[0]?.ask);
    if (usual === null || seat === 'public' || !own || !asked) return usual;
    const thought = think({ view, seat, own, specs, draws }, habits);
    // A round must end one day, also where waiting always looks a little better.
    if (isLong(thought) || doubtRate(thought) > DOUBTING_TABLE) return usual;
    const moves = choicesFor(thought, asked.kind, usual, depth);
    if (moves.length < 2) return usual;
    const trials = new Trials(thought, asked.id, usually);
    const mix = mixOf(
      Array.from({ length: worldsAt(depth, view.table.heirs.length) }, () => trials.row(moves)),
      draws,
    );
    return pickWeighted(draws, moves, (move) => mix[moves.indexOf(move)]) ?? usual;
  };
}
