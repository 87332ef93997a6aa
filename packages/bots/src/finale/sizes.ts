// What finales of each size are worth to whoever moves: how many heads and trios both have, and how many turns are left. Many
// positions of each size are solved once (`pretender finale values`) and their mean is kept in `values.data.ts`: it stands at the
// end of what is reckoned at a table, where nobody looks further.

import { type Finalist, other, triosOf } from './position.ts';
import type { Leaf } from './tree.ts';

/** Whoever has more is taken to have so many. */
const MOST_HEADS = 5;
export const MOST_TRIOS = 2;

/** A number for each size. */
export type Values = readonly number[];

/** So many sizes of one side; of both as many times as many. */
export const ONE_SIDE = MOST_HEADS * (MOST_TRIOS + 1);

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
