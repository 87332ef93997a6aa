// When a player who is not at the table as a person should look at what stands beside the turn: once for every version
// of an offer to him, and once in a turn of his own to see whether he has something to offer.

import type { Ask, Seat } from '@pretender/kernel';
import { topAsk } from '../asks.ts';
import type { Move } from '../move-types.ts';
import { mayDeal } from '../rules/deals.ts';
import type { View } from '../types.ts';

const BESIDE: ReadonlySet<string> = new Set<Move['type']>([
  'offer',
  'counter',
  'accept',
  'decline',
  'withdraw',
  'promise',
  'publish',
  'mark',
]);

/** Is this said beside the turn? The match goes on without it, and D11.9 says who may know of it. */
export function isBeside(type: string): boolean {
  return BESIDE.has(type);
}

/** A name for the occasion: who has looked at it once need not look again. `null` if there is nothing to look at. */
export function besideFor({ table, hands, viewer }: View, ask: Ask): string | null {
  const hand = viewer === 'public' ? null : hands[viewer];
  if (!hand || !mayDeal(table)) return null;
  if (ask.kind === 'dealing') return decidingIn(table, viewer as Seat);
  const open = table.offers.find((offer) => offer.ask === ask.id);
  const deal = hand.deals.find(({ offer }) => offer === open?.id);
  return !deal || deal.agreed.includes(viewer as Seat) ? null : `version ${deal.version}`;
}

/** It is his turn, or he is the one who may remove blame; to give out posts or to choose a top he has nothing to offer. */
function decidingIn(table: View['table'], seat: Seat): string | null {
  const top = topAsk(table);
  const isOccasion = top?.kind === 'action' || top?.kind === 'removal';
  return isOccasion && top.seats.includes(seat) ? `${top.kind} ${table.turn.number}` : null;
}
