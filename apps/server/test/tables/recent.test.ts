import type { Seat } from '@pretender/kernel';
import { expect, it } from 'vitest';
import { keepRecent, type Recent, recentFor } from '../../src/tables/recent.ts';
import type { Telling } from '../../src/tables/telling.ts';

const [ANN, BOB] = [0 as Seat, 1 as Seat];
const said = (text: string, to: Telling['to']): Telling => ({
  to,
  event: { type: '@said', from: '', seat: null, text },
});

it('keeps for each what it was told last', () => {
  const recent: Recent = new Map();
  keepRecent(recent, 2, [said('all', 'all'), said('bob', [BOB]), said('gallery', 'gallery')]);
  expect(recentFor(recent, ANN, 1)).toMatchObject([{ text: 'all' }]);
  expect(recentFor(recent, BOB, 2)).toMatchObject([{ text: 'all' }, { text: 'bob' }]);
  expect(recentFor(recent, 'public', 1)).toMatchObject([{ text: 'gallery' }]);
  expect(recentFor(recent, ANN, 0)).toEqual([]);
  expect(recentFor(recent, ANN, 2)).toBeNull();
});

it('forgets for nobody because others were told secrets', () => {
  const quiet: Recent = new Map();
  const busy: Recent = new Map();
  for (const recent of [quiet, busy]) keepRecent(recent, 2, [said('public', 'all')]);
  for (let secret = 0; secret < 500; secret++) keepRecent(busy, 2, [said(String(secret), [BOB])]);
  for (const viewer of [ANN, 'public'] as const)
    expect(recentFor(busy, viewer, 1)).toEqual(recentFor(quiet, viewer, 1));
  expect(recentFor(busy, BOB, 51)).toBeNull();
});
