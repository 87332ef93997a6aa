// Whom a card touches more than the others, by public facts: whoever lets things pass is woken for it.

import type { Seat } from '@pretender/kernel';
import { type Book, cardNamed } from '../deck/book.ts';
import type { TargetKind } from '../deck/types.ts';
import { flattened } from '../rules/card-ops.ts';
import type { Public } from '../types.ts';
import { isMinistry } from '../words.ts';

function directs({ posts }: Public, seat: Seat, ministry: unknown): boolean {
  return isMinistry(ministry) && posts[ministry].director === seat;
}

type Touches = (table: Public, seat: Seat, value: unknown) => boolean;

/** By what a slot of a card holds. */
const TOUCHES: { readonly [K in TargetKind]: Touches } = {
  player: (_table, seat, value) => value === seat,
  ministry: directs,
  decree: (table, seat, value) => directs(table, seat, table.decrees[String(value)]?.at),
  amount: () => false,
  choice: () => false,
  restructure: () => false,
  /** Somebody is investigated, or everybody gets another post. */
  specialArgs(table, seat, value) {
    const { ministry, directors } = (value ?? {}) as { ministry?: unknown; directors?: unknown };
    return directors !== undefined || directs(table, seat, ministry);
  },
};

function hasLeast({ players }: Public, seat: Seat): boolean {
  return players.every(({ personal }) => personal >= players[seat].personal);
}

/** It is his turn, or somebody's card is aimed at him, at his desk or at a paper on it. */
export function isConcerned(book: Book, table: Public, seat: Seat): boolean {
  const { turn, resolving } = table;
  if (turn.seat === seat) return true;
  if (resolving === null || resolving.card === null) return false;
  const { seat: player, with: slots, memory } = resolving;
  const card = cardNamed(book, resolving.card);
  if (card.targets.some(({ slot, kind }) => TOUCHES[kind](table, seat, slots[slot]))) return true;
  const ops = flattened({ book, table, seat: player, with: slots, memory }, card.ops);
  return ops.some((op) => op.op === 'gainPB' && op.who === 'lowestPB') && hasLeast(table, seat);
}
