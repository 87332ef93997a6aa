import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asSeat, offersTo, openAsks, seededDraws, toldOf, viewersOf } from '../src/index.ts';
import { fib } from './toy-game.ts';
import { atReaction, begun, must, playOut, say, seatAfter, step } from './toy-match.ts';

describe('told', () => {
  it('counts for each viewer only what that viewer was told', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const match = playOut(begun({ options: { edition: 'merry' } }), seededDraws(seed, 'play'));
        const counts = viewersOf(3).map(
          (viewer) => match.entries.flatMap((entry) => toldOf(fib, entry, viewer)).length,
        );
        expect(match.told).toEqual(counts);
      }),
      { numRuns: 20 },
    );
  });

  it('does not move for others when somebody answers in secret', () => {
    const match = atReaction();
    const seat = seatAfter(match, 2);
    const before = [...match.told];
    must(say(match, seat, 'reaction', { type: 'pass' }));
    expect(match.told).toEqual(before.map((count, viewer) => (viewer === seat ? count + 1 : count)));
  });

  it('lists the events of an entry for those who were told', () => {
    const [entry] = begun().entries;
    const kinds = (viewer: 'public' | number) => toldOf(fib, entry, viewer as never).map((event) => event.type);
    expect(kinds('public')).toEqual(['began', 'asked', 'asked']);
    expect(kinds(1)).toEqual(['dealt', 'began', 'asked', 'asked']);
  });
});

describe('offersTo', () => {
  it('is computed once until that seat is told something', () => {
    const match = atReaction();
    const [a, b] = [asSeat(seatAfter(match, 1)), asSeat(seatAfter(match, 2))];
    const offers = offersTo(match, a);
    must(say(match, b, 'reaction', { type: 'pass' }));
    expect(offersTo(match, a)).toBe(offers);
    must(say(match, a, 'reaction', { type: 'pass' }));
    expect(offersTo(match, a)).not.toBe(offers);
    expect(offersTo(match, a).map((spec) => spec.type)).toEqual(['cheer']);
  });

  it('is never out of date', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const match = begun({ options: { edition: 'merry' } });
        const draws = seededDraws(seed, 'play');
        while (openAsks(match).length > 0) {
          for (const seat of [0, 1, 2]) expect(offersTo(match, asSeat(seat))).toEqual(fib.moves(match.views[seat]));
          step(match, draws);
        }
      }),
      { numRuns: 20 },
    );
  });
});
