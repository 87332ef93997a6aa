// Tables with any number of seats and any options that go together.

import { hoax } from '@pretender/hoax';
import { type Draws, type OptionField, pick, resolveOptions, seededDraws } from '@pretender/kernel';

export interface OptionSet {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

function randomValue(field: OptionField, draws: Draws): unknown {
  if (field.kind === 'flag') return draws.below(2) === 0;
  if (field.kind === 'choice') return pick(draws, field.of);
  if (field.kind === 'number') return field.from + draws.below(Math.min(field.to - field.from, 5) + 1);
  return field.of.filter(() => draws.below(2) === 0);
}

/** An edition, and each option with one chance in four; the first that goes together from this number on. */
export function optionSet(number: number, mostSeats: number = hoax.seats.max): OptionSet {
  const draws = seededDraws(number, 'option set');
  for (;;) {
    const seats = hoax.seats.min + draws.below(mostSeats - hoax.seats.min + 1);
    const options: Record<string, unknown> = { edition: pick(draws, Object.keys(hoax.options.presets)) };
    for (const [key, field] of Object.entries<OptionField>(hoax.options.fields))
      if (draws.below(4) === 0) options[key] = randomValue(field, draws);
    if (resolveOptions(hoax.options, options, seats).ok) return { seats, options };
  }
}
