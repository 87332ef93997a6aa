// What is made of how somebody spoke in earlier rounds.

import { describe, expect, it } from 'vitest';
import { type Speaker, type Styles, weighCards } from '../src/hoax/belief/styles.ts';
import { COURT } from '../src/hoax/court/habits.ts';

/** In this round it has claimed the first card three times, and the second once. */
const NOW = { claimed: [3, 1, 0, 0, 0, 0, 0], open: 6 };

function firstAgainstOthers(styles: Styles, before: Pick<Speaker, 'truths' | 'bluffs'>): number {
  const [first, , other] = weighCards(styles, { ...NOW, ...before });
  return first / other;
}

describe('somebody who has always lied', () => {
  const fresh = firstAgainstOthers(COURT.styles, { truths: 0, bluffs: 0 });
  const liar = firstAgainstOthers(COURT.styles, { truths: 0, bluffs: 12 });

  it('is believed less, and is rather what it never claims', () => {
    expect(fresh).toBeGreaterThan(1);
    expect(liar).toBeLessThan(fresh / 2);
  });

  it('is believed the more the more of it was true', () => {
    const honest = firstAgainstOthers(COURT.styles, { truths: 10, bluffs: 2 });
    expect(honest).toBeGreaterThan(2 * fresh);
  });

  it('is never taken for what it was by more than a half', () => {
    const longer = firstAgainstOthers(COURT.styles, { truths: 0, bluffs: 1000 });
    const all = firstAgainstOthers({ ...COURT.styles, learned: 1 }, { truths: 0, bluffs: 1000 });
    expect(longer).toBeGreaterThan(2 * all);
  });

  it('is as believed as anybody by whoever learns nothing', () => {
    const forgetful = { ...COURT.styles, learned: 0 };
    expect(firstAgainstOthers(forgetful, { truths: 0, bluffs: 12 })).toBeCloseTo(fresh, 12);
  });
});
