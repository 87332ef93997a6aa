// What finales of each size are worth to whoever moves: how many heads and trios both have, and how many turns are left. Many
// positions of each size are solved once (`pretender finale values`) and their mean is kept in `values.data.ts`: it stands at the
// end of what is reckoned at a table, where nobody looks further.

import { IDENTITIES } from '@pretender/hoax';
import { type Draws, seededDraws, shuffled } from '@pretender/kernel';
import { type Finalist, other, type Position, triosOf } from './position.ts';
import { solve } from './solve.ts';
import { DRAW, type Leaf } from './tree.ts';

/** Whoever has more is taken to have so many. */
const MOST_HEADS = 5;
const MOST_TRIOS = 2;

/** A number for each size. */
export type Values = readonly number[];

const ONE_SIDE = MOST_HEADS * (MOST_TRIOS + 1);

const SIZES = ONE_SIDE ** 2;

function sizeOf(side: Finalist): number {
  const heads = Math.min(MOST_HEADS, side.open.length) - 1;
  return heads * (MOST_TRIOS + 1) + Math.min(MOST_TRIOS, triosOf(side));
}

/** What these values say of a position, to side 0. */
export function leafOf(values: Values): Leaf {
  return ({ sides, mover }) => {
    const value = values[sizeOf(sides[mover]) * ONE_SIDE + sizeOf(sides[other(mover)])];
    return mover === 0 ? value : -value;
  };
}

/** One ware lies as often as there are trios, the others more often or not. */
function finalist(draws: Draws, size: number): Finalist {
  const heads = Math.floor(size / (MOST_TRIOS + 1)) + 1;
  const trios = size % (MOST_TRIOS + 1);
  const [gold, wine, grain] = shuffled(draws, [0, draws.below(2), draws.below(3)]).map((more) => trios + more);
  return { open: shuffled(draws, IDENTITIES).slice(0, heads), wares: { gold, wine, grain } };
}

interface Effort {
  readonly samples: number;
  readonly rounds: number;
  /** How often the values of many turns are put in the place of what comes after two. */
  readonly sweeps: number;
}

export const USUAL_EFFORT: Effort = { samples: 24, rounds: 50, sweeps: 6 };

/** The mean over some positions of this size, with two decimals. */
export function valueOfSize(at: number, turns: number, leaf: Leaf, { samples, rounds }: Effort): number {
  const draws = seededDraws(2026, `finales of size ${at}`);
  let sum = 0;
  for (let i = 0; i < samples; i++) {
    const position: Position = {
      sides: [finalist(draws, Math.floor(at / ONE_SIDE)), finalist(draws, at % ONE_SIDE)],
      mover: 0,
      turns,
    };
    sum += solve(position, { within: 0, mostRounds: rounds, leaf }).value;
  }
  return Number((sum / samples).toFixed(2));
}

/** Two turns, and then what is known of the turns after them. */
const STEP = 2;

/** A value for each size: with one turn left, with two, with three, with many. */
export function valuesOfSizes(effort: Effort, tell: (share: number) => void = () => {}): Values[] {
  let done = 0;
  const reckon = (turns: number, leaf: Leaf = DRAW): Values =>
    Array.from({ length: SIZES }, (_, at) => {
      tell(++done / (SIZES * (3 + effort.sweeps)));
      return valueOfSize(at, turns, leaf, effort);
    });
  const one = reckon(1);
  const two = reckon(2);
  const three = reckon(STEP, leafOf(one));
  let many = three;
  for (let i = 0; i < effort.sweeps; i++) many = reckon(STEP, leafOf(many));
  return [one, two, three, many];
}
