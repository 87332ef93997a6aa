// What may still be shown to whom. An own card is never covered and never shown, so a buyer can count what
// is left without knowing it.

import type { Deep, Seat } from '@pretender/kernel';
import type { Hand, Public, View } from '../types.ts';
import type { Identity } from '../words.ts';
import { identitiesIn } from './deck.ts';
import { isCovered, isDuel } from './heirs.ts';
import { trios } from './wares.ts';

function isOpen(table: Public, target: Seat, identity: Identity, known: readonly Identity[]): boolean {
  return !isCovered(table, target, identity) && !known.includes(identity);
}

type Showing = Pick<Deep<Hand>, 'identity' | 'shown' | 'exposed'>;

/** As the target sees it. */
export function showable(table: Public, target: Seat, hand: Showing, buyer: Seat): Identity[] {
  return identitiesIn(table.config).filter(
    (identity) =>
      isOpen(table, target, identity, hand.shown[buyer]) &&
      identity !== hand.identity &&
      !hand.exposed.includes(identity),
  );
}

/** How many identities so many trios are worth; fewer are shown if there are not so many left. */
export function worthOf({ config }: Public, spent: number): number {
  return spent * config.infoPerTrio;
}

/** How many trios this buyer could spend on that target, from his own view. */
export function mostTrios(view: View, buyer: Seat, target: Seat): number {
  const { table } = view;
  const affordable = trios(table.heirs[buyer].wares);
  if (affordable === 0) return 0;
  const seen = view.hands[buyer]?.seen[target] ?? [];
  let left = -1;
  for (const identity of identitiesIn(table.config)) if (isOpen(table, target, identity, seen)) left++;
  return Math.min(affordable, Math.ceil(left / worthOf(table, 1)));
}

/** Among children, and in a finale that has begun, what is bought is covered for all to see. */
export function isToldOpenly({ config, finale }: Public): boolean {
  return config.children || finale;
}

/** With `infoExtra` a purchase comes beside the action; in a duel it is the turn, as always. */
export function isExtra(table: Public): boolean {
  return table.config.infoExtra && !isDuel(table);
}

/** May the active heir buy information now, as his action or beside it? Once beside it. */
export function mayInform(table: Public): boolean {
  return !(table.turn.hasExtra && isExtra(table));
}

/** After the action: by what all can see, could he still buy? */
export function mayInformAfter(table: Public): boolean {
  return isExtra(table) && !table.turn.hasExtra && trios(table.heirs[table.turn.seat].wares) > 0;
}
