// What a raised hand is worth. A doubt is an affair of all the others together: what the claimant loses by being exposed they gain, and
// what it gains by being doubted wrongly they lose. So those who see the same mostly want the same, and count on each other.

import type { Public } from '@pretender/hoax';
import { isVictim } from '../shrewd/doubting.ts';
import type { Manner } from '../shrewd/habits.ts';
import { share, wouldCrown, wrongDoubtOf } from '../shrewd/stakes.ts';
import type { CourtHabits } from './habits.ts';

/** What a crown is worth against the points that all others might still get. */
const CROWN_LOSS = 3;

/** What the claimant gets by a wrong doubt, against staying in. */
function wrongDoubtGainOf(table: Public, claimant: number): number {
  const count = table.heirs.filter(({ standing }) => standing === 'in').length;
  if (wouldCrown(table, claimant)) return CROWN_LOSS;
  const { points, stays } = wrongDoubtOf(table, claimant);
  return Math.max(0.1, points - (stays ? 0 : share(count)));
}

/** What is taken from a victim, in wares. */
const TAKEN = 0.1;

type Weights = Pick<CourtHabits, 'exposing'> & Pick<Manner, 'ware'>;

/** A hand pays for this seat below this chance that the claim is true. */
export function paysBelow(table: Public, claimant: number, hand: number | null, { exposing, ware }: Weights): number {
  const others = Math.max(1, table.heirs.filter(({ standing }) => standing === 'in').length - 1);
  const saved = hand !== null && isVictim(table, hand) ? TAKEN * ware * others : 0;
  const gain = exposing + saved;
  return gain / (gain + wrongDoubtGainOf(table, claimant));
}

/** How likely somebody raises a hand who believes the claim by this chance. */
export function readiness(limit: number, chance: number, nuance: number): number {
  return 1 / (1 + Math.exp((chance - limit) / nuance));
}

/** How likely at least so many of them do. */
export function atLeast(need: number, chances: readonly number[]): number {
  if (need <= 0) return 1;
  let counts = [1];
  for (const chance of chances) {
    const next = counts.map((each) => each * (1 - chance));
    next.push(0);
    for (let at = 0; at < counts.length; at++) next[at + 1] += counts[at] * chance;
    counts = next;
  }
  return counts.slice(need).reduce((sum, each) => sum + each, 0);
}
