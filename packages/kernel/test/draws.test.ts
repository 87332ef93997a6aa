import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { belowFrom, xoshiro } from '../src/draws/fast.ts';
import { chachaDice, type Dice, fastDice, pick, seededDraws, shuffle, shuffled } from '../src/index.ts';

const DICE: readonly (readonly [string, Dice])[] = [
  ['fastDice', fastDice(7)],
  ['chachaDice', chachaDice(new Uint8Array(32).fill(7))],
];

/** Enough of a stream to tell it from another. */
function fingerprint(dice: Dice, label: string, ...numbers: number[]): string {
  const draws = dice.draws(label, ...numbers);
  return Array.from({ length: 4 }, () => draws.below(1_000_000)).join(' ');
}

/** How far counts are from even, in standard deviations of the chi-square statistic. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

function countsOf(n: number, total: number, next: (i: number) => number): number[] {
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < total; i++) counts[next(i)]++;
  return counts;
}

describe('xoshiro', () => {
  it('gives the first outputs of the published xoshiro128** for the seed 1, 2, 3, 4', () => {
    const generator = xoshiro(1, 2, 3, 4);
    expect([generator.next(), generator.next(), generator.next(), generator.next()]).toEqual([
      11520, 0, 5927040, 70819200,
    ]);
  });
});

/** The words of a generator, one after the other. */
function source(...words: number[]): () => number {
  return () => {
    const word = words.shift();
    if (word === undefined) throw new Error('drew more words than it needed');
    return word;
  };
}

describe('belowFrom', () => {
  it('throws away what lies beyond the last whole multiple of n, and nothing else', () => {
    expect(belowFrom(source(0xffff_ffff, 0xffff_fffe), 3)).toBe(2);
    expect(belowFrom(source(0xffff_ffff, 0xffff_fffc, 5), 7)).toBe(5);
    expect(belowFrom(source(0xffff_fffb), 7)).toBe(6);
  });

  it('throws nothing away for a power of two', () => {
    expect(belowFrom(source(0xffff_ffff), 2 ** 32)).toBe(0xffff_ffff);
    expect(belowFrom(source(0xffff_ffff), 2 ** 31)).toBe(2 ** 31 - 1);
    expect(belowFrom(source(0xffff_ffff), 1)).toBe(0);
    for (let n = 1; n <= 2 ** 17; n *= 2) expect(belowFrom(source(0xffff_fff5), n)).toBe(0xffff_fff5 % n);
  });

  it('is the remainder of the first word that it keeps', () => {
    const words = fc.integer({ min: 0, max: 0xffff_ffff });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 2 ** 32 }), (word, n) => {
        fc.pre(word < 2 ** 32 - (2 ** 32 % n));
        expect(belowFrom(source(word), n)).toBe(word % n);
      }),
      { numRuns: 1000 },
    );
  });
});

describe.each(DICE)('%s', (_name, dice) => {
  it('draws whole numbers from 0 to n-1', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat()), fc.integer({ min: 1, max: 2 ** 32 }), (label, numbers, n) => {
        const value = dice.draws(label, ...numbers).below(n);
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
      }),
    );
  });

  it.each([2, 3, 6, 7, 10, 52])('draws every number below %i equally often within one stream', (n) => {
    const draws = dice.draws('evenness', n);
    expect(Math.abs(unevenness(countsOf(n, 4000 * n, () => draws.below(n))))).toBeLessThan(5);
  });

  it.each([2, 3, 6, 7])('draws every number below %i equally often as the first of many streams', (n) => {
    const counts = countsOf(n, 2000 * n, (i) => dice.draws('first', i).below(n));
    expect(Math.abs(unevenness(counts))).toBeLessThan(5);
  });

  it('gives equal streams for equal names, however often they are asked for and whatever was drawn between', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat()), (label, numbers) => {
        const before = fingerprint(dice, label, ...numbers);
        dice.draws('something else').below(6);
        expect(fingerprint(dice, label, ...numbers)).toBe(before);
      }),
    );
  });

  it('keeps two draws of one name apart: each begins the stream anew', () => {
    const [a, b] = [dice.draws('deck', 1), dice.draws('deck', 1)];
    const first = [a.below(1000), a.below(1000), a.below(1000)];
    expect([b.below(1000), b.below(1000), b.below(1000)]).toEqual(first);
  });

  it('gives different streams for names that look alike when they are run together', () => {
    const names: [string, ...number[]][] = [
      ['a', 1, 2],
      ['a', 12],
      ['a', 2, 1],
      ['a1', 2],
      ['a12'],
      ['a'],
      ['a', 0],
      ['a', 0, 0],
      ['a', 0, 0, 0, 0, 0],
      ['', 97],
      ['', 1, 97],
      [''],
      ['aa'],
      ['a\0'],
      ['A'],
      ['a', 97],
      ['a', -1],
    ];
    const seen = names.map((name) => fingerprint(dice, ...name));
    expect(new Set(seen).size).toBe(names.length);
  });

  it('gives different streams for 2000 neighbouring numbers of one label', () => {
    const seen = Array.from({ length: 2000 }, (_, i) => fingerprint(dice, 'round', i >> 5, i & 31));
    expect(new Set(seen).size).toBe(2000);
  });
});

describe('fastDice', () => {
  it('gives different streams for different seeds, beyond 32 bits too', () => {
    const seeds = [0, 1, 2, 3, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 40, Number.MAX_SAFE_INTEGER];
    expect(new Set(seeds.map((seed) => fingerprint(fastDice(seed), 'deck'))).size).toBe(seeds.length);
  });

  it('draws evenly as the first draw of neighbouring seeds', () => {
    const counts = countsOf(6, 12_000, (seed) => fastDice(seed).draws('first').below(6));
    expect(Math.abs(unevenness(counts))).toBeLessThan(5);
  });

  it('is what seededDraws draws from', () => {
    fc.assert(
      fc.property(fc.nat(), fc.string(), (seed, label) => {
        expect(seededDraws(seed, label).below(2 ** 32)).toBe(
          fastDice(seed)
            .draws(label)
            .below(2 ** 32),
        );
      }),
    );
  });
});

describe('pick and shuffle', () => {
  it('shuffle is a permutation in place; shuffled leaves its source alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
        const before = items.slice();
        const result = shuffled(seededDraws(seed, 'shuffle'), items);
        expect(items).toEqual(before);
        expect(result.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
        expect(shuffle(seededDraws(seed, 'shuffle'), items)).toBe(items);
        expect(items).toEqual(result);
      }),
    );
  });

  it('shuffles three items into each of the six orders equally often', () => {
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
    const dice = fastDice(11);
    const counts = countsOf(6, 12_000, (i) =>
      orders.indexOf(shuffled(dice.draws('three', i), ['a', 'b', 'c']).join('')),
    );
    expect(Math.abs(unevenness(counts))).toBeLessThan(5);
  });

  it('picks every item equally often', () => {
    const draws = seededDraws(3, 'pick');
    const items = [0, 1, 2, 3, 4];
    expect(Math.abs(unevenness(countsOf(5, 10_000, () => pick(draws, items))))).toBeLessThan(5);
  });
});
