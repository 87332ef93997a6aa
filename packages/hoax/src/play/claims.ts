// Making a claim: it is said aloud, and everybody else in the round may doubt it before anything happens.

import type { Deep, Seat } from '@pretender/kernel';
import type { Reaction } from '../move-types.ts';
import type { Claim, Turn } from '../types.ts';

/** The claim behind each reaction. */
const CLAIMS: {
  readonly [T in Reaction['type']]: (seat: Seat, reaction: Deep<Extract<Reaction, { type: T }>>) => Claim;
} = {
  immunise: (seat) => ({ kind: 'immunise', seat, as: 'magician' }),
  outlaw: (seat) => ({ kind: 'outlaw', seat, as: 'baron' }),
  sentence: (seat, { ware, count, share }) => ({
    kind: 'sentence',
    seat,
    as: 'judge',
    ware,
    count,
    share: share ?? null,
  }),
  absolve: (seat, { ware }) => ({ kind: 'absolve', seat, as: 'monk', ware }),
};

export function claimReaction(turn: Turn, seat: Seat, reaction: Deep<Reaction>): void {
  const claimOf = CLAIMS[reaction.type] as (seat: Seat, reaction: Deep<Reaction>) => Claim;
  turn.emit({ type: 'claimed', claim: claimOf(seat, reaction) });
}
