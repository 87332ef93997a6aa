import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countChoices,
  type Draws,
  expand,
  type FieldSpec,
  type Fields,
  fit as fitMove,
  type MoveSpec,
  type RawMove,
  randomMove,
  randomOf,
  refuse,
  type Seen,
  seededDraws,
} from '../src/index.ts';
import { fib } from './toy-game.ts';
import { atFirstTurn, atReaction, begun } from './toy-match.ts';
import type { Fib } from './toy-types.ts';

const anything = { game: { check: () => null }, view: {} } as unknown as Seen<Fib>;

function offer(fields: Fields, rest: Partial<MoveSpec> = {}): MoveSpec {
  return { ask: 1, type: 'swap', early: false, neutral: false, fields, ...rest };
}

const domains = fc.uniqueArray(fc.oneof(fc.string(), fc.nat(20)), { minLength: 1, maxLength: 4 });
const ones = fc.record({ kind: fc.constant('one' as const), of: domains });
const optionals = fc.record({ kind: fc.constant('one' as const), of: domains, optional: fc.constant(true as const) });
const numbers = fc
  .tuple(fc.integer({ min: -3, max: 3 }), fc.nat(3))
  .map(([from, more]) => ({ kind: 'number', from, to: from + more }) as const);
const sets = fc.tuple(domains, fc.nat(3), fc.nat(3), fc.boolean()).map(([of, a, b, repeats]) => {
  const [min, max] = [Math.min(a, b), Math.max(a, b)].map((size) => (repeats ? size : Math.min(size, of.length)));
  return { kind: 'some', of, min, max, repeats } as const;
});
const names = fc.constantFrom('a', 'b', 'c', 'd');
const closed = fc.dictionary(names, fc.oneof(ones, numbers, sets), { maxKeys: 3, noNullPrototype: true });
const lists = fc
  .tuple(closed, fc.nat(2), fc.nat(2))
  .map(([of, min, more]) => ({ kind: 'list', of, min, max: min + more }) as const);
const anyFields = fc.dictionary(names, fc.oneof(ones, optionals, numbers, sets, lists), { noNullPrototype: true });

function over(n: number, k: number): number {
  return k === 0 ? 1 : (over(n - 1, k - 1) * n) / k;
}

/** How many values a field may hold, by arithmetic. */
function size(field: FieldSpec): number {
  if (field.kind === 'one') return field.optional ? 1 : field.of.length;
  if (field.kind === 'number') return field.to - field.from + 1;
  if (field.kind !== 'some') return 0;
  let total = 0;
  for (let k = field.min; k <= field.max; k++) total += over(field.of.length + (field.repeats ? k - 1 : 0), k);
  return total;
}

describe('expand', () => {
  it('gives as many moves as the product of the sizes of the fields', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const product = Object.values(fields).reduce((total, field) => total * size(field), 1);
        expect([...expand(offer(fields))]).toHaveLength(Math.round(product));
      }),
    );
  });

  it('gives no move twice, and only moves that fit', () => {
    fc.assert(
      fc.property(closed, (fields) => {
        const moves = [...expand(offer(fields))];
        expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
        for (const move of moves) expect(fitMove(anything, [offer(fields)], move)).toMatchObject({ ok: true, move });
      }),
    );
  });

  it('gives sets as sets and multisets as multisets', () => {
    const set: FieldSpec = { kind: 'some', of: ['x', 'y', 'z'], min: 2, max: 2, repeats: false };
    expect([...expand(offer({ set }))].map((move) => (move.set as string[]).join(''))).toEqual(['xy', 'xz', 'yz']);
    const wares: FieldSpec = { ...set, repeats: true };
    expect([...expand(offer({ wares }))].map((move) => (move.wares as string[]).join(''))).toEqual([
      'xx',
      'xy',
      'xz',
      'yy',
      'yz',
      'zz',
    ]);
  });

  it('keeps given fields and varies the others', () => {
    const spec = offer({ a: { kind: 'one', of: ['x', 'y'] }, b: { kind: 'number', from: 1, to: 3 } });
    expect([...expand(spec, { b: 2 })]).toEqual([
      { type: 'swap', a: 'x', b: 2 },
      { type: 'swap', a: 'y', b: 2 },
    ]);
  });

  it('does not expand lists', () => {
    expect([...expand(offer({ l: { kind: 'list', of: {}, min: 0, max: 2 } }))]).toEqual([]);
  });
});

