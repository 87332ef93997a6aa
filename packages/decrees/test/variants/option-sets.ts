// Random tables: four or five seats, any options that go together, played at random through the whole suite.

import { decrees } from '@pretender/decrees';
import { type Draws, type OptionField, pick, resolveOptions, seededDraws } from '@pretender/kernel';
import { conformance, otherHiddenFacts, otherSecretAnswers } from '@pretender/kernel/suite';
import { describe, expect, it } from 'vitest';
import { subjectOf } from '../subject.ts';

interface OptionSet {
  readonly seats: number;
  readonly options: Record<string, unknown>;
}

function randomValue(field: OptionField, draws: Draws): unknown {
  if (field.kind === 'flag') return draws.below(2) === 0;
  if (field.kind === 'choice') return pick(draws, field.of);
  if (field.kind === 'number') return field.from + draws.below(Math.min(field.to - field.from, 8) + 1);
  return field.of.filter(() => draws.below(2) === 0);
}

/** Each option with one chance in two; it may well be a set that is refused. */
function randomOptions(number: number): OptionSet {
  const draws = seededDraws(number, 'option set');
  const options: Record<string, unknown> = {};
  for (const [key, field] of Object.entries<OptionField>(decrees.options.fields)) {
    if (draws.below(2) === 0) options[key] = randomValue(field, draws);
  }
  return { seats: 4 + draws.below(2), options };
}

/** The next sets that go together, counted from a number. */
function setsFrom(start: number, count: number): OptionSet[] {
  const sets: OptionSet[] = [];
  for (let number = start; sets.length < count; number++) {
    const set = randomOptions(number);
    if (resolveOptions(decrees.options, set.options, set.seats).ok) sets.push(set);
  }
  return sets;
}

const TESTS = { conformance, otherHiddenFacts, otherSecretAnswers };

/** `npm run soak` plays many times as much. */
const TIMES = Number(process.env.PRETENDER_TIMES ?? 1);

/** Each test for every set; failures name the set. */
export function describeOptionSets(start: number, once: number): void {
  const count = once * TIMES;
  describe(`${count} random option sets from ${start} on`, () => {
    const sets = setsFrom(start, count);
    it.each(Object.keys(TESTS) as (keyof typeof TESTS)[])('pass %s', { timeout: 600_000 * TIMES }, (name) => {
      let entries = 0;
      for (const { seats, options } of sets)
        entries += TESTS[name](subjectOf(options, seats), { rounds: 1, seed: start }).entries;
      expect(entries).toBeGreaterThan(sets.length * 50);
    });
  });
}
