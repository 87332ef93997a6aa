// Reactions that were sent early, when their step opens.

import type { Deep, Seat } from '@pretender/kernel';
import { topAsk } from '../asks.ts';
import type { Reaction } from '../move-types.ts';
import { hasAnswered } from '../rules/answers.ts';
import { isReactionLegal } from '../rules/legality.ts';
import { isForgone, mayClaim } from '../rules/reactions.ts';
import type { HoaxState, ReactionType } from '../types.ts';

interface Early {
  readonly seat: Seat;
  readonly move: Deep<Reaction>;
}

/**
 * The next one to be played, clockwise from whoever spoke last: by seats alone, so that the order does not tell when it
 * was sent. Who has answered the ask since then has thought better of it; what is no longer legal is passed over.
 */
export function firstEarly({ table, hands }: Deep<HoaxState>, type: ReactionType): Early | null {
  const { id, seats } = topAsk(table);
  const count = hands.length;
  let first: Early | null = null;
  let nearest = count;
  for (const seat of seats) {
    const { plans } = hands[seat];
    const move = plans.length === 0 ? undefined : plans.find((plan) => plan.type === type);
    if (!move) continue;
    const distance = (seat - table.turn.speaker + count) % count || count;
    if (distance > nearest || hasAnswered(hands[seat], id)) continue;
    if (!mayClaim(table, seat, type) || isForgone(hands[seat], type) || !isReactionLegal(table, move)) continue;
    nearest = distance;
    first = { seat, move };
  }
  return first;
}
