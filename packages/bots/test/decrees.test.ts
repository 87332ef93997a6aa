// The officials of Final Decrees: whatever they answer is legal, and thinking pays.

import { type Decrees, decrees } from '@pretender/decrees';
import {
  beginMatch,
  fastDice,
  fit as fitMove,
  type Policy,
  type RawMove,
  resolveOptions,
  type Seat,
  seededDraws,
  simulate,
} from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { drawing, passive } from '../src/decrees/styles.ts';
import { clerk, type Player, permanentSecretary, secretary } from '../src/index.ts';

type Cast = (seat: Seat) => Player<Decrees>;

/** A policy that asks these players, and takes nothing from them but legal moves. */
function policyOf(cast: Cast): Policy<Decrees> {
  return (view, draws) => {
    const ask = view.table.asks.at(-1);
    const specs = decrees.moves(view).filter((spec) => spec.ask === ask?.id);
    const move = cast(view.viewer as Seat)(view, specs, draws);
    const fitting = fitMove({ game: decrees, view }, specs, (move ?? { type: 'nothing' }) as RawMove, ask?.id ?? null);
    if (!fitting.ok) throw new Error(`${JSON.stringify(move)} to ${ask?.kind}: ${fitting.refusal.code}`);
    return fitting.move;
  };
}

function ranksAfter(cast: Cast, seed: number, seats: number, options = {}): readonly number[] {
  const resolved = resolveOptions(decrees.options, options, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const dice = fastDice(seed);
  const { state } = beginMatch(decrees, resolved.config, seats, dice);
  simulate(decrees, state, { dice, draws: dice.draws('policy'), policy: policyOf(cast) });
  return state.table.result?.ranks ?? [];
}

/** Shared victories count by their share. */
function winsOf(odd: Player<Decrees>, others: Player<Decrees>, matches: number): number {
  let wins = 0;
  for (let seed = 0; seed < matches; seed++) {
    const own = seed % 5;
    const ranks = ranksAfter((seat) => (seat === own ? odd : others), seed, 5);
    if (ranks[own] === 1) wins += 1 / ranks.filter((rank) => rank === 1).length;
  }
  return wins / matches;
}

describe('every official', { timeout: 300_000 }, () => {
  it.each([
    ['clerk', clerk],
    ['secretary', secretary],
    ['permanent secretary', permanentSecretary],
  ])('%s plays whole matches with legal moves, whatever the options', (_name, player) => {
    const all = [{}, { sdSalvage: true, handLimit: 3 }, { endTiming: 'endOfTurn', maxArrows: 8 }, { trades: 'off' }];
    for (const [at, set] of all.entries()) {
      // Whoever thinks long has quick colleagues, so that it takes as long as with one of them.
      const others = player === permanentSecretary ? secretary : player;
      const ranks = ranksAfter((seat) => (seat === at % 4 ? player : others), at, 4 + (at % 2), set);
      expect(ranks).toHaveLength(4 + (at % 2));
      expect(Math.min(...ranks)).toBe(1);
    }
  });

  it('says the same again from the same view and the same draws', () => {
    const config = resolveOptions(decrees.options, {}, 5);
    if (!config.ok) throw new Error();
    const match = beginMatch(decrees, config.config, 5, fastDice(4));
    const chance = { dice: fastDice(4), draws: seededDraws(4, 'p'), policy: policyOf(() => clerk) };
    while (match.state.table.asks.at(-1)?.kind !== 'action') simulate(decrees, match.state, chance, { moves: 1 });
    const ask = match.state.table.asks.at(-1);
    const view = match.views[ask?.seats[0] ?? 0];
    const specs = decrees.moves(view).filter((spec) => spec.ask === ask?.id);
    const answers = [1, 2].map(() => JSON.stringify(secretary(view, specs, seededDraws(9, 'mind'))));
    expect(answers[0]).toBe(answers[1]);
  });
});

/** Turns that a secretary ends at once, of all its turns in these matches. */
function idleTurns(matches: number): number {
  const turns = new Set<string>();
  let idle = 0;
  for (let seed = 0; seed < matches; seed++) {
    const counted: Player<Decrees> = (view, specs, draws) => {
      const move = secretary(view, specs, draws);
      const { number, actions } = view.table.turn;
      if (number > 0) turns.add(`${seed}.${number}`);
      if (move?.type === 'end' && actions === 3) idle++;
      return move;
    };
    ranksAfter(() => counted, seed, 5);
  }
  expect(turns.size).toBeGreaterThan(20 * matches);
  return idle / turns.size;
}

describe('thinking pays', { timeout: 300_000 }, () => {
  it('one who thinks beats four clerks most of the time', () => {
    expect(winsOf(secretary, clerk, 20)).toBeGreaterThan(0.5);
    expect(winsOf(permanentSecretary, clerk, 10)).toBeGreaterThan(0.5);
  });

  it('nobody who thinks lets a turn go by', () => {
    expect(idleTurns(4)).toBeLessThan(0.01);
  });

  it('doing nothing, or only drawing, loses', () => {
    expect(winsOf(passive, secretary, 15)).toBeLessThan(0.1);
    expect(winsOf(drawing, secretary, 15)).toBeLessThan(0.1);
  });
});
