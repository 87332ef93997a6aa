// How habits are tuned: somebody a little different plays the deals that the champion plays, against the same opponents, and takes
// its place if it is better for sure. Opponents are champions of the past, so that nobody wins by a trick against the present one alone.

import { type Hoax, hoax } from '@pretender/hoax';
import { type Draws, pick, resolveOptions, seededDraws } from '@pretender/kernel';
import { playMatch } from '../arena/sitting.ts';
import { type Habits, STANDARD } from '../hoax/shrewd/habits.ts';
import { shrewdHeir } from '../hoax/shrewd/shrewd.ts';
import { TUNED } from '../hoax/shrewd/tuned.ts';
import type { Player } from '../player.ts';
import { mutated } from './mutate.ts';

export interface LeaguePlan {
  readonly seats: number;
  /** Deals of a trial; each is played by both from the same seat, which moves on with each deal. */
  readonly deals: number;
  readonly trials: number;
  readonly seed: number;
}

export interface Trial {
  readonly number: number;
  readonly changes: Readonly<Record<string, unknown>>;
  /** Of a deal, in matches won: mean and its standard error. */
  readonly gain: number;
  readonly error: number;
  readonly played: number;
  readonly accepted: boolean;
}

/** A match counts by the crown, and a little by the points: they say more about a single match than a crown does. */
const CROWN_SHARE = 0.6;
const TO_WIN = 10;

function playedBy(one: Player<Hoax>, others: readonly Player<Hoax>[], seat: number, seed: number): number {
  const players = [...others.slice(0, seat), one, ...others.slice(seat)];
  const resolved = resolveOptions(hoax.options, {}, players.length);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const { table } = playMatch({ game: hoax, config: resolved.config, players, seed }).state;
  const points = Math.min(TO_WIN, table.heirs[seat].points) / TO_WIN;
  return CROWN_SHARE * Number(table.king === seat) + (1 - CROWN_SHARE) * points;
}

function estimate(gains: readonly number[]): { gain: number; error: number } {
  const gain = gains.reduce((sum, each) => sum + each, 0) / gains.length;
  const variance = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / Math.max(1, gains.length - 1);
  return { gain, error: Math.sqrt(variance / gains.length) };
}

/** Better by so many standard errors is better for sure; worse by so many is given up early. */
const SURE = 1.64;
const HOPELESS = 0.5;
const LEAST_DEALS = 8;

/** The deals of the league lie above those of tournaments with a seed below two thousand: what those show was not tuned on them. */
const FIRST_DEAL = 2 ** 31;

interface Contest {
  readonly challenger: Player<Hoax>;
  readonly champion: Player<Hoax>;
  readonly hall: readonly Player<Hoax>[];
}

function contest({ challenger, champion, hall }: Contest, plan: LeaguePlan, draws: Draws): number[] {
  const gains: number[] = [];
  for (let deal = 0; deal < plan.deals; deal++) {
    const seed = FIRST_DEAL + draws.below(2 ** 30);
    const seat = draws.below(plan.seats);
    const others = Array.from({ length: plan.seats - 1 }, () => pick(draws, hall));
    gains.push(playedBy(challenger, others, seat, seed) - playedBy(champion, others, seat, seed));
    const { gain, error } = estimate(gains);
    if (gains.length >= LEAST_DEALS && gain < HOPELESS * error) break;
  }
  return gains;
}

function changesIn(after: Habits, before: Habits): Record<string, unknown> {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name as keyof Habits]));
}

/** Where a league may begin: with those from whom all habits come, or with the best so far; against everybody up to them. */
export const BEGINNINGS: Readonly<Record<string, { readonly first: Habits; readonly ancestors: readonly Habits[] }>> = {
  shrewd: { first: STANDARD, ancestors: [STANDARD] },
  wily: { first: TUNED, ancestors: [STANDARD, TUNED] },
};

/** The champion after all trials; `ancestors` are those it plays against from the beginning, and it begins as `first`. */
export function runLeague(
  plan: LeaguePlan,
  first: Habits,
  ancestors: readonly Habits[],
  hear: (trial: Trial, champion: Habits) => void,
): Habits {
  const draws = seededDraws(plan.seed, 'league');
  const hall = ancestors.map(shrewdHeir);
  let champion = first;
  for (let number = 0; number < plan.trials; number++) {
    const next = mutated(champion, draws);
    const gains = contest({ challenger: shrewdHeir(next), champion: shrewdHeir(champion), hall }, plan, draws);
    const { gain, error } = estimate(gains);
    const accepted = gains.length === plan.deals && gain > SURE * error;
    const trial = { number, changes: changesIn(next, champion), gain, error, played: gains.length, accepted };
    if (accepted) {
      champion = next;
      hall.push(shrewdHeir(next));
    }
    hear(trial, champion);
  }
  return champion;
}
