import type { Seat } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { hasAnswered, lasts, type Moment, queueAfter } from '../../src/games/hoax/doubt/moments.ts';

const dealt: Moment = { kind: 'dealt', who: 'baron' };
const shown: Moment = { kind: 'shown', seat: 1 as Seat, who: ['monk'] };
const finale: Moment = { kind: 'finale' };

describe('moments', () => {
  it('that only this reader learns stay until they are sent away', () => {
    expect([dealt, shown].map((moment) => lasts(moment, false))).toEqual([null, null]);
    expect(lasts(finale, false)).toBeGreaterThan(1000);
  });

  it('that everybody has seen give way to the next', () => {
    expect(queueAfter([dealt, finale], [shown], false)).toEqual([dealt, shown]);
  });

  it('wait for nobody on paper', () => {
    expect(lasts(dealt, true)).not.toBeNull();
    expect(queueAfter([dealt], [shown, finale], true)).toEqual([finale]);
  });

  it('of a new card are over when its owner has answered', () => {
    const noted = (seat: number) => [{ type: 'noted', seat }] as unknown as readonly Told[];
    expect(hasAnswered(noted(3), 3 as Seat)).toBe(true);
    expect(hasAnswered(noted(2), 3 as Seat)).toBe(false);
    expect(hasAnswered(noted(2), 'public')).toBe(false);
  });
});
