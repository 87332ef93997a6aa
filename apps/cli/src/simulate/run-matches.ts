// Many matches without a log, and what they came to. The same seed gives the same figures.

import {
  type Aside,
  beginMatch,
  type Dice,
  type Draws,
  fastDice,
  type GameTypes,
  type Outcome,
  type Policy,
  randomPolicy,
  seededDraws,
  simulate,
} from '@pretender/kernel';
import type { GamePack, Section, Tally } from '../pack.ts';
import { type Spread, spreadOf } from './figures.ts';

export interface Plan<G extends GameTypes> {
  readonly pack: GamePack<G>;
  readonly config: G['Config'];
  readonly seatCount: number;
  readonly matches: number;
  readonly seed: number;
  /** Everybody's; who plays at random, if left out. */
  readonly policy?: Policy<G>;
  /** What they say beside the turn, made anew for every match. */
  readonly aside?: () => Aside<G>;
}

export interface Figures {
  readonly moves: number;
  /** In moves and in the game's own units. */
  readonly lengths: Readonly<Record<string, Spread>>;
  readonly wins: readonly number[];
  /** Matches that did not end within the limit of the simulation. */
  readonly unfinished: number;
  readonly sections: readonly Section[];
}

const SEEDS = 2 ** 32;

interface Books<G extends GameTypes> {
  readonly tally: Tally<G>;
  readonly policy: Policy<G>;
  readonly lengths: Map<string, number[]>;
  readonly wins: number[];
  unfinished: number;
}

function noteLength(lengths: Map<string, number[]>, unit: string, length: number): void {
  const list = lengths.get(unit);
  if (list) list.push(length);
  else lengths.set(unit, [length]);
}

function playOne<G extends GameTypes>(
  { config, seatCount, aside }: Plan<G>,
  books: Books<G>,
  chance: { dice: Dice; draws: Draws },
): number {
  const { tally, policy, lengths } = books;
  const { game } = tally;
  const { state } = beginMatch(game, config, seatCount, chance.dice);
  const moves = simulate(game, state, { ...chance, policy, ...(aside ? { beside: aside() } : {}) });
  const table = state.table as never;
  noteLength(lengths, 'moves', moves);
  for (const [unit, length] of Object.entries(tally.endMatch(table))) noteLength(lengths, unit, length);
  noteOutcome(books, game.outcome(table));
  return moves;
}

function noteOutcome<G extends GameTypes>(books: Books<G>, outcome: Outcome | null): void {
  if (outcome === null) books.unfinished++;
  else for (const seat of outcome.winners) books.wins[seat]++;
}

export function runMatches<G extends GameTypes>(plan: Plan<G>, onMatch: (done: number) => void): Figures {
  const { pack, seatCount, matches, seed, policy } = plan;
  const tally = pack.tally();
  const wins = Array.from({ length: seatCount }, () => 0);
  const answers = policy ?? randomPolicy(tally.game);
  const books: Books<G> = { tally, policy: answers, lengths: new Map(), wins, unfinished: 0 };
  // Every match has a seed of its own, so that runs with neighbouring seeds share no match.
  const seeds = seededDraws(seed, 'matches');
  let moves = 0;
  for (let done = 1; done <= matches; done++) {
    const dice = fastDice(seeds.below(SEEDS));
    moves += playOne(plan, books, { dice, draws: dice.draws('policy') });
    onMatch(done);
  }
  const lengths = Object.fromEntries([...books.lengths].map(([unit, list]) => [unit, spreadOf(list)]));
  return { moves, lengths, wins, unfinished: books.unfinished, sections: tally.sections() };
}
