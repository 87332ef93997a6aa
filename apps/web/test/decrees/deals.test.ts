import type { Seat } from '@pretender/kernel';
import { expect, it } from 'vitest';
import { timeLeft, untilNext } from '../../src/games/decrees/deals/time-left.ts';
import { verdictOn } from '../../src/games/decrees/deals/verdict.ts';

const [ann, bob, cid] = [0, 1, 2] as Seat[];

it.each([
  ['open', [], []],
  ['split', [ann], [bob]],
  ['kept', [ann, cid], [bob]],
  ['broken', [], [bob]],
] as const)('calls a promise %s by what most think of it', (verdict, kept, broken) => {
  expect(verdictOn({ kept, broken })).toBe(verdict);
});

it.each([
  [null, 'none', 0],
  [24 * 3_600_000, 'hours', 24],
  [3_600_001, 'hours', 2],
  [3_600_000, 'minutes', 60],
  [120_000, 'minutes', 2],
  [60_001, 'minutes', 2],
  [60_000, 'soon', 0],
] as const)('says roughly how long an offer stands: %s ms', (left, unit, count) => {
  expect(timeLeft(left)).toEqual({ unit, count });
});

it('says it anew with each minute', () => {
  expect(untilNext(119_000)).toBe(59_000);
  expect(untilNext(120_000)).toBe(60_000);
});
