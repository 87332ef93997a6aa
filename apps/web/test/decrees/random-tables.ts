// Random tables of Final Decrees: four or five seats, any options that go together.

import { type Decrees, decrees } from '@pretender/decrees';
import { beginMatch, type Draws, fastDice, type Match, pick, resolveOptions, seededDraws } from '@pretender/kernel';

export interface Walk {
  readonly match: Match<Decrees>;
  readonly draws: Draws;
}

function randomOptions(draws: Draws): Record<string, unknown> {
  const options: Record<string, unknown> = { edition: pick(draws, Object.keys(decrees.options.presets)) };
  for (const [name, field] of Object.entries(decrees.options.fields)) {
    if (draws.below(3) > 0) continue;
    if (field.kind === 'choice') options[name] = pick(draws, field.of as readonly unknown[]);
    else if (field.kind === 'flag') options[name] = draws.below(2) === 0;
    else if (field.kind === 'number') options[name] = field.from + draws.below(Math.min(9, field.to - field.from + 1));
  }
  // Several tops need more arrows than there are ministries.
  if (draws.below(3) === 0) options.maxArrows = 9;
  return options;
}

/** Sets that exclude each other are skipped. */
export function* randomTables(count: number): Generator<Walk> {
  for (let seed = 1, found = 0; found < count; seed++) {
    const draws = seededDraws(seed, 'random office');
    const seats = 4 + draws.below(2);
    const resolved = resolveOptions(decrees.options, randomOptions(draws), seats);
    if (!resolved.ok) continue;
    found++;
    yield { match: beginMatch(decrees, resolved.config, seats, fastDice(seed)), draws };
  }
}