describe('countChoices', () => {
  const specs = [
    offer({ a: { kind: 'one', of: ['x', 'y', 'z'] }, b: { kind: 'number', from: 1, to: 2 } }),
    offer({}, { type: 'doubt' }),
    offer({}, { type: 'pass', neutral: true }),
    offer({ a: { kind: 'one', of: ['x', 'y'] } }, { type: 'react', early: true }),
  ];
  const count = (check: (view: unknown, move: RawMove) => unknown) =>
    countChoices({ game: { moves: () => specs, check }, view: {} } as unknown as Seen<Fib>);

  it('counts concrete moves, without neutral and early ones', () => {
    expect(count(() => null)).toBe(7);
  });

  it('does not count what the game refuses', () => {
    expect(count((_view, move) => (move.a === 'x' ? refuse('no') : null))).toBe(5);
  });

  it('counts what a seat of the toy game is offered', () => {
    const bidding = begun();
    expect(countChoices({ game: fib, view: bidding.views[0] })).toBe(3 * 6 + 1);
    const turn = atFirstTurn({}, [2, 2, 2]);
    expect(countChoices({ game: fib, view: turn.views[turn.state.table.turn] })).toBe(3 * 2 + 1 + 1);
    const merry = atReaction({ options: { edition: 'merry' } });
    expect(
      merry.views
        .slice(0, 3)
        .map((view) => countChoices({ game: fib, view }))
        .toSorted(),
    ).toEqual([1, 2, 2]);
    expect(countChoices({ game: fib, view: merry.views[3] })).toBe(0);
  });
});

describe('randomOf', () => {
  it('always fits the spec it was made from, as it stands', () => {
    fc.assert(
      fc.property(anyFields, fc.nat(), (fields, seed) => {
        const move = randomOf(offer(fields), seededDraws(seed, 'member'));
        expect(fitMove(anything, [offer(fields)], move)).toMatchObject({ ok: true });
        const fitting = fitMove(anything, [offer(fields)], move);
        expect(fitting.ok && JSON.stringify(fitting.move)).toBe(JSON.stringify(move));
      }),
      { numRuns: 300 },
    );
  });

  it('reaches every member of a spec', () => {
    const spec = offer({
      a: { kind: 'one', of: ['x', 'y'] },
      b: { kind: 'number', from: 1, to: 3 },
      c: { kind: 'some', of: [1, 2, 3], min: 0, max: 2, repeats: true },
    });
    const draws = seededDraws(5, 'members');
    const seen = new Set(Array.from({ length: 3000 }, () => JSON.stringify(randomOf(spec, draws))));
    expect(seen).toEqual(new Set([...expand(spec)].map((move) => JSON.stringify(move))));
  });
});

describe('randomMove', () => {
  const draws = (): Draws => seededDraws(9, 'moves');

  it('gives only moves that the game does not refuse', () => {
    const spec = offer({ a: { kind: 'number', from: 1, to: 20 } });
    const check = (_view: unknown, move: RawMove) => (move.a === 7 ? null : refuse('not-seven'));
    const seen = { game: { check }, view: {} } as unknown as Seen<Fib>;
    expect(randomMove(seen, [spec], draws())).toEqual({ spec, move: { type: 'swap', a: 7 } });
  });

  it('tries small specs as often as big ones', () => {
    const specs = [offer({ a: { kind: 'number', from: 1, to: 1000 } }), offer({}, { type: 'doubt' })];
    const stream = draws();
    const doubts = Array.from({ length: 1000 }, () => randomMove(anything, specs, stream).move as RawMove).filter(
      (move) => move.type === 'doubt',
    );
    expect(doubts.length).toBeGreaterThan(400);
    expect(doubts.length).toBeLessThan(600);
  });

  it('gives up with the seat and the types it tried when nothing is legal', () => {
    const seen = { game: { check: () => refuse('never') }, view: { viewer: 2 } } as unknown as Seen<Fib>;
    expect(() => randomMove(seen, [offer({})], draws())).toThrow('no legal move found for seat 2 among swap');
  });
});
