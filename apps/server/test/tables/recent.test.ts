import type { Seat } from '@pretender/kernel';
import { seededDraws } from '@pretender/kernel';
import { expect, it } from 'vitest';
import { beginAnew, keepRecent, newRecent, recentFor } from '../../src/tables/recent.ts';
import type { Telling } from '../../src/tables/telling.ts';

const [ANN, BOB] = [0 as Seat, 1 as Seat];
const said = (text: string, to: Telling['to']): Telling => ({
  to,
  event: { type: '@said', from: '', seat: null, text },
});

it('keeps for each what it was told last', () => {
  const recent = newRecent();
  keepRecent(recent, 2, [said('all', 'all'), said('bob', [BOB]), said('gallery', 'gallery')]);
  expect(recentFor(recent, ANN, 1)).toMatchObject([{ text: 'all' }]);
  expect(recentFor(recent, BOB, 2)).toMatchObject([{ text: 'all' }, { text: 'bob' }]);
  expect(recentFor(recent, 'public', 1)).toMatchObject([{ text: 'gallery' }]);
  expect(recentFor(recent, ANN, 0)).toEqual([]);
  expect(recentFor(recent, ANN, 2)).toBeNull();
});

it('forgets for nobody because others were told secrets', () => {
  const quiet = newRecent();
  const busy = newRecent();
  for (const recent of [quiet, busy]) keepRecent(recent, 2, [said('public', 'all')]);
  for (let secret = 0; secret < 500; secret++) keepRecent(busy, 2, [said(String(secret), [BOB])]);
  for (const viewer of [ANN, 'public'] as const)
    expect(recentFor(busy, viewer, 1)).toEqual(recentFor(quiet, viewer, 1));
  expect(recentFor(busy, BOB, 51)).toBeNull();
});

it('gives everybody in order what each was told, whatever was told between', () => {
  const draws = seededDraws(1, 'recent');
  const recent = newRecent();
  const heard: string[][] = [[], []];
  for (let n = 0; n < 400; n++) {
    const to = ([ANN, BOB, 'all'] as const)[draws.below(3)];
    keepRecent(recent, 2, [said(String(n), to === 'all' ? to : [to])]);
    for (const seat of [ANN, BOB]) if (to === 'all' || to === seat) heard[seat].push(String(n));
    for (const seat of [ANN, BOB]) {
      const count = draws.below(Math.min(50, heard[seat].length) + 1);
      const expected = heard[seat].slice(heard[seat].length - count);
      expect(recentFor(recent, seat, count)).toMatchObject(expected.map((text) => ({ text })));
    }
  }
  expect(recentFor(recent, ANN, 51)).toBeNull();
});

it('gives nobody what was told to whoever had the seat before', () => {
  const recent = newRecent();
  keepRecent(recent, 2, [said('all', 'all'), said('ann', [ANN]), said('all', 'all')]);
  beginAnew(recent, ANN);
  expect(recentFor(recent, ANN, 1)).toBeNull();
  keepRecent(recent, 2, [said('later', 'all')]);
  expect(recentFor(recent, ANN, 1)).toMatchObject([{ text: 'later' }]);
  expect(recentFor(recent, ANN, 2)).toBeNull();
  expect(recentFor(recent, BOB, 3)).toMatchObject([{ text: 'all' }, { text: 'all' }, { text: 'later' }]);
});
