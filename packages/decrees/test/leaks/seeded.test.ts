import { LEAK_TESTS, type LeakTest } from '@pretender/kernel/suite';
import { describe, expect, it } from 'vitest';
import { subjectOf } from '../subject.ts';
import { SEEDED_LEAKS } from './seeded.ts';

/** At most as many as the tests themselves play in every run; a field is judged only when they are over. */
const MATCHES: { readonly [T in LeakTest]: number } = {
  'commuting square': 40,
  invariant: 40,
  'field mutation': 10,
  'other hidden facts': 40,
  'other secret answers': 40,
};

describe('leaks put in on purpose', () => {
  it('are at least twenty', () => expect(SEEDED_LEAKS.length).toBeGreaterThanOrEqual(20));

  for (const { name, caughtBy, game } of SEEDED_LEAKS) {
    it(`${name}: caught by ${caughtBy}`, { timeout: 300_000 }, () => {
      const run = () => LEAK_TESTS[caughtBy](subjectOf({}, 4, game), { rounds: MATCHES[caughtBy], seed: 1 });
      expect(run).toThrow(`[${caughtBy}]`);
    });
  }
});
