// Learning what positions are worth.

import { seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { type Lesson, SCHOOLS, teach } from '../src/measuring/teaching/index.ts';
import { chanceIn } from '../src/network.ts';

const SEATS = 5;

/** A match in which whoever has the larger first number wins more often; the second one means nothing. */
function madeUp(seed: number): Lesson {
  const draws = seededDraws(seed, 'made up');
  const strength = Array.from({ length: SEATS }, () => draws.below(100) / 100);
  const winner = strength.indexOf(Math.max(...strength));
  const turns = Array.from({ length: 4 }, (_, turn) => turn);
  return {
    positions: turns.flatMap(() => strength.map((first) => Float32Array.of(first, draws.below(100) / 100))),
    turns,
    shares: strength.map((_, seat) => (seat === winner ? 1 : 0)),
    isPupil: strength.map((_, seat) => seat === 0),
  };
}

describe('learning', { timeout: 120_000 }, () => {
  it('finds what decides a match, and not what means nothing', () => {
    const lessons = Array.from({ length: 400 }, (_, seed) => madeUp(seed));
    const weights = teach(lessons, { draws: seededDraws(1, 'teach'), patience: 0.88 });
    expect(chanceIn(weights, [0.95, 0.5])).toBeGreaterThan(0.5);
    expect(chanceIn(weights, [0.2, 0.5])).toBeLessThan(0.15);
    expect(Math.abs(chanceIn(weights, [0.6, 0.9]) - chanceIn(weights, [0.6, 0.1]))).toBeLessThan(0.1);
  });

  it.each([
    ['hoax', 6],
    ['decrees', 5],
  ] as const)('of %s notes the positions of every seat at every turn, and one victory', (game, seats) => {
    const { positions, turns, shares, isPupil } = SCHOOLS[game].lessonOf(7, 0);
    expect(turns.length).toBeGreaterThan(15);
    expect(positions).toHaveLength(seats * turns.length);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(isPupil).toEqual(Array.from({ length: seats }, () => false));
  });
});
