// Random tables of The Heirs of Hoax: any number of seats, any options that go together.

import { type Hoax, hoax } from '@pretender/hoax';
import { beginMatch, type Draws, fastDice, type Match, pick, resolveOptions, seededDraws } from '@pretender/kernel';

export interface Walk {
  readonly match: Match<Hoax>;
  readonly draws: Draws;
}

function randomOptions(draws: Draws): Record<string, unknown> {
  const options: Record<string, unknown> = { edition: pick(draws, Object.keys(hoax.options.presets)) };
  for (const [name, field] of Object.entries(hoax.options.fields)) {
    if (draws.below(3) > 0) continue;
    if (field.kind === 'choice') options[name] = pick(draws, field.of as readonly unknown[]);
    else if (field.kind === 'flag') options[name] = draws.below(2) === 0;
  }
  // Rarely drawn otherwise, and the only one that asks for new covers.
  if (draws.below(3) === 0) options.secondIdentity = true;
  return options;
}

/** Sets that exclude each other are skipped. */
export function* randomTables(count: number): Generator<Walk> {
  for (let seed = 1, found = 0; found < count; seed++) {
    const draws = seededDraws(seed, 'random table');
    const seats = 3 + draws.below(12);
    const resolved = resolveOptions(hoax.options, randomOptions(draws), seats);
    if (!resolved.ok) continue;
    found++;
    yield { match: beginMatch(hoax, resolved.config, seats, fastDice(seed)), draws };
  }
}
