import { describe, expect, it } from 'vitest';
import {
  arenaCast,
  matchesIn,
  type Plan,
  playNumber,
  type Result,
  rated,
  shareOf,
  standingsOf,
  UNKNOWN,
} from '../src/arena/index.ts';

const PLAN: Plan = {
  game: 'hoax',
  options: {},
  seats: 3,
  players: ['random', 'honest'],
  fields: ['random', 'honest'],
  deals: 2,
  seed: 3,
};

describe('a rating', () => {
  it('moves as OpenSkill says', () => {
    const [won, lost] = rated([UNKNOWN, UNKNOWN], [1, 2]);
    expect(won.mu).toBeCloseTo(27.63523138347365, 9);
    expect(won.sigma).toBeCloseTo(8.065506316323548, 9);
    expect(lost.mu).toBeCloseTo(22.36476861652635, 9);
    expect(lost.sigma).toBeCloseTo(8.065506316323548, 9);
  });

  it('stays where it was if equals end as equals, and the last loses most', () => {
    const even = rated([UNKNOWN, UNKNOWN, UNKNOWN], [1, 1, 1]);
    for (const { mu, sigma } of even) {
      expect(mu).toBeCloseTo(25, 9);
      expect(sigma).toBeLessThan(UNKNOWN.sigma);
    }
    const [first, second, third] = rated([UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 3]).map(({ mu }) => mu);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
  });
});

describe('an interval', () => {
  it("is Wilson's where every match stands for itself", () => {
    const groups = Array.from({ length: 100 }, (_, at) => [at < 30 ? 1 : 0]);
    const { share, low, high } = shareOf(groups);
    expect(share).toBeCloseTo(0.3, 9);
    expect(low).toBeCloseTo(0.219, 2);
    expect(high).toBeCloseTo(0.396, 2);
  });

  it('is wider where matches of a deal say the same, and never a point', () => {
    const alike = Array.from({ length: 20 }, (_, at) => Array.from({ length: 5 }, () => (at < 6 ? 1 : 0)));
    const apart = Array.from({ length: 100 }, (_, at) => [at < 30 ? 1 : 0]);
    expect(shareOf(alike).high - shareOf(alike).low).toBeGreaterThan(shareOf(apart).high - shareOf(apart).low);
    expect(shareOf(Array.from({ length: 20 }, () => [0, 0])).high).toBeGreaterThan(0.05);
  });
});

describe('a tournament', { timeout: 120_000 }, () => {
  it('plays every deal from every seat, the same in whatever order', () => {
    expect(matchesIn(PLAN)).toBe(12);
    const results = Array.from({ length: 12 }, (_, number) => playNumber(PLAN, number));
    expect(playNumber(PLAN, 7)).toEqual(results[7]);
    const places = results.map(({ player, field, deal, seat }) => `${player} ${field} ${deal} ${seat}`);
    expect(new Set(places).size).toBe(12);
    for (const { ranks } of results) expect(Math.min(...ranks)).toBe(1);
    const { pairings, ratings } = standingsOf(PLAN, results);
    expect(pairings.map(({ matches }) => matches)).toEqual([6, 6]);
    expect(ratings.map(({ player }) => player)).toEqual(['honest', 'random']);
  });

  it('counts a shared victory by its share', () => {
    const plan: Plan = { ...PLAN, players: ['honest'], fields: ['random'], deals: 1 };
    const result: Result = { player: 'honest', field: 'random', deal: 0, seat: 0, ranks: [1, 1, 3], scores: [4, 4, 1] };
    const { pairings } = standingsOf(plan, [result, { ...result, ranks: [2, 1, 3] }]);
    expect(pairings[0]).toMatchObject({ share: 0.25, matches: 2, score: 4, fieldScore: 2.5 });
  });

  it('knows everybody who plays a game', () => {
    expect(Object.keys(arenaCast('decrees').players)).toEqual([
      'clerk',
      'secretary',
      'permanentSecretary',
      'passive',
      'drawing',
    ]);
  });
});
