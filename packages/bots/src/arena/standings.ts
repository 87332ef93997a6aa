// What a tournament came to: how often each won in each field, and a rating for everybody.

import { type Draws, seededDraws, shuffle } from '@pretender/kernel';
import { type Share, shareOf } from './interval.ts';
import { type Rating, rated, UNKNOWN } from './rating.ts';
import { type Pairing, type Plan, pairingsOf, type Result } from './tournament.ts';

export interface Standing extends Pairing, Share {
  readonly matches: number;
  /** Mean over all matches. */
  readonly score: number;
  readonly fieldScore: number;
}

export interface Rated extends Rating {
  readonly player: string;
}

export interface Standings {
  readonly pairings: readonly Standing[];
  /** The strongest first. */
  readonly ratings: readonly Rated[];
}

/** A victory that is shared counts by its share. */
function wonBy({ ranks, seat }: Result): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function standingOf(pairing: Pairing, results: readonly Result[]): Standing {
  const byDeal = new Map<number, number[]>();
  for (const result of results) byDeal.set(result.deal, [...(byDeal.get(result.deal) ?? []), wonBy(result)]);
  return {
    ...pairing,
    ...shareOf([...byDeal.values()]),
    matches: results.length,
    score: meanOf(results.map(({ scores, seat }) => scores[seat])),
    fieldScore: meanOf(results.flatMap(({ scores, seat }) => scores.filter((_, at) => at !== seat))),
  };
}

/** All seats of a field are the same player: it moves by the mean of what they would. */
function rateOne(ratings: Map<string, Rating>, { player, field, seat, ranks }: Result): void {
  const names = ranks.map((_, at) => (at === seat ? player : field));
  const before = names.map((name) => ratings.get(name) ?? UNKNOWN);
  const after = rated(before, ranks);
  for (const name of [player, field]) {
    const own = after.filter((_, at) => names[at] === name);
    ratings.set(name, { mu: meanOf(own.map(({ mu }) => mu)), sigma: meanOf(own.map(({ sigma }) => sigma)) });
  }
}

/** A rating depends on the order of the matches, so it is the mean over several orders. */
const ORDERS = 20;

function ratingsOf(results: readonly Result[], draws: Draws): Rated[] {
  const runs = Array.from({ length: ORDERS }, () => {
    const ratings = new Map<string, Rating>();
    for (const result of shuffle(draws, [...results])) rateOne(ratings, result);
    return ratings;
  });
  const names = [...new Set(results.flatMap(({ player, field }) => [player, field]))];
  const rows = names.map((player) => {
    const own = runs.map((ratings) => ratings.get(player) ?? UNKNOWN);
    return { player, mu: meanOf(own.map(({ mu }) => mu)), sigma: meanOf(own.map(({ sigma }) => sigma)) };
  });
  return rows.sort((a, b) => b.mu - a.mu);
}

export function standingsOf(plan: Plan, results: readonly Result[]): Standings {
  const pairings = pairingsOf(plan).map((pairing) =>
    standingOf(
      pairing,
      results.filter(({ player, field }) => player === pairing.player && field === pairing.field),
    ),
  );
  return { pairings, ratings: ratingsOf(results, seededDraws(plan.seed, 'orders')) };
}
