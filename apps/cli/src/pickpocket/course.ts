// The course of a study: watch, weigh, try, and sit down among them. What is done already is not done again.

import {
  addCounts,
  bestManner,
  bestWeights,
  type Counts,
  chancesIn,
  type Fits,
  firstHeat,
  ratesOf,
  SIDES,
  type Side,
  type Study,
  secondHeat,
  type Thieves,
  WATCHER_NAMES,
  type Watcher,
} from '@pretender/bots/exploit';
import { runJobs } from '../jobs/run-jobs.ts';
import type { About, Outcome, TaskName } from '../jobs/tasks.ts';
import type { Ledger } from './ledger.ts';

export interface Course {
  readonly study: Study;
  /** Matches from which is learned. */
  readonly fit: number;
  /** Matches of each manner before one is chosen. */
  readonly tries: number;
  readonly deals: number;
  /** At least so many chances to say something are counted, to know how loud everything is. */
  readonly events: number;
}

export interface Means {
  readonly ledger: Ledger;
  readonly threads: number;
  /** Told after every job; false ends it there. */
  goesOn(task: TaskName, done: number, all: number): boolean;
}

export interface Findings {
  /** All that was counted, for loudness. */
  readonly counts: Counts;
  readonly watched: number;
  readonly thieves: Thieves;
  /** By deal and seat: 1 where the thief was crowned. */
  readonly wins: { readonly [S in Side | Watcher]: readonly (readonly number[])[] };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** Those of these that are missing; null if it was ended before all were done. */
async function stage<T extends TaskName>(
  task: T,
  about: About<T>,
  wanted: readonly number[],
  { ledger, threads, goesOn }: Means,
): Promise<ReadonlyMap<number, Outcome<T>> | null> {
  const known = ledger.outcomes(task);
  const numbers = wanted.filter((number) => !known.has(number));
  const count = wanted.length;
  let done = count - numbers.length;
  const enter = (number: number, outcome: Outcome<T>): boolean => {
    ledger.enter(task, number, outcome);
    done++;
    return goesOn(task, done, count);
  };
  if (numbers.length > 0) await runJobs<T>({ task, about, numbers }, { threads, done: enter });
  return done < count ? null : ledger.outcomes(task);
}

function totalOf(outcomes: ReadonlyMap<number, Counts>, first = Number.POSITIVE_INFINITY): Counts {
  const total: Counts = {};
  for (const [number, counts] of outcomes) if (number < first) addCounts(total, counts);
  return total;
}

/** More matches than are learned from, where there are too few events in them. */
async function watch({ study, fit, events }: Course, means: Means) {
  let wanted = fit;
  for (;;) {
    const outcomes = await stage('count', { study }, upTo(wanted), means);
    if (outcomes === null) return null;
    const chances = chancesIn(totalOf(outcomes));
    if (chances >= events) return outcomes;
    wanted = Math.max(wanted + 1, Math.ceil((wanted * events) / Math.max(1, chances)));
  }
}

/** One in so many is weighed, and no fewer than these: with few of them chance alone would seem to tell something. */
const SCORED = 10;
const LEAST_SCORED = 12;

/** Null if it was ended before all was done. */
export async function follow(course: Course, means: Means): Promise<Findings | null> {
  const { study, fit, tries, deals } = course;
  const counted = await watch(course, means);
  if (counted === null) return null;
  const rates = ratesOf(totalOf(counted, fit));
  const scored = await stage('score', { study, rates }, upTo(Math.max(LEAST_SCORED, Math.ceil(fit / SCORED))), means);
  if (scored === null) return null;
  const scores = [...scored.values()];
  const fitted = (side: Side) => ({ rates, weights: bestWeights(scores, side) });
  const fits: Fits = { with: fitted('with'), without: fitted('without') };
  const first = await stage('try', { study, fits }, firstHeat(tries), means);
  const tried = first && (await stage('try', { study, fits }, secondHeat(first, tries), means));
  if (tried === null) return null;
  const thief = (side: Side) => ({ fitted: fits[side], manner: bestManner(tried, side, tries) });
  const thieves: Thieves = { with: thief('with'), without: thief('without') };
  const played = await stage('play', { study, thieves }, upTo(SIDES.length * deals), means);
  if (played === null) return null;
  const watched = await stage('watch', { study }, upTo(WATCHER_NAMES.length * deals), means);
  if (watched === null) return null;
  const winsOf = (of: ReadonlyMap<number, readonly number[]>, names: readonly string[], name: string) =>
    upTo(deals).map((deal) => of.get(deal * names.length + names.indexOf(name)) ?? []);
  return {
    counts: totalOf(counted),
    watched: counted.size,
    thieves,
    wins: {
      with: winsOf(played, SIDES, 'with'),
      without: winsOf(played, SIDES, 'without'),
      thumb: winsOf(watched, WATCHER_NAMES, 'thumb'),
      notebook: winsOf(watched, WATCHER_NAMES, 'notebook'),
    },
  };
}
