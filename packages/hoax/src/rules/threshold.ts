// How many hands carry a doubt (D50). The doubted counts among those in the round, the doubter among the hands.

import type { Seat } from '@pretender/kernel';
import type { Config } from '../options.ts';
import type { Public } from '../types.ts';
import { countIn, isFinale, isIn } from './heirs.ts';

interface Threshold {
  need(heirsIn: number): number;
  /** Ghosts' hands are hands; but they cannot stand in for somebody who is in (A-61). */
  readonly countsGhosts: boolean;
}

const THRESHOLDS: { readonly [T in Config['hoaxThreshold']]: Threshold } = {
  half: { need: (heirsIn) => Math.ceil(heirsIn / 2), countsGhosts: true },
  allOthers: { need: (heirsIn) => heirsIn - 1, countsGhosts: false },
  halfMax4: { need: (heirsIn) => Math.min(4, Math.ceil(heirsIn / 2)), countsGhosts: true },
};

function thresholdOf({ config }: Public): Threshold {
  return THRESHOLDS[config.hoaxThreshold];
}

export function handsNeeded(table: Public): number {
  return isFinale(table) ? 1 : thresholdOf(table).need(countIn(table));
}

/** Would these hands be enough for the vote that is open? */
export function suffices(table: Public, hands: readonly Seat[]): boolean {
  const { vote } = table;
  if (vote === null || hands.length < vote.need) return false;
  const counted = thresholdOf(table).countsGhosts ? hands : hands.filter((seat) => isIn(table, seat));
  return counted.length >= vote.need;
}
