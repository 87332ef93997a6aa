import { type Hoax, hoax } from '@pretender/hoax';
import { type Match, resolveOptions, type Seat } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../src/arena/index.ts';
import { believe } from '../src/hoax/belief/evidence.ts';
import { STANDARD } from '../src/hoax/shrewd/habits.ts';
import { shrewdHeir } from '../src/hoax/shrewd/shrewd.ts';

interface Guess {
  readonly chance: number;
  readonly isTrue: boolean;
}

/** `PRETENDER_MATCHES=60` for the whole promise. All claims of one deal hang together, so a few matches show less than they seem to. */
const MATCHES = Number(process.env.PRETENDER_MATCHES ?? 6);
const MOST_ERROR = MATCHES < 60 ? 0.06 : 0.03;
const SEATS = 4;

function config() {
  const resolved = resolveOptions(hoax.options, {}, SEATS);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return resolved.config;
}

/** What one of the others believes of each claim, and whether it is so. */
function guessesOf(seed: number): Guess[] {
  const guesses: Guess[] = [];
  let last = -1;
  const hear = ({ state, views }: Match<Hoax>, seat: Seat): void => {
    const { claim, asks } = state.table;
    const ask = asks.at(-1);
    if (ask?.kind !== 'reaction' || claim === null || ask.id === last) return;
    last = ask.id;
    const chance = believe(views[seat], STANDARD).chance(claim.seat, claim.as);
    guesses.push({ chance, isTrue: state.hands[claim.seat].identity === claim.as });
  };
  const players = Array.from({ length: SEATS }, () => shrewdHeir(STANDARD));
  playMatch({ game: hoax, config: config(), players, seed, hear });
  return guesses;
}

const BINS = 10;

/** How far what was believed is from what was so, over ten equal ranges of chances, each by its share. */
function errorOf(guesses: readonly Guess[]): number {
  let error = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const own = guesses.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin);
    error += Math.abs(own.reduce((sum, { chance, isTrue }) => sum + chance - Number(isTrue), 0));
  }
  return error / guesses.length;
}

describe('calibration', () => {
  it('among shrewd heirs open claims are as often true as they are believed to be', { timeout: 3_600_000 }, () => {
    const guesses = Array.from({ length: MATCHES }, (_, seed) => guessesOf(seed)).flat();
    expect(guesses.length).toBeGreaterThan(100 * MATCHES);
    expect(errorOf(guesses)).toBeLessThan(MOST_ERROR);
  });
});
