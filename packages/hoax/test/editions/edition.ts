// What every edition must pass: the contract at every number of seats, and the leak tests.

import { conformance, otherHiddenFacts, otherSecretAnswers, type Report } from '@pretender/kernel/suite';
import { describe, expect, it } from 'vitest';
import { subjectOf } from '../subject.ts';

/** Two hundred rounds at every number of seats. */
const CONFORMANCE_ROUNDS: readonly (readonly [seats: number, rounds: number])[] = [
  [3, 200],
  [4, 200],
  [5, 200],
  [6, 200],
  [7, 200],
  [8, 200],
];
/** For a long run by hand: PRETENDER_MATCHES=10000 npx vitest run --project hoax editions -t contract */
const MATCHES = Number(process.env.PRETENDER_MATCHES ?? 0);

/** Two thousand rounds for each leak test, most of them at small tables, where they are short and much is deduced. */
const LEAK_ROUNDS: readonly (readonly [seats: number, rounds: number])[] = [
  [3, 1750],
  [4, 150],
  [5, 40],
  [6, 30],
  [7, 15],
  [8, 15],
];

const MINUTES = 60_000;

/** A test that had nothing to look at has shown nothing. */
function expectSeen(report: Report, kinds: readonly string[]): void {
  for (const kind of kinds) expect(report.seen[kind] ?? 0, kind).toBeGreaterThan(0);
}

export function describeEdition(edition: string): void {
  describe(`edition ${edition}`, () => {
    for (const [seats, rounds] of CONFORMANCE_ROUNDS) {
      it(`keeps the contract and the invariants with ${seats} seats`, {
        timeout: (5 + MATCHES / 100) * MINUTES,
      }, () => {
        const extent = { rounds, matches: MATCHES, seed: seats };
        const report = conformance(subjectOf({ edition }, seats), extent);
        expect(report.rounds).toBeGreaterThanOrEqual(rounds);
        expectSeen(report, ['replayed', 'lapsed', 'sampled', 'imagined another world']);
      });
    }
    for (const [seats, rounds] of LEAK_ROUNDS) {
      it(`looks the same over other hidden cards, ${seats} seats`, { timeout: 5 * MINUTES }, () => {
        const report = otherHiddenFacts(subjectOf({ edition }, seats), { rounds, seed: 100 + seats });
        expect(report.rounds).toBeGreaterThanOrEqual(rounds);
        expectSeen(report, ['other deals', 'other worlds', 'compared', 'revealed']);
      });
      it(`looks the same after other secret answers, ${seats} seats`, { timeout: 5 * MINUTES }, () => {
        const report = otherSecretAnswers(subjectOf({ edition }, seats), { rounds, seed: 200 + seats });
        expect(report.rounds).toBeGreaterThanOrEqual(rounds);
        expectSeen(report, ['secret', 'half secret', 'one command more', 'compared', 'published']);
      });
    }
  });
}
