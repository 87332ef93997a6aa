// How many hands carry a doubt (D50). The doubted counts among those in the round, the doubter among the hands.

import type { Config } from '../options.ts';
import type { Public } from '../types.ts';
import { countIn, isFinale } from './heirs.ts';

const THRESHOLDS: { readonly [T in Config['hoaxThreshold']]: (heirsIn: number) => number } = {
  half: (heirsIn) => Math.ceil(heirsIn / 2),
  allOthers: (heirsIn) => heirsIn - 1,
  halfMax4: (heirsIn) => Math.min(4, Math.ceil(heirsIn / 2)),
};

export function handsNeeded(table: Public): number {
  return isFinale(table) ? 1 : THRESHOLDS[table.config.hoaxThreshold](countIn(table));
}
