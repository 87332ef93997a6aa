// A round robin: one player against a field of another, each deal once in every seat. Every match follows from its number
// alone, so it does not matter who plays it, or when.

import { type GameTypes, type Options, resolveOptions, type Seat } from '@pretender/kernel';
import { arenaCast, sitterOf } from './cast.ts';
import { playMatch } from './sitting.ts';

export interface Plan {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  /** Those who sit alone among others, and those of whom the others are. */
  readonly players: readonly string[];
  readonly fields: readonly string[];
  readonly deals: number;
  readonly seed: number;
}

export interface Pairing {
  readonly player: string;
  readonly field: string;
}

/** What one match came to. */
export interface Result extends Pairing {
  readonly deal: number;
  /** Where the one sat. */
  readonly seat: number;
  /** By seat: 1 for who has won, equal for equals. */
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
}

export function pairingsOf({ players, fields }: Plan): Pairing[] {
  return players.flatMap((player) =>
    fields.filter((field) => field !== player).map((field): Pairing => ({ player, field })),
  );
}

export function matchesIn(plan: Plan): number {
  return pairingsOf(plan).length * plan.deals * plan.seats;
}

/** The same deals for every pairing: what chance gives to one it gives to all. */
function seedOf({ seed }: Plan, deal: number): number {
  return (seed * 1_000_003 + deal) % 2 ** 32;
}

function ranksOf(scores: readonly number[], winners: readonly Seat[]): number[] {
  return scores.map((score, seat) => {
    if (winners.includes(seat as Seat)) return 1;
    const better = scores.filter((other, at) => !winners.includes(at as Seat) && other > score).length;
    return 1 + winners.length + better;
  });
}

/** The match of this number, from 0 on. */
export function playNumber(plan: Plan, number: number): Result {
  const { seats } = plan;
  const pairings = pairingsOf(plan);
  const seat = number % seats;
  const deal = Math.floor(number / seats) % plan.deals;
  const { player, field } = pairings[Math.floor(number / seats / plan.deals)];
  const cast = arenaCast(plan.game);
  const { game, besideFor } = cast;
  const resolved = resolveOptions(game.options, plan.options, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const match = playMatch<GameTypes>({
    game,
    config: resolved.config,
    players: Array.from({ length: seats }, (_, at) => sitterOf(cast, at === seat ? player : field, at as Seat, seats)),
    seed: seedOf(plan, deal),
    ...(besideFor === undefined ? {} : { besideFor }),
  });
  const outcome = game.outcome(match.state.table as never);
  if (outcome === null) throw new Error(`match ${number} has no end`);
  const { scores, winners } = outcome;
  return { player, field, deal, seat, ranks: ranksOf(scores, winners), scores };
}
