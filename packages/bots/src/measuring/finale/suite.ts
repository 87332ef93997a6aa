// The published positions: any heads, few wares, five turns for three heads each and four turns for four.

import { IDENTITIES, type Wares } from '@pretender/hoax';
import { type Draws, seededDraws, shuffled } from '@pretender/kernel';
import type { Finalist, Position } from '../../finale/position.ts';

const SIZES = [
  { heads: 3, turns: 5, count: 120 },
  { heads: 4, turns: 4, count: 80 },
] as const;

const MOST_WARES = 2;

function wares(draws: Draws): Wares {
  return { gold: draws.below(MOST_WARES + 1), wine: draws.below(MOST_WARES + 1), grain: draws.below(MOST_WARES + 1) };
}

function finalist(draws: Draws, heads: number): Finalist {
  const open = shuffled(draws, IDENTITIES).slice(0, heads);
  return { open: IDENTITIES.filter((identity) => open.includes(identity)), wares: wares(draws) };
}

export function finaleSuite(): Position[] {
  const draws = seededDraws(2026, 'finale suite');
  return SIZES.flatMap(({ heads, turns, count }) =>
    Array.from({ length: count }, (): Position => {
      const sides = [finalist(draws, heads), finalist(draws, heads)] as const;
      return { sides: [...sides], mover: 0, turns };
    }),
  );
}
