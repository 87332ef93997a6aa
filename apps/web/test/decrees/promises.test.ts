import type { Seat } from '@pretender/kernel';
import { expect, it } from 'vitest';
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
