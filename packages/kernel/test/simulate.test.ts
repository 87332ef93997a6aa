import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Chance,
  copy,
  diceFor,
  fastDice,
  type Game,
  openAsks,
  type Policy,
  randomPolicy,
  type State,
  seededDraws,
  simulate,
} from '../src/index.ts';
import { fib } from './toy-game.ts';
import { atReaction, begun, step } from './toy-match.ts';
import type { Fib } from './toy-types.ts';

const REDRAW: Policy<Fib> = () => ({ type: 'redraw' });

/** Random, but it will not look for an answer where nothing is asked. */
function careful(game: Game<Fib>): Policy<Fib> {
  const policy = randomPolicy(game);
  return (view, draws) => {
    if (game.moves(view).every((spec) => spec.type === 'cheer')) throw new Error(`nothing is asked of ${view.viewer}`);
    return policy(view, draws);
  };
}

function chance(seed: number, policy = careful(fib)): Chance<Fib> {
  return { dice: fastDice(seed), draws: seededDraws(seed, 'policy'), policy };
}

function fresh(seats = 3, options = {}): State<Fib> {
  return begun({ seats, options }).state;
}

describe('simulate', () => {
  it('plays a state on to its end, in place', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(2, 3, 4), (seed, seats) => {
        const state = fresh(seats);
        const moves = simulate(fib, state, chance(seed));
        expect(moves).toBeGreaterThan(seats);
        expect(fib.outcome(state.table)).not.toBe(null);
        expect(fib.asks(state.table)).toEqual([]);
      }),
    );
  });

  it('gives the same result for the same seed, and another for another', () => {
    const result = (seed: number) => {
      const state = fresh(4);
      return JSON.stringify([simulate(fib, state, chance(seed)), state]);
    };
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(result(seed)).toBe(result(seed));
      }),
      { numRuns: 30 },
    );
    expect(new Set([1, 2, 3, 4, 5].map(result)).size).toBe(5);
  });

  it('waits for nobody beside the turn, wherever a standing ask is in the stack', () => {
    const upsideDown: Game<Fib> = {
      ...fib,
      asks: (table) => fib.asks(table).toReversed(),
      play(turn, ask, seat, move) {
        expect(ask.kind).not.toBe('cheering');
        fib.play(turn, ask, seat, move);
      },
    };
    const [state, other] = [fresh(), fresh()];
    const policy = careful(upsideDown);
    const moves = simulate(upsideDown, other, chance(4, policy));
    expect([moves, other]).toEqual([simulate(fib, state, chance(4)), state]);
  });

  it('starts in the middle of play, from a copy, and leaves the match alone', () => {
    const match = atReaction();
    const before = JSON.stringify(match.state);
    simulate(fib, copy(match.state), chance(3));
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.entries).toHaveLength(6);
  });

  it('makes no more moves than the limit, and says how many it made', () => {
    for (const limit of [0, 1, 2, 5]) {
      let asked = 0;
      const policy: Policy<Fib> = (view, draws) => {
        asked++;
        return careful(fib)(view, draws);
      };
      expect(simulate(fib, fresh(), chance(3, policy), { moves: limit })).toBe(limit);
      expect(asked).toBe(limit);
    }
  });

  it('goes on where the limit stopped it', () => {
    const whole = fresh();
    const moves = simulate(fib, whole, chance(6));
    const parts = fresh();
    const same = chance(6);
    let made = 0;
    for (let i = 0; i < 2 * moves; i++) made += simulate(fib, parts, same, { moves: 1 });
    expect([made, parts]).toEqual([moves, whole]);
  });

  it('makes no move when the match is over', () => {
    const state = fresh();
    simulate(fib, state, chance(1));
    expect(simulate(fib, state, chance(1))).toBe(0);
  });

  it('asks each seat that has not answered once, with its own view, and closes the ask when all have', () => {
    const asked: unknown[] = [];
    const policy: Policy<Fib> = (view) => {
      asked.push(view.viewer);
      expect(view.hands.map((hand) => hand !== null)).toEqual([0, 1, 2].map((seat) => seat === view.viewer));
      return { type: 'bid', stake: 1, likes: ['fox'] };
    };
    const state = fresh();
    simulate(fib, state, chance(1, policy), { moves: 3 });
    expect(asked).toEqual([0, 1, 2]);
    expect(state.table.bids).toEqual([]);
    simulate(fib, state, chance(1, REDRAW), { moves: 1 });
    expect(state.table.bids).toEqual(new Array(3).fill({ stake: 1, likes: ['fox'] }));
  });

  it('lets the first who has something to say beside the turn say it, before the turn goes on', () => {
    const state = fresh();
    const heard: unknown[] = [];
    const beside: Chance<Fib>['beside'] = (view, ask) => {
      heard.push([ask.kind, view.viewer]);
      return heard.length === 2 ? { type: 'cheer' } : null;
    };
    const policy: Policy<Fib> = () => {
      heard.push('policy');
      return { type: 'bid', stake: 1, likes: ['fox'] };
    };
    expect(simulate(fib, state, { ...chance(1, policy), beside }, { moves: 2 })).toBe(2);
    const round = [0, 1, 2].map((seat) => ['cheering', seat]);
    expect(heard).toEqual([...round.slice(0, 2), ...round, 'policy']);
  });

  it('draws what the game draws from the dice it is given', () => {
    const match = begun();
    while (openAsks(match)[0].kind !== 'turn') step(match, seededDraws(1, 'play'));
    const redraw = (seed: number) => {
      const state = copy(match.state);
      const dice = diceFor({ kind: 'fast', value: seed });
      simulate(fib, state, { dice, draws: seededDraws(1, 'x'), policy: REDRAW }, { moves: 1 });
      return state.vault.deck.join();
    };
    expect(redraw(1)).toBe(redraw(1));
    expect(new Set([1, 2, 3, 4].map(redraw)).size).toBeGreaterThan(1);
  });
});

describe('randomPolicy', () => {
  it('without `sample` gives a legal answer to the open ask, whatever else stands open', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(40), (seed, steps) => {
        const match = begun({ options: { edition: 'merry' } });
        const draws = seededDraws(seed, 'play');
        for (let i = 0; i < steps && openAsks(match).length > 0; i++) step(match, draws);
        for (const ask of openAsks(match)) {
          for (const seat of ask.seats) {
            const view = match.views[seat];
            if (fib.answered(view, ask)) continue;
            const move = randomPolicy(fib)(view, draws);
            expect(fib.moves(view).filter((spec) => spec.ask === ask.id && spec.type === move.type)).toHaveLength(1);
            expect(fib.check(view, move)).toBe(null);
          }
        }
      }),
    );
  });

  it('uses `sample` where a game has one', () => {
    const sampling: Game<Fib> = {
      ...fib,
      sample: (_view, draws) => ({ type: 'bid', stake: 1 + draws.below(1), likes: [] }),
    };
    expect(randomPolicy(sampling)(begun().views[0], seededDraws(1, 'x'))).toEqual({ type: 'bid', stake: 1, likes: [] });
  });
});
