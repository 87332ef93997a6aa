import fc, { type JsonValue } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copy, firstDifference, freezeDeep, isEqual } from '../src/index.ts';
import { isIdentical } from '../src/tree.ts';

function objectsIn(tree: unknown): object[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return [tree, ...Object.values(tree).flatMap(objectsIn)];
}

const json = (tree: unknown) => JSON.stringify(tree);
/** Rooms have words of a game as keys. */
const trees = fc.jsonValue({ maxDepth: 4 }).filter((tree) => !json(tree).includes('"__proto__":'));

/** The same tree with the fields of every object the other way round. */
function turned(tree: JsonValue): JsonValue {
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map(turned);
  return Object.fromEntries(
    Object.entries(tree)
      .reverse()
      .map(([key, value]) => [key, turned(value as JsonValue)]),
  );
}

describe('copy', () => {
  it('gives an equal tree, byte for byte', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        expect(json(copy(tree))).toBe(json(tree));
      }),
    );
  });

  it('shares no object with its source', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const theirs = new Set(objectsIn(tree));
        expect(objectsIn(copy(tree)).some((object) => theirs.has(object))).toBe(false);
      }),
    );
  });

  it('may be changed though its source is frozen', () => {
    const source = freezeDeep({ list: [{ count: 1 }] });
    const target = copy(source);
    target.list[0].count = 2;
    target.list.push({ count: 3 });
    expect([source, target]).toEqual([{ list: [{ count: 1 }] }, { list: [{ count: 2 }, { count: 3 }] }]);
  });
});

describe('isEqual', () => {
  it('says of two trees what their canonical text says', () => {
    const sorted = (tree: unknown): unknown => {
      if (typeof tree !== 'object' || tree === null) return tree;
      if (Array.isArray(tree)) return tree.map(sorted);
      return Object.entries(tree)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, value]) => ({ [key]: sorted(value) }))
        .concat({ '': 'an object' });
    };
    const small = fc.jsonValue({ maxDepth: 2, stringUnit: fc.constantFrom('a', 'b') });
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(isEqual(a, b)).toBe(json(sorted(a)) === json(sorted(b)));
      }),
      { numRuns: 1000 },
    );
  });

  it('does not mind the order of fields', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        expect(isEqual(tree, turned(tree))).toBe(true);
      }),
    );
  });

  it.each([
    [[], {}],
    [[1], { 0: 1 }],
    [null, {}],
    [0, false],
    [0, null],
    ['1', 1],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 1]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [
      { a: 1, b: 2 },
      { a: 1, c: 2 },
    ],
    [{ a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }],
  ])('tells %j from %j, either way round', (a, b) => {
    expect([isEqual(a, b), isEqual(b, a)]).toEqual([false, false]);
  });
});

describe('isIdentical', () => {
  it('says of two trees what their bytes say', () => {
    const small = fc.jsonValue({ maxDepth: 2, stringUnit: fc.constantFrom('a', 'b') });
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(isIdentical(a, b)).toBe(json(a) === json(b));
        expect(isIdentical(a, copy(a))).toBe(true);
        expect(isIdentical(a, turned(a))).toBe(json(a) === json(turned(a)));
      }),
      { numRuns: 1000 },
    );
  });

  it('tells something that is nothing from what is missing', () => {
    expect([isIdentical({ a: undefined }, {}), isIdentical({}, { a: undefined })]).toEqual([false, false]);
  });
});

describe('firstDifference', () => {
  it('finds nothing exactly when two trees are equal', () => {
    fc.assert(
      fc.property(trees, trees, (a, b) => {
        expect(firstDifference(a, b) === null).toBe(isEqual(a, b));
        expect(firstDifference(a, copy(a))).toBe(null);
      }),
    );
  });

  it.each([
    [1, 2, '.: 1 ≠ 2'],
    [{ a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] }, '.a.1.b: "x" ≠ "y"'],
    [{ a: 1 }, { a: 1, b: null }, '.b: undefined ≠ null'],
    [{ a: [1] }, { a: [1, 2] }, '.a.1: undefined ≠ 2'],
    [{ a: {} }, { a: [] }, '.a: {} ≠ []'],
    [{ a: 1, z: 1 }, { a: 2, z: 2 }, '.a: 1 ≠ 2'],
  ])('names the place and both values: %j, %j', (a, b, message) => {
    expect(firstDifference(a, b)).toBe(message);
  });
});

describe('freezeDeep', () => {
  it('freezes every object and array of a tree and gives that tree back', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const before = json(tree);
        expect(freezeDeep(tree)).toBe(tree);
        expect(objectsIn(tree).every(Object.isFrozen)).toBe(true);
        expect(json(tree)).toBe(before);
      }),
    );
  });
});
