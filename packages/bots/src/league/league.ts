// How habits are tuned. A generation is a crowd around what is thought best: they race, what the best have in common is the next
// centre, and if that beats the champion for sure it takes the place. Opponents are the champions of the past, frozen as they
// were, so that nobody wins by a trick against the present one alone.

import { type Draws, seededDraws } from '@pretender/kernel';
import { type Share, shareOf } from '../arena/interval.ts';
import { CHOSEN } from '../hoax/shrewd/chosen.ts';
import { type Habits, STANDARD } from '../hoax/shrewd/habits.ts';
import { TUNED } from '../hoax/shrewd/tuned.ts';
import { compare, type Deal, dealsFor, type Gain, isWonBy, race } from './contest.ts';
import { blended, changesIn, varied } from './variation.ts';

export interface LeaguePlan {
  readonly seats: number;
  /** How many race in a generation, and over how many deals before the first half of them goes home. */
  readonly crowd: number;
  readonly heats: number;
  /** Deals between whoever comes out of it and the champion. */
  readonly deals: number;
  /** Deals, each from every seat, that show what a new champion wins from where the league began; nothing is decided by them. */
  readonly tests: number;
  readonly seed: number;
}

/** All that a generation needs of those before it. */
export interface LeagueState {
  readonly number: number;
  /** Where the next crowd stands. */
  readonly centre: Habits;
  /** Every champion so far, the present one last. */
  readonly ancestors: readonly Habits[];
}

export interface Generation extends Gain {
  readonly number: number;
  readonly accepted: boolean;
  /** In what the challenger differs from the champion. */
  readonly changes: Readonly<Record<string, number>>;
  /** Of matches against those with whom it began, on deals of their own; null where the champion stays. */
  readonly test: Share | null;
}

/** Better by so many standard errors is better for sure. */
const SURE = 1.64;

/** Steps, in parts of a range: wide at first. */
const FIRST_STEP = 0.25;
const NARROWER = 0.96;

/** The deals of the league lie above those of tournaments with a seed below two thousand, and those of its tests above them. */
const FIRST_DEAL = 2 ** 31;
const FIRST_TEST = FIRST_DEAL + 2 ** 30;

export function championOf({ ancestors }: LeagueState): Habits {
  return ancestors[ancestors.length - 1];
}

function begun(ancestors: readonly Habits[]): LeagueState {
  return { number: 0, centre: ancestors[ancestors.length - 1], ancestors };
}

/** Where a league may begin: with those from whom all habits come, or with the best so far; against everybody up to them. */
export const BEGINNINGS: Readonly<Record<string, LeagueState>> = {
  shrewd: begun([STANDARD]),
  wily: begun([STANDARD, CHOSEN, TUNED]),
};

function tested({ seats, tests, seed }: LeaguePlan, champion: Habits, first: Habits): Share | null {
  if (tests === 0) return null;
  const others = Array.from({ length: seats - 1 }, () => first);
  const wins = Array.from({ length: tests }, (_, deal) =>
    Array.from({ length: seats }, (_, seat) =>
      Number(isWonBy(champion, { seed: FIRST_TEST + ((seed * 1_000_003 + deal) % 2 ** 30), seat, others })),
    ),
  );
  return shareOf(wins);
}

/** The challenger of a generation: what the best of its crowd have in common. */
function challengerOf(plan: LeaguePlan, { number, centre }: LeagueState, dealsOf: Dealing, draws: Draws): Habits {
  const step = FIRST_STEP * NARROWER ** number;
  const crowd = [centre, ...Array.from({ length: plan.crowd - 1 }, () => varied(centre, step, draws))];
  return blended(race(crowd, dealsOf, plan.heats));
}

type Dealing = (count: number) => readonly Deal[];

/** It follows from the plan and the state alone: a league can be ended after any generation, and gone on with. */
export function nextGeneration(
  plan: LeaguePlan,
  state: LeagueState,
): { readonly told: Generation; readonly state: LeagueState } {
  const { number, ancestors } = state;
  const draws = seededDraws(plan.seed, `generation ${number}`);
  const dealsOf: Dealing = (count) => dealsFor({ ancestors, seats: plan.seats, first: FIRST_DEAL }, count, draws);
  const champion = championOf(state);
  const challenger = challengerOf(plan, state, dealsOf, draws);
  const gain = compare(challenger, champion, dealsOf(plan.deals));
  const accepted = gain.played === plan.deals && gain.gain > SURE * gain.error;
  const next: LeagueState = {
    number: number + 1,
    // Whoever is not worse is gone on from, so that small steps add up; a wrong way is left.
    centre: gain.played === plan.deals && gain.gain > 0 ? challenger : champion,
    ancestors: accepted ? [...ancestors, challenger] : ancestors,
  };
  const test = accepted ? tested(plan, challenger, ancestors[0]) : null;
  return { told: { ...gain, number, accepted, changes: changesIn(challenger, champion), test }, state: next };
}
