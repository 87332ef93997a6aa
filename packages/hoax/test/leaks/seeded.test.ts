import { LEAK_TESTS, type LeakTest } from '@pretender/kernel/suite';
import { describe, expect, it } from 'vitest';
import { subjectOf } from '../subject.ts';
import { SEEDED_LEAKS } from './seeded.ts';

/** At most as many as the tests themselves play in every run; a field is judged only when they are over. */
const ROUNDS: { readonly [T in LeakTest]: number } = {
  'commuting square': 200,
  invariant: 200,
  'field mutation': 60,
  'other hidden facts': 2000,
  'other secret answers': 2000,
};

describe('leaks put in on purpose', () => {
  it('are at least twenty', () => expect(SEEDED_LEAKS.length).toBeGreaterThanOrEqual(20));

  for (const { name, caughtBy, game, options = {}, seats = 3 } of SEEDED_LEAKS) {
    it(`${name}: caught by ${caughtBy}`, { timeout: 120_000 }, () => {
      const run = () => LEAK_TESTS[caughtBy](subjectOf(options, seats, game), { rounds: ROUNDS[caughtBy], seed: 1 });
      expect(run).toThrow(`[${caughtBy}]`);
    });
  }
});
