// What begins anew with every card: which heads are covered, and who the heir has claimed to be.

import type { CoverReason, Heir } from '../types.ts';
import type { Identity } from '../words.ts';

export function noCovers(): Heir['covers'] {
  return { baron: null, monk: null, judge: null, merchant: null, magician: null, thief: null, farmer: null };
}

export function noClaims(): Heir['claimed'] {
  return { baron: 0, monk: 0, judge: 0, merchant: 0, magician: 0, thief: 0, farmer: 0 };
}

/** The same as `covers[identity] = why`, and many times as fast where the identity changes all the time. */
export function cover({ covers }: Heir, identity: Identity, why: CoverReason): void {
  if (identity === 'baron') covers.baron = why;
  else if (identity === 'monk') covers.monk = why;
  else if (identity === 'judge') covers.judge = why;
  else if (identity === 'merchant') covers.merchant = why;
  else if (identity === 'magician') covers.magician = why;
  else if (identity === 'thief') covers.thief = why;
  else covers.farmer = why;
}

/** Likewise `claimed[identity]`. */
export function timesClaimed(claimed: Heir['claimed'], identity: Identity): number {
  if (identity === 'baron') return claimed.baron;
  if (identity === 'monk') return claimed.monk;
  if (identity === 'judge') return claimed.judge;
  if (identity === 'merchant') return claimed.merchant;
  if (identity === 'magician') return claimed.magician;
  return identity === 'thief' ? claimed.thief : claimed.farmer;
}
