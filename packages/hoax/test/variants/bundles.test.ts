// What the named bundles hold, besides the four editions.

import { hoax, payouts } from '@pretender/hoax';
import { beginMatch, fastDice, resolveOptions } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { configOf } from '../clauses/tables.ts';

function differences(edition: string, seats: number): Record<string, unknown> {
  const german = configOf({ edition: 'de' }, seats) as unknown as Record<string, unknown>;
  const config = configOf({ edition }, seats) as unknown as Record<string, unknown>;
  return Object.fromEntries(Object.entries(config).filter(([key, value]) => String(german[key]) !== String(value)));
}

describe('named bundles', () => {
  it('H29.1 eon1981 is the German book with all of the original', () => {
    expect(differences('eon1981', 5)).toEqual({
      noMerchant: true,
      suddenDeath: true,
      accuseAnytime: true,
      infoExtra: true,
      memoryHoax: true,
      reactionBudget: 'unlimited',
    });
  });

  it('H29.2 testers adds accusing at any time and information in addition', () => {
    expect(differences('testers', 5)).toEqual({ accuseAnytime: true, infoExtra: true });
  });

  it('H29.3 crowd is every item for nine to fourteen players', () => {
    expect(differences('crowd', 12)).toEqual({
      accuseAnytime: true,
      infoExtra: true,
      startWares: 2,
      infoPerTrio: 2,
      hoaxThreshold: 'halfMax4',
      startPoints: 3,
      chainWhen: 'atMost6',
    });
  });

  it('H29.4 children is played openly, with one card of each identity', () => {
    expect(differences('children', 5)).toEqual({ children: true, identityCopies: 1 });
  });

  it('H29.10 quick is the German book with half the points', () => {
    expect(differences('quick', 5)).toEqual({ startPoints: 5 });
  });

  it('every item of a bundle can be switched off again', () => {
    const resolution = resolveOptions(hoax.options, { edition: 'crowd', startPoints: 0, infoExtra: false }, 10);
    expect(resolution).toMatchObject({ ok: true, config: { startPoints: 0, infoExtra: false, startWares: 2 } });
  });
});

describe('stakes', () => {
  it('H25.4 nobody is paid while there is no king', () => {
    const { state } = beginMatch(hoax, configOf({ stakes: 2 }, 4), 4, fastDice(1));
    expect(payouts(state.table)).toBeNull();
  });
});
