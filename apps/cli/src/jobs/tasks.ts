// What threads of this command can do: each job follows from what it is about and its number alone.

import { type CourtPlan, courtMatch, examplesIn, type Plan, playNumber } from '@pretender/bots/arena';
import {
  countMatch,
  type Fits,
  playDeal,
  type Rates,
  type Study,
  scoreMatch,
  type Thieves,
  tryMatch,
  watchDeal,
} from '@pretender/bots/exploit';

type Task<A, R> = (about: A, number: number) => R;

const task = <A, R>(job: Task<A, R>): Task<A, R> => job;

export const TASKS = {
  match: task((plan: Plan, number) => playNumber(plan, number)),
  court: task((plan: CourtPlan, number) => courtMatch(plan, number)),
  examples: task((plan: CourtPlan, number) => examplesIn(plan, number)),
  count: task(({ study }: { readonly study: Study }, number) => countMatch(study, number)),
  score: task(({ study, rates }: { readonly study: Study; readonly rates: Rates }, number) =>
    scoreMatch(study, rates, number),
  ),
  try: task(({ study, fits }: { readonly study: Study; readonly fits: Fits }, number) => tryMatch(study, fits, number)),
  play: task(({ study, thieves }: { readonly study: Study; readonly thieves: Thieves }, number) =>
    playDeal(study, thieves, number),
  ),
  watch: task(({ study }: { readonly study: Study }, number) => watchDeal(study, number)),
} as const;

export type TaskName = keyof typeof TASKS;
export type About<T extends TaskName> = Parameters<(typeof TASKS)[T]>[0];
export type Outcome<T extends TaskName> = ReturnType<(typeof TASKS)[T]>;
