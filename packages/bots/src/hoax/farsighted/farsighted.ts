// A patient heir that tries things out: in worlds that it believes in it looks what comes of each thing that is worth considering.
// The others answer there from what they may know, so nobody in such a world knows its card any better than at the table.

import type { Hoax, Move } from '@pretender/hoax';
import type { AskId } from '@pretender/kernel';
import type { Player } from '../../player.ts';
import { weighAccusations } from '../shrewd/accusing.ts';
import { weighClaims } from '../shrewd/claiming.ts';
import type { Habits, Manner } from '../shrewd/habits.ts';
import { doubtRate } from '../shrewd/repute.ts';
import { isLong, shrewdHeir } from '../shrewd/shrewd.ts';
import { pickWeighted, type Thought, think } from '../shrewd/thought.ts';
import { type Breadth, choicesFor, type Weighing } from './choices.ts';
import { mixOf } from './mix.ts';
import { tryOut } from './trials.ts';

export interface Depth extends Breadth {
  /** In how many worlds everything is tried. */
  readonly worlds: number;
}

/** Enough to win most matches against wily heirs, for some ten milliseconds. */
export const USUAL_DEPTH: Depth = { worlds: 3, accusations: 2, claims: 3 };

/** At a table of many a world takes several times as long, so fewer have to do: by their number, and never by the clock. */
const MANY_SEATS = 8;
const WORLDS_AMONG_MANY = 2;

function worldsAt({ worlds }: Depth, { view }: Thought<Manner>): number {
  return view.table.heirs.length > MANY_SEATS ? Math.min(worlds, WORLDS_AMONG_MANY) : worlds;
}

/** Those in the worlds it tries hardly ever doubt: where so many claims of a match were, what they show is not what would come. */
const DOUBTING_TABLE = 0.25;

/**
 * A round must end one day, also where waiting always looks a little better: after so many turns for each heir. Later than for
 * anybody else: of heirs who wait for each other, whoever accuses first without knowing mostly loses.
 */
export const LONG_ROUND = 26;

function isWorthTrying(thought: Thought): boolean {
  return !isLong(thought, LONG_ROUND) && doubtRate(thought) <= DOUBTING_TABLE;
}

/** How somebody tries things out. */
export interface Foresight<H extends Manner> {
  readonly habits: H;
  /** What it would do without, and how everybody is thought to go on. */
  readonly player: Player<Hoax>;
  readonly weighing: Weighing<H>;
  readonly depth: Depth;
  isWorthTrying(thought: Thought<H>): boolean;
  /** What is taken off the chance of the crown, turn by turn of each heir, for everything after which the round goes on as it was. */
  readonly turnPrice: number;
}

/** What each of the moves comes to, a row for each world. */
export function worthsOf<H extends Manner>(
  { depth, player, turnPrice }: Foresight<H>,
  thought: Thought<H>,
  ask: AskId,
  moves: readonly Move[],
): number[][] {
  const rows = tryOut({ thought, ask, moves, player, worlds: worldsAt(depth, thought) });
  if (turnPrice === 0) return rows;
  const { turn, heirs } = thought.view.table;
  const waited = (turnPrice * turn.number) / heirs.length;
  return rows.map((row) => row.map((worth, at) => (moves[at].type === 'accuse' ? worth : worth - waited)));
}

export function tryingHeir<H extends Manner>(foresight: Foresight<H>): Player<Hoax> {
  const { habits, player, weighing, depth } = foresight;
  return (view, specs, draws) => {
    const usual = player(view, specs, draws);
    const seat = view.viewer;
    const own = seat === 'public' ? null : view.hands[seat]?.identity;
    const asked = view.table.asks.find(({ id }) => id === specs[0]?.ask);
    if (usual === null || seat === 'public' || !own || asked?.kind !== 'declaration') return usual;
    const thought = think({ view, seat, own, specs, draws }, habits);
    if (!foresight.isWorthTrying(thought)) return usual;
    const moves = choicesFor(thought, usual, weighing, depth);
    if (moves.length < 2) return usual;
    const mix = mixOf(worthsOf(foresight, thought, asked.id, moves), draws);
    return pickWeighted(draws, moves, (move) => mix[moves.indexOf(move)]) ?? usual;
  };
}

export const SHREWD_WEIGHING: Weighing<Habits> = { accusations: weighAccusations, claims: weighClaims };

export function farsightedHeir(habits: Habits, depth: Depth): Player<Hoax> {
  const player = shrewdHeir(habits);
  return tryingHeir({ habits, player, weighing: SHREWD_WEIGHING, depth, isWorthTrying, turnPrice: 0 });
}
