import type { Decrees, Event } from '@pretender/decrees';
import { asSeat, type Match, viewFor } from '@pretender/kernel';
import { beforeAll, expect, it } from 'vitest';
import { momentsOf } from '../../src/games/decrees/table/moments.ts';
import { playedTables } from './played.ts';

let match: Match<Decrees>;
beforeAll(() => {
  [match] = playedTables(1);
});

function fates(event: Extract<Event, { type: 'bidsRevealed' }>) {
  const [moment] = momentsOf([event as never], viewFor(match, 'public'));
  return moment.bids.map(({ fate }) => fate);
}

it('says of every bid why it costs what it costs', () => {
  const alone: Event = { type: 'bidsRevealed', bids: [2, 6, 2, 4, null], paid: [7, 6, 7, 4, 0], again: [] };
  expect(fates(alone)).toEqual(['lowest', 'won', 'lowest', null]);
  const tied: Event = { ...alone, bids: [5, 5, 1, 5, 5], again: [0, 1, 3, 4].map(asSeat) };
  expect(fates(tied)).toEqual(['tied', 'tied', 'lowest', 'tied', 'tied']);
});
