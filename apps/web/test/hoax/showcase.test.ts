// What is shown to whoever has never seen a match: it comes up, soon, and can be played again from its seed.

import { type Hoax, hoax } from '@pretender/hoax';
import { type MatchRecord, replay } from '@pretender/kernel';
import { expect, it } from 'vitest';
import { showcase } from '../../src/games/hoax/showcase.ts';

it.each([
  ['caught', 'exposed'],
  ['believed', 'revealed'],
] as const)('%s: the moment comes after a vote, early in a match that is whole', async (moment, decides) => {
  const { record, at } = await showcase(moment);
  expect(record.entries[at - 1].events.map(({ type }) => type)).toContain(decides);
  expect(record.entries.slice(0, at).some(({ events }) => events.some(({ type }) => type === 'doubted'))).toBe(true);
  expect(
    record.entries.slice(0, at).filter(({ events }) => events.some(({ type }) => type === 'turnBegan')).length,
  ).toBeLessThan(25);
  expect(replay(hoax, record as unknown as MatchRecord<Hoax>).ok).toBe(true);
});
