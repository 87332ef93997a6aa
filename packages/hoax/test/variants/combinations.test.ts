// Any set of options either resolves or is refused with the reason: which of them, and why.

import { hoax } from '@pretender/hoax';
import { resolveOptions } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { randomOptions } from './option-sets.ts';

function problemsOf(options: Record<string, unknown>, seats: number): readonly string[] {
  const resolution = resolveOptions(hoax.options, options, seats);
  return resolution.ok ? [] : resolution.problems;
}

type Refused = readonly [options: Record<string, unknown>, seats: number, pair: string];

const noPoints: Refused[] = [
  [{ suddenDeath: true, stakes: 5 }, 5, 'suddenDeath and stakes 5'],
  [{ suddenDeath: true, startPoints: 2 }, 5, 'suddenDeath and startPoints 2'],
  [{ suddenDeath: true, secondIdentity: true }, 5, 'suddenDeath and secondIdentity'],
  [{ edition: 'eon1981', startPoints: 3 }, 5, 'suddenDeath and startPoints 3'],
];
const children: Refused[] = [
  [{ children: true, memoryHoax: true }, 5, 'children and memoryHoax'],
  [{ edition: 'children', noMerchant: true }, 5, 'children and noMerchant'],
  [{ children: true }, 8, 'children and 8 seats'],
];
const duel: Refused[] = [[{ edition: 'fr', memoryHoax: true }, 5, 'finaleMode duel and memoryHoax']];
const tooFewCards: Refused[] = [
  [{ identityCopies: 1 }, 8, 'identityCopies 1 and 8 seats'],
  [{ identityCopies: 1 }, 9, 'identityCopies 1 and 9 seats'],
  [{ identityCopies: 1, noMerchant: true }, 7, 'identityCopies 1 and noMerchant and 7 seats'],
  [{ noMerchant: true }, 13, 'identityCopies 2 and noMerchant and 13 seats'],
];
const noSpareCard: Refused[] = [
  [{ secondIdentity: true }, 14, 'secondIdentity and identityCopies 2 and 14 seats'],
  [{ secondIdentity: true, identityCopies: 1 }, 7, 'secondIdentity and identityCopies 1 and 7 seats'],
  [{ secondIdentity: true, noMerchant: true }, 12, 'secondIdentity and identityCopies 2 and noMerchant and 12 seats'],
];

function expectRefusal([options, seats, pair]: Refused): void {
  expect(problemsOf(options, seats).join('\n')).toContain(`${pair}: `);
}

describe('options that exclude each other', () => {
  it.each(noPoints)('H29.5 %j at %i seats', (...refused) => expectRefusal(refused));
  it.each(children)('H29.6 %j at %i seats', (...refused) => expectRefusal(refused));
  it('H29.6 the reason is true with two cards of each identity, too', () => {
    expect(problemsOf({ edition: 'children', identityCopies: 2 }, 8)).toEqual([
      'children and 8 seats: the game for children is for seven at most',
    ]);
  });
  it.each(duel)('H29.7 %j at %i seats', (...refused) => expectRefusal(refused));
  it.each(tooFewCards)('H29.8 %j at %i seats', (...refused) => expectRefusal(refused));
  it.each(noSpareCard)('H29.9 %j at %i seats', (...refused) => expectRefusal(refused));

  it.each([
    [{ suddenDeath: true, stakes: 0 }, 5],
    [{ children: true }, 7],
    [{ identityCopies: 1 }, 7],
    [{ noMerchant: true }, 12],
    [{ secondIdentity: true }, 13],
    [{ edition: 'crowd' }, 14],
    [{ edition: 'de' }, 9],
  ])('%j at %i seats goes together', (options, seats) => {
    expect(problemsOf(options, seats)).toEqual([]);
  });
});

describe('any set of options', () => {
  it('either makes a table with a card for everybody, or is refused with reasons', () => {
    let refused = 0;
    for (let number = 0; number < 3000; number++) {
      const { options, seats } = randomOptions(number);
      const resolution = resolveOptions(hoax.options, options, seats);
      if (!resolution.ok) {
        refused++;
        expect(resolution.problems.length).toBeGreaterThan(0);
        for (const problem of resolution.problems) expect(problem).toMatch(/ and |cannot be/);
        continue;
      }
      const { noMerchant, identityCopies, secondIdentity } = resolution.config;
      const spare = (noMerchant ? 6 : 7) * identityCopies - seats;
      expect(spare, JSON.stringify({ options, seats })).toBeGreaterThanOrEqual(secondIdentity ? 1 : 0);
    }
    expect(refused).toBeGreaterThan(100);
    expect(refused).toBeLessThan(2900);
  });
});
