// As whom to act: what it brings, what it gives away, and what a doubt would do.

import { doubtRate, seenThrough } from './repute.ts';
import { ownShare, wrongDoubtGain } from './stakes.ts';
import { pickWeighted, type Thought } from './thought.ts';
import { bestOfEach, type Claim, type Use } from './uses.ts';

/** A lie is doubted somewhat more often than the truth. */
const LIE_FACTOR = 1.5;

/** The best claim as each identity, and what it would bring, in points. */
export function weighClaims(thought: Thought): { readonly move: Claim; readonly gain: number }[] {
  const { own, habits } = thought;
  const seen = seenThrough(thought);
  const rate = doubtRate(thought);
  const share = ownShare(thought);
  const wrongDoubted = wrongDoubtGain(thought, rate);
  const gainOf = ({ claim: { as }, worth }: Use): number => {
    const isTrue = as === own;
    const doubted = Math.min(1, isTrue ? rate : LIE_FACTOR * rate);
    const danger = habits.shyness * share * seen(as) ** 2;
    return isTrue
      ? (1 - doubted) * (worth - danger) + doubted * wrongDoubted + habits.honesty
      : (1 - doubted) * worth - doubted * habits.cover - danger;
  };
  return bestOfEach(thought).map((use) => ({ move: use.claim, gain: gainOf(use) }));
}

export function claim(thought: Thought): Claim | null {
  const { habits, draws } = thought;
  const uses = weighClaims(thought);
  const most = Math.max(...uses.map(({ gain }) => gain));
  return pickWeighted(draws, uses, ({ gain }) => Math.exp((gain - most) / habits.whim))?.move ?? null;
}
