// What every table must pass: the contract, the invariants and the leak tests.

import { conformance, otherHiddenFacts, otherSecretAnswers, type Report } from '@pretender/kernel/suite';
import { describe, expect, it } from 'vitest';
import { subjectOf } from './subject.ts';

/** For a long run by hand: PRETENDER_MATCHES=10000 npx vitest run --project decrees conformance */
const MATCHES = Number(process.env.PRETENDER_MATCHES ?? 12);
const MINUTES = 60_000;

/** A test that had nothing to look at has shown nothing. */
function expectSeen(report: Report, kinds: readonly string[]): void {
  expect(report.matches).toBeGreaterThanOrEqual(MATCHES);
  for (const kind of kinds) expect(report.seen[kind] ?? 0, kind).toBeGreaterThan(0);
}

describe.each([4, 5])('with %i seats', { timeout: (5 + MATCHES / 50) * MINUTES }, (seats) => {
  it('the contract and the invariants are kept', () => {
    const report = conformance(subjectOf({}, seats), { rounds: MATCHES, seed: seats });
    expectSeen(report, ['replayed', 'lapsed', 'sampled', 'imagined another world']);
  });

  it('other hidden cards look the same', () => {
    const report = otherHiddenFacts(subjectOf({}, seats), { rounds: MATCHES, seed: 100 + seats });
    expectSeen(report, ['other deals', 'other worlds', 'compared', 'revealed']);
  });

  it('other secret answers look the same', () => {
    const report = otherSecretAnswers(subjectOf({}, seats), { rounds: MATCHES, seed: 200 + seats });
    expectSeen(report, ['secret', 'half secret', 'one command more', 'compared', 'published']);
  });
});
