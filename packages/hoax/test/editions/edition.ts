// What every edition must pass: the contract at every number of seats, and the leak tests.

import { conformance, otherHiddenFacts, otherSecretAnswers, type Report } from '@pretender/kernel/suite';
import { describe, expect, it } from 'vitest';
import { subjectOf } from '../subject.ts';

/** `npm run soak` plays many times as much. */
const TIMES = Number(process.env.PRETENDER_TIMES ?? 1);
const SEATS = [3, 4, 5, 6, 7, 8];
const CONFORMANCE_ROUNDS = 60 * TIMES;
/** For a long run by hand: PRETENDER_MATCHES=10000 npx vitest run --project hoax editions -t contract */
const MATCHES = Number(process.env.PRETENDER_MATCHES ?? 0);

/** For each leak test, most of them at small tables, where rounds are short and much is deduced. */
const LEAK_ROUNDS: readonly (readonly [seats: number, rounds: number])[] = [
  [3, 500],
  [4, 50],
  [5, 15],
  [6, 10],
  [7, 6],
  [8, 6],
];

const MINUTES = 60_000;

/** A test that had nothing to look at has shown nothing. */
function expectSeen(report: Report, kinds: readonly string[]): void {
  for (const kind of kinds) expect(report.seen[kind] ?? 0, kind).toBeGreaterThan(0);
}

export function describeEdition(edition: string): void {
  describe(`edition ${edition}`, () => {
    for (const seats of SEATS) {
      it(`keeps the contract and the invariants with ${seats} seats`, {
        timeout: (5 * TIMES + MATCHES / 100) * MINUTES,
      }, () => {
        const extent = { rounds: CONFORMANCE_ROUNDS, matches: MATCHES, seed: seats };
        const report = conformance(subjectOf({ edition }, seats), extent);
        expect(report.rounds).toBeGreaterThanOrEqual(CONFORMANCE_ROUNDS);
        expectSeen(report, ['replayed', 'lapsed', 'sampled', 'imagined another world']);
      });
    }
    for (const [seats, once] of LEAK_ROUNDS) {
      const rounds = once * TIMES;
      const timeout = 5 * TIMES * MINUTES;
      it(`looks the same over other hidden cards, ${seats} seats`, { timeout }, () => {
        const report = otherHiddenFacts(subjectOf({ edition }, seats), { rounds, seed: 100 + seats });
        expect(report.rounds).toBeGreaterThanOrEqual(rounds);
        expectSeen(report, ['other deals', 'other worlds', 'compared', 'revealed']);
      });
      it(`looks the same after other secret answers, ${seats} seats`, { timeout }, () => {
        const report = otherSecretAnswers(subjectOf({ edition }, seats), { rounds, seed: 200 + seats });
        expect(report.rounds).toBeGreaterThanOrEqual(rounds);
        expectSeen(report, ['secret', 'half secret', 'one command more', 'compared', 'published']);
      });
    }
  });
}
