import { describe, expect, it } from 'vitest';
import { type Contender, matchContender, measure, median, playMatches, ratioTo } from '../src/measure.ts';

const OPTIONS = { warmUpMs: 50, sliceMs: 10, slices: 3 };

/** A contender whose slices are known beforehand; the warm-up comes first. */
const scripted = (name: string, rates: readonly number[], order: string[]): Contender => {
  const left = [...rates];
  return {
    name,
    run(budgetMs) {
      order.push(`${name} ${budgetMs}`);
      return { moves: left.shift() ?? 0, seconds: 1 };
    },
  };
};

describe('median', () => {
  it('is the middle of an odd number of values, whatever their order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('is the mean of the two middle values of an even number', () => {
    expect(median([10, 1, 4, 2])).toBe(3);
  });

  it('sorts numbers as numbers and leaves the list as it was', () => {
    const values = [100, 9, 20];
    expect(median(values)).toBe(20);
    expect(values).toEqual([100, 9, 20]);
  });

  it('refuses an empty list', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('ratioTo', () => {
  it('sets each slice against the one next to it: a busy second that falls on both changes nothing', () => {
    const [ours, theirs] = [
      [900, 90, 880],
      [300, 30, 220],
    ];
    expect(ratioTo(ours, theirs)).toBe(3);
    expect(median(ours) / median(theirs)).toBe(4);
  });

  it('refuses slices that were not taken in turn', () => {
    expect(() => ratioTo([1, 2], [1])).toThrow(RangeError);
  });
});

describe('measure', () => {
  it('warms up everybody, then gives slices in turn', async () => {
    const order: string[] = [];
    await measure([scripted('A', [], order), scripted('B', [], order)], OPTIONS);
    expect(order).toEqual(['A 50', 'B 50', 'A 10', 'B 10', 'A 10', 'B 10', 'A 10', 'B 10']);
  });

  it('reports the median rate, the spread and the totals, without the warm-up', async () => {
    const [result] = await measure([scripted('A', [9999, 100, 400, 200], [])], OPTIONS);
    expect(result).toEqual({ name: 'A', rates: [100, 400, 200], median: 200, spread: 1.5, moves: 700, seconds: 3 });
  });

  it('divides by the time a slice really took, not by its budget', async () => {
    const slow: Contender = { name: 'slow', run: () => ({ moves: 30, seconds: 0.02 }) };
    expect((await measure([slow], OPTIONS))[0]?.median).toBe(1500);
  });
});

describe('matchContender', () => {
  it('plays whole matches until the budget is used up and numbers them on', () => {
    let now = 0;
    const played: number[] = [];
    const contender = matchContender(
      'fake',
      (match) => {
        played.push(match);
        now += 4;
        return 100;
      },
      () => now,
    );
    expect(contender.run(10)).toEqual({ moves: 300, seconds: 0.012 });
    expect(contender.run(4)).toEqual({ moves: 100, seconds: 0.004 });
    expect(played).toEqual([0, 1, 2, 3]);
  });

  it('plays at least one match', () => {
    let now = 0;
    const tick = (): number => {
      now += 1;
      return now;
    };
    expect(matchContender('fake', () => 7, tick).run(0)).toEqual({ moves: 7, seconds: 0.001 });
  });
});

describe('playMatches', () => {
  it('counts the moves of all matches', () => {
    expect(playMatches(3, (match) => match + 1)).toMatchObject({ matches: 3, moves: 6 });
  });
});
