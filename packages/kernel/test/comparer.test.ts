import { describe, expect, it } from 'vitest';
import { comparerFor } from '../src/suite/comparer.ts';
import { faultIn } from '../src/suite/plain.ts';
import { copy, isEqual } from '../src/tree.ts';

const MODEL = { round: 0, heirs: [{ points: 0, wares: { gold: 1 } }], claim: null, asks: [], empty: {} };
const TREE = {
  round: 3,
  heirs: [
    { points: 1, wares: { gold: 2 } },
    { points: 0, wares: { gold: 0 } },
  ],
  claim: { seat: 1, as: 'monk' },
  asks: [{ id: 7, seats: [0, 1] }],
  empty: {},
};

type Tree = Record<string, unknown> & { heirs: Record<string, unknown>[] };

const CHANGES: Record<string, (tree: Tree) => void> = {
  'another number': (tree) => {
    tree.round = 4;
  },
  'a number for nothing': (tree) => {
    tree.claim = null;
  },
  'a field more': (tree) => {
    tree.more = 1;
  },
  'a field less': (tree) => {
    delete tree.round;
  },
  'a field that is not set': (tree) => {
    tree.round = undefined;
  },
  'another field instead': (tree) => {
    delete tree.round;
    tree.turn = 3;
  },
  'an item more': (tree) => {
    tree.heirs.push({ points: 0, wares: { gold: 0 } });
  },
  'another value deep inside': (tree) => {
    tree.heirs[1].wares = { gold: 1 };
  },
  'a field more deep inside': (tree) => {
    tree.heirs[1].wares = { gold: 0, wine: 0 };
  },
  'a list for an object': (tree) => {
    tree.empty = [];
  },
  'nothing for a list': (tree) => {
    tree.asks = null;
  },
};

describe('a comparer', () => {
  const isSame = comparerFor(MODEL);

  it('finds equal trees equal, whatever the order of their keys', () => {
    expect(isSame(TREE, copy(TREE))).toBe(true);
    expect(isSame(TREE, Object.fromEntries(Object.entries(TREE).reverse()))).toBe(true);
  });

  for (const [name, change] of Object.entries(CHANGES)) {
    it(`notices ${name}, as isEqual does`, () => {
      const other = copy(TREE) as unknown as Tree;
      change(other);
      expect([isSame(TREE, other), isSame(other, TREE)]).toEqual([false, false]);
      expect([isEqual(TREE, other), isEqual(other, TREE)]).toEqual([false, false]);
      expect(isSame(other, copy(other))).toBe(true);
    });
  }

  it('compares what has another shape than its model', () => {
    for (const [a, b] of [
      [null, null],
      [1, 1],
      ['a', 'a'],
      [[], []],
    ])
      expect(isSame(a, b)).toBe(true);
    for (const other of [null, undefined, 1, 'round', [], {}]) expect(isSame(TREE, other)).toBe(false);
    expect(isSame({ turn: 1, a: 1, b: 1, c: 1, d: 1 }, { hand: 1, a: 1, b: 1, c: 1, d: 1 })).toBe(false);
  });
});

describe('rooms that are not plain', () => {
  const twice = { id: 1 };
  for (const [path, room] of Object.entries({
    '.table.at: undefined is no JSON': { table: { at: undefined } },
    '.table.at: NaN is no JSON': { table: { at: Number.NaN } },
    '.list.1: undefined is no JSON': { list: [1, undefined] },
    '.when is no plain object': { when: new Date(0) },
    '.b.0 is reachable twice': { a: twice, b: [twice] },
  })) {
    it(`says where: ${path}`, () => {
      expect(faultIn(room)).toBe(path);
    });
  }

  it('finds nothing wrong with JSON', () => {
    expect(faultIn(JSON.parse(JSON.stringify(TREE)))).toBeNull();
  });
});
