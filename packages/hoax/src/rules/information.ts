// What may still be shown to whom. An own card is never covered and never shown, so a buyer can count what
// is left without knowing it.

import type { Seat } from '@pretender/kernel';
import type { Public, View } from '../types.ts';
import { IDENTITIES, type Identity } from '../words.ts';
import { trios } from './wares.ts';

function open(table: Public, target: Seat, known: readonly Identity[]): Identity[] {
  const { covers } = table.heirs[target];
  return IDENTITIES.filter((identity) => covers[identity] === null && !known.includes(identity));
}

/** As the target sees it. */
export function showable(
  table: Public,
  target: Seat,
  hand: { readonly identity: Identity | null; readonly shown: readonly (readonly Identity[])[] },
  buyer: Seat,
): Identity[] {
  return open(table, target, hand.shown[buyer]).filter((identity) => identity !== hand.identity);
}

/** How many trios this buyer could spend on that target, from his own view. */
export function mostTrios(view: View, buyer: Seat, target: Seat): number {
  const affordable = trios(view.table.heirs[buyer].wares);
  if (affordable === 0) return 0;
  const seen = view.hands[buyer]?.seen[target] ?? [];
  return Math.min(affordable, open(view.table, target, seen).length - 1);
}
