// Learning what positions are worth.

import { seededDraws } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { type Lesson, lessonOf, teach, type Weights } from '../src/teaching/index.ts';

const SEATS = 5;

/** What the weights say of these inputs. */
function chanceBy({ hidden, biases, out, direct, bias }: Weights, x: readonly number[]): number {
  const dot = (row: readonly number[]): number => row.reduce((sum, weight, i) => sum + weight * x[i], 0);
  const units = hidden.map((row, unit) => out[unit] * Math.tanh(dot(row) + biases[unit]));
  return 1 / (1 + Math.exp(-units.reduce((sum, act) => sum + act, bias + dot(direct))));
}

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
    const weights = teach(lessons, seededDraws(1, 'teach'), () => {});
    expect(chanceBy(weights, [0.95, 0.5])).toBeGreaterThan(0.5);
    expect(chanceBy(weights, [0.2, 0.5])).toBeLessThan(0.15);
    expect(Math.abs(chanceBy(weights, [0.6, 0.9]) - chanceBy(weights, [0.6, 0.1]))).toBeLessThan(0.1);
  });

  it('notes the positions of every seat after every turn, and one victory', () => {
    const { positions, turns, shares, isPupil } = lessonOf(7, 0);
    expect(turns.length).toBeGreaterThan(15);
    expect(positions).toHaveLength(SEATS * turns.length);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(isPupil).toEqual([false, false, false, false, false]);
  });
});
