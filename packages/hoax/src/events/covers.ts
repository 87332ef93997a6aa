// What begins anew with every card: which heads are covered, and who the heir has claimed to be.

import type { Heir } from '../types.ts';

export function noCovers(): Heir['covers'] {
  return { baron: null, monk: null, judge: null, merchant: null, magician: null, thief: null, farmer: null };
}

export function noClaims(): Heir['claimed'] {
  return { baron: 0, monk: 0, judge: 0, merchant: 0, magician: 0, thief: 0, farmer: 0 };
}
