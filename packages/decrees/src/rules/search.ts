// Cards that may be picked: out of a hand that was searched, or of those that Stagnation and Decline has discarded.

import type { Seat } from '@pretender/kernel';
import { type Book, cardNamed } from '../deck/book.ts';
import { playerIn } from '../ops/refs.ts';
import type { Public } from '../types.ts';
import type { CardId } from '../words.ts';
import { flattened } from './card-ops.ts';

/** Whose hand is being searched. */
export function searched(book: Book, table: Public): Seat | null {
  const { resolving } = table;
  if (resolving === null || resolving.card === null) return null;
  const { seat, card, with: slots, memory, next } = resolving;
  const stage = { book, table, seat, with: slots, memory };
  const op = flattened(stage, cardNamed(book, card).ops)[next - 1];
  return op?.op === 'lookAndTake' ? playerIn(stage, op.from) : null;
}

/** Those it has just discarded; with the last of the deck it lies on top of them itself. */
export function salvageable({ discard, swept, pile }: Public): readonly CardId[] {
  const end = pile.count === 0 ? discard.length - 1 : discard.length;
  return discard.slice(end - swept, end);
}
