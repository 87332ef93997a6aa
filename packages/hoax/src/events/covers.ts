import type { Heir } from '../types.ts';

export function noCovers(): Heir['covers'] {
  return { baron: null, monk: null, judge: null, merchant: null, magician: null, thief: null, farmer: null };
}
