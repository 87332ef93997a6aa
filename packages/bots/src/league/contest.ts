// What habits are worth: deals that all who are compared play from the same seat, against the same opponents.

import { type Hoax, type HoaxState, hoax } from '@pretender/hoax';
import { type Draws, pick, resolveOptions } from '@pretender/kernel';
import { playMatch } from '../arena/sitting.ts';
import type { Habits } from '../hoax/shrewd/habits.ts';
import { shrewdHeir } from '../hoax/shrewd/shrewd.ts';

/** One match to be played; whoever plays it is the only difference. */
export interface Deal {
  readonly seed: number;
  readonly seat: number;
  readonly others: readonly Habits[];
}

/**
 * A match counts by the crown, and by how far one is before the others: points tell two players apart with a quarter of the
 * matches that crowns take, but a crown is what is played for.
 */
const CROWN_SHARE = 0.4;
const TO_WIN = 10;

function playedBy(one: Habits, { seed, seat, others }: Deal): HoaxState['table'] {
  const habits = [...others.slice(0, seat), one, ...others.slice(seat)];
  const resolved = resolveOptions(hoax.options, {}, habits.length);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return playMatch<Hoax>({ game: hoax, config: resolved.config, players: habits.map(shrewdHeir), seed }).state.table;
}

export function isWonBy(one: Habits, deal: Deal): boolean {
  return playedBy(one, deal).king === deal.seat;
}

function scoreOf(one: Habits, deal: Deal): number {
  const { king, heirs } = playedBy(one, deal);
  const points = heirs.map((heir) => Math.min(TO_WIN, heir.points) / TO_WIN);
  const all = points.reduce((sum, each) => sum + each, 0);
  const ahead = points[deal.seat] - (all - points[deal.seat]) / (heirs.length - 1);
  return CROWN_SHARE * Number(king === deal.seat) + (1 - CROWN_SHARE) * ahead;
}

interface Hall {
  /** The present champion last. */
  readonly ancestors: readonly Habits[];
  readonly seats: number;
  /** The least seed. */
  readonly first: number;
}

/** Half of the tables are of the champion alone, who is the hardest; at the others anybody sits who ever was one. */
export function dealsFor({ ancestors, seats, first }: Hall, count: number, draws: Draws): Deal[] {
  return Array.from({ length: count }, () => {
    const [champion] = ancestors.slice(-1);
    const isMixed = draws.below(2) === 0;
    const others = Array.from({ length: seats - 1 }, () => (isMixed ? pick(draws, ancestors) : champion));
    return { seed: first + draws.below(2 ** 30), seat: draws.below(seats), others };
  });
}

export interface Gain {
  /** Of a deal: mean and its standard error. */
  readonly gain: number;
  readonly error: number;
  readonly played: number;
}

export function gainOf(gains: readonly number[]): Gain {
  const gain = gains.reduce((sum, each) => sum + each, 0) / gains.length;
  const variance = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / Math.max(1, gains.length - 1);
  return { gain, error: Math.sqrt(variance / gains.length), played: gains.length };
}

/** So many are left in the end. */
const LEFT = 3;

/** The best of many, the very best first: the worse half is sent home, and the rest plays twice as many deals as before. */
export function race(field: readonly Habits[], dealsOf: (count: number) => readonly Deal[], first: number): Habits[] {
  let left = field.map((habits) => ({ habits, scores: [] as number[] }));
  for (let count = first; ; count *= 2) {
    for (const deal of dealsOf(count)) for (const { habits, scores } of left) scores.push(scoreOf(habits, deal));
    left = left.toSorted((a, b) => gainOf(b.scores).gain - gainOf(a.scores).gain);
    if (left.length <= LEFT) return left.map(({ habits }) => habits);
    left = left.slice(0, Math.max(LEFT, Math.ceil(left.length / 2)));
  }
}

const LEAST_DEALS = 20;
const HOPELESS = -1;

/** Both play the same deals; it ends early when nothing is to be hoped for any more. */
export function compare(challenger: Habits, champion: Habits, deals: readonly Deal[]): Gain {
  const gains: number[] = [];
  for (const deal of deals) {
    gains.push(scoreOf(challenger, deal) - scoreOf(champion, deal));
    const { gain, error, played } = gainOf(gains);
    if (played >= LEAST_DEALS && gain < HOPELESS * error) break;
  }
  return gainOf(gains);
}
