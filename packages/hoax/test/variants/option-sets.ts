// Random tables: any number of seats, any options that go together, played at random through the whole suite.

import { type Config, hoax } from '@pretender/hoax';
import { type Draws, type OptionField, pick, resolveOptions, seededDraws } from '@pretender/kernel';
import { conformance, otherHiddenFacts, otherSecretAnswers } from '@pretender/kernel/suite';
import { describe, expect, it } from 'vitest';
import { subjectOf } from '../subject.ts';

export interface OptionSet {
  readonly seats: number;
  readonly options: Record<string, unknown>;
}

/** Every fourth set plays two rounds, for what carries over; many options together can make whole matches very long. */
const roundsOf = (at: number) => (at % 4 === 0 ? 2 : 1);

/** Longer than this a finale of random moves only costs time. */
const FINALE_TURNS = 12;

function randomValue(field: OptionField, draws: Draws): unknown {
  if (field.kind === 'flag') return draws.below(2) === 0;
  if (field.kind === 'choice') return pick(draws, field.of);
  if (field.kind === 'number') return field.from + draws.below(Math.min(field.to - field.from, 5) + 1);
  return field.of.filter(() => draws.below(2) === 0);
}

/** Each option with one chance in three; it may well be a set that is refused. */
export function randomOptions(number: number): OptionSet {
  const draws = seededDraws(number, 'option set');
  const seats = hoax.seats.min + draws.below(hoax.seats.max - hoax.seats.min + 1);
  const options: Record<string, unknown> = {};
  for (const [key, field] of Object.entries<OptionField>(hoax.options.fields)) {
    if (draws.below(3) === 0) options[key] = randomValue(field, draws);
  }
  if ('finaleTurnLimit' in options) options.finaleTurnLimit = FINALE_TURNS;
  return { seats, options };
}

function resolve({ seats, options }: OptionSet): Config | null {
  const resolution = resolveOptions(hoax.options, options, seats);
  return resolution.ok ? resolution.config : null;
}

/** The next sets that go together, counted from a number. */
function setsFrom(start: number, count: number): OptionSet[] {
  const sets: OptionSet[] = [];
  for (let number = start; sets.length < count; number++) {
    const set = randomOptions(number);
    if (resolve(set) !== null) sets.push(set);
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
    it.each(Object.keys(TESTS) as (keyof typeof TESTS)[])('pass %s', { timeout: 300_000 * TIMES }, (name) => {
      let entries = 0;
      for (const [at, { seats, options }] of sets.entries())
        entries += TESTS[name](subjectOf(options, seats), {
          rounds: 1,
          roundsPerMatch: roundsOf(at),
          seed: start,
        }).entries;
      expect(entries).toBeGreaterThan(sets.length * 20);
    });
  });
}
