import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lapse, type Match, openAsks, seededDraws, viewersOf, viewOf } from '../src/index.ts';
import { fib } from './toy-game.ts';
import { askOf, atReaction, begun, must, playOut, say, seatAfter, step } from './toy-match.ts';
import { ANIMALS, type Fib } from './toy-types.ts';

/** At a random moment of a random match. */
const moments = fc.tuple(fc.constantFrom(3, 4), fc.nat(), fc.nat(60)).map(([seats, seed, steps]): Match<Fib> => {
  const match = begun({ seats, options: { edition: 'merry' }, seed: { kind: 'fast', value: seed } });
  const draws = seededDraws(seed, 'play');
  for (let i = 0; i < steps && openAsks(match).length > 0; i++) step(match, draws);
  return match;
});

describe('the toy game', () => {
  it('comes to use every event, move and ask it has', () => {
    const matches = Array.from({ length: 30 }, (_, seed) =>
      playOut(begun({ options: { edition: 'merry' } }), seededDraws(seed, 'play')),
    );
    const entries = matches.flatMap((match) => match.entries);
    expect(new Set(entries.flatMap(({ events }) => events.map((event) => event.type)))).toEqual(
      new Set(Object.keys(fib.events).filter((type) => type !== 'hushed')),
    );
    const moves = entries.flatMap(({ cause }) => (cause.by === 'move' ? [cause.move.type] : []));
    expect(new Set(moves).size).toBe(10);
  });

  it('asks somebody something exactly as long as the match is not over', () => {
    fc.assert(
      fc.property(moments, ({ state }) => {
        expect(fib.asks(state.table).length === 0).toBe(fib.outcome(state.table) !== null);
      }),
    );
  });

  it('neither loses a card nor makes one', () => {
    fc.assert(
      fc.property(moments, ({ state: { table, hands, vault } }) => {
        const cards = [...table.faceUp, ...vault.deck, ...hands.map((hand) => hand.card)];
        expect(cards.toSorted()).toEqual(ANIMALS.flatMap((animal) => [animal, animal, animal, animal]).toSorted());
        expect(vault.deck).toHaveLength(table.deckLeft);
      }),
    );
  });

  it('imagines worlds in which the viewer sees what it sees', () => {
    fc.assert(
      fc.property(moments, fc.nat(), (match, seed) => {
        for (const viewer of viewersOf(match.state.hands.length)) {
          const view = viewOf(match.state, viewer);
          const world = fib.imagine(view, seededDraws(seed, 'imagine'));
          expect(viewOf(world, viewer)).toEqual(view);
          expect(world.vault.deck).toHaveLength(match.state.table.deckLeft);
        }
      }),
    );
  });

  it('drops an early answer without a trace when the claim is doubted', () => {
    const ends = ['pass', 'toast'].map((type) => {
      const match = atReaction({ seats: 4, options: { edition: 'merry' } });
      must(say(match, seatAfter(match, 1), 'reaction', { type }));
      must(say(match, seatAfter(match, 2), 'reaction', { type: 'doubt' }));
      must(say(match, seatAfter(match, 3), 'vote', { type: 'support' }));
      must(lapse(match, askOf(match, 'vote').id));
      return match;
    });
    expect(ends[0].state).toEqual(ends[1].state);
    expect(ends[0].told).toEqual(ends[1].told);
  });
});
