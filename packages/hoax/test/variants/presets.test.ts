// The named bundles that are no edition: the contract and both leak tests at small and large tables.

import { conformance, otherHiddenFacts, otherSecretAnswers } from '@pretender/kernel/suite';
import { describe, expect, it } from 'vitest';
import { subjectOf } from '../subject.ts';

const TABLES: Readonly<Record<string, readonly number[]>> = {
  quick: [3, 7],
  eon1981: [3, 5, 8, 12],
  testers: [3, 4, 6, 9],
  crowd: [9, 10, 11, 12, 13, 14],
  children: [3, 4, 5, 6, 7],
};
/** `npm run soak` plays many times as much. */
const TIMES = Number(process.env.PRETENDER_TIMES ?? 1);
const ROUNDS = 8 * TIMES;

describe.each(Object.entries(TABLES))('preset %s', (edition, seatCounts) => {
  it.each(seatCounts)('keeps the contract and the invariants with %i seats', { timeout: 300_000 * TIMES }, (seats) => {
    const report = conformance(subjectOf({ edition }, seats), { rounds: ROUNDS, seed: seats });
    expect(report.rounds).toBeGreaterThanOrEqual(ROUNDS);
    for (const kind of ['replayed', 'lapsed', 'sampled']) expect(report.seen[kind] ?? 0, kind).toBeGreaterThan(0);
  });
  it.each(seatCounts)('looks the same in two worlds with %i seats', { timeout: 300_000 * TIMES }, (seats) => {
    const facts = otherHiddenFacts(subjectOf({ edition }, seats), { rounds: ROUNDS / 2, seed: 100 + seats });
    expect(facts.seen.compared ?? 0).toBeGreaterThan(0);
    const answers = otherSecretAnswers(subjectOf({ edition }, seats), { rounds: ROUNDS / 2, seed: 200 + seats });
    expect(answers.seen.compared ?? 0).toBeGreaterThan(0);
  });
});
