// How Stagnation and Decline strikes: as the table wants it; what the table does not say, the deck does.

import type { Book } from '../deck/book.ts';
import type { Public } from '../types.ts';
import type { Insertion } from '../words.ts';

export interface StrikeRules {
  readonly discard: number;
  readonly insertion: Insertion;
  readonly salvage: boolean;
}

export function strikeRules({ deck }: Book, { config }: Public): StrikeRules {
  const { discard, reinsert, salvage } = deck.stagnation;
  return {
    discard: config.sdDiscard === 0 ? discard : config.sdDiscard,
    insertion: config.sdInsert === 'deck' ? reinsert : config.sdInsert,
    salvage: config.sdSalvage ?? salvage,
  };
}

/** Among n cards: at least and at most so many above it. */
export const PLACES: { readonly [I in Insertion]: (n: number) => readonly [number, number] } = {
  middleThird: (n) => [Math.floor(n / 3), Math.ceil((2 * n) / 3)],
  uniform: (n) => [0, n],
  exact: (n) => [Math.floor(n / 2), Math.floor(n / 2)],
};
