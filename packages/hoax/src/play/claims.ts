// Making a claim: it is said aloud, and everybody else in the round may doubt it before anything happens.

import type { Deep, Seat } from '@pretender/kernel';
import { ask } from '../asks.ts';
import { othersIn } from '../rules/heirs.ts';
import type { Claim, Reaction, Turn } from '../types.ts';

export function openClaim(turn: Turn, claim: Claim): void {
  turn.emit({ type: 'claimed', claim });
  ask(turn, 'reaction', othersIn(turn.state.table, claim.seat));
}

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
  openClaim(turn, CLAIMS[reaction.type](seat, reaction as never));
}
