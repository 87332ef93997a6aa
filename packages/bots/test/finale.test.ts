import { describe, expect, it } from 'vitest';
import { planOf } from '../src/finale/plan.ts';
import { leafOf } from '../src/finale/sizes.ts';
import { DRAW } from '../src/finale/tree.ts';
import { VALUES } from '../src/finale/values.data.ts';
import { bestResponse } from '../src/measuring/finale/exploit.ts';
import { finaleSuite, type Position, readPosition, solve, writePosition } from '../src/measuring/finale/index.ts';
import { USUAL_EFFORT, valueOfSize } from '../src/measuring/finale/values.ts';

function positionOf(text: string): Position {
  const position = readPosition(text);
  if (typeof position === 'string') throw new Error(position);
  return position;
}

const solved = (text: string, within = 0.002) => solve(positionOf(text), { within, mostRounds: 400 });

describe('a solved finale', () => {
  it.each([
    // Two heads, the same for both: the other card is twice as likely as one's own, so two of three accusations are right.
    ['baron+thief@000/baron+thief@000/3', 1],
    // One of three mixes two to one against the own card, two of three know nothing.
    ['baron+thief+monk@000/baron+thief@000/3', 0.6],
    // The only head is what the other is.
    ['baron+monk+farmer@000/thief@000/2', 3],
  ])('of %s is worth %f', (text, value) => {
    const solution = solved(text);
    expect(solution.exploitability).toBeLessThan(0.002);
    expect(solution.value).toBeCloseTo(value, 2);
  });

  it('cannot be exploited, and anything else can', () => {
    const { tree, prior, mixes, exploitability } = solved('baron+monk+farmer@111/thief+monk+magician@020/3', 0.01);
    expect(exploitability).toBeLessThan(0.01);
    const even = mixes.map((mix) => mix.map(() => prior.types[0].length / mix.length));
    const plans = planOf(tree, prior);
    const gap = (given: typeof mixes) => bestResponse(plans, given, 0) + bestResponse(plans, given, 1);
    expect(gap(even)).toBeGreaterThan(gap(mixes) + 0.5);
  });

  it('never covers what one is', () => {
    const { tree, prior, mixes } = solved('baron+monk@111/thief+farmer@000/2');
    const { root } = tree;
    const bought = root.kind === 'choice' ? root.options.find(({ label }) => label === 'inform 1')?.child : null;
    if (bought?.kind !== 'choice') throw new Error('whoever has a trio may buy');
    for (const [card, is] of prior.types[1].entries())
      for (const [option, { label }] of bought.options.entries())
        expect(mixes[bought.id][card * bought.options.length + option]).toBe(label === `cover ${is}` ? 0 : 1);
  });
});

describe('what finales of a size are worth', () => {
  it.each(VALUES.map((values, at) => [at + 1, values] as const))(
    'is kept for every size, with %i turns',
    (_, values) => {
      expect(values).toHaveLength(VALUES[0].length);
      for (const value of values) expect(Math.abs(value)).toBeLessThanOrEqual(3);
    },
  );

  it('is what solving gives', () => {
    for (let at = 0; at < VALUES[0].length; at += 20) {
      expect(valueOfSize(at, 1, DRAW, USUAL_EFFORT)).toBeCloseTo(VALUES[0][at]);
      expect(valueOfSize(at, 2, DRAW, USUAL_EFFORT)).toBeCloseTo(VALUES[1][at]);
    }
  });

  it('is won by whoever moves against a single head, and lost by the other', () => {
    const position = positionOf('baron+monk+farmer@000/thief@000/1');
    for (const values of VALUES) {
      expect(leafOf(values)(position)).toBe(3);
      expect(leafOf(values)({ ...position, sides: [position.sides[1], position.sides[0]], mover: 1 })).toBe(-3);
    }
  });

  it('is more with fewer heads on the other side, and no more than that of the largest size', () => {
    const worth = (text: string) => leafOf(VALUES[VALUES.length - 1])(positionOf(`${text}/1`));
    const three = 'baron+monk+farmer@111';
    expect(worth(`${three}/thief+judge@000`)).toBeGreaterThan(worth(`${three}/thief+judge+monk+farmer@000`));
    const five = 'baron+monk+farmer+thief+judge';
    expect(worth(`${five}+magician+merchant@999/thief+judge@000`)).toBe(worth(`${five}@222/thief+judge@000`));
  });
});

describe('a position', () => {
  it('is written as it is read', () => {
    const suite = finaleSuite();
    expect(suite.length).toBeGreaterThanOrEqual(200);
    for (const position of suite) expect(readPosition(writePosition(position))).toEqual(position);
    expect(new Set(suite.map(writePosition)).size).toBe(suite.length);
  });

  it.each([
    ['baron@000/thief@000', 'three parts'],
    ['baron@000/thif@000/3', 'thif is no identity'],
    ['baron+baron@000/thief@000/3', 'names a head twice'],
    ['baron@00/thief@000/3', 'three digits'],
    ['baron@000/thief@000/9', 'from 1 to 8'],
  ])('%s is refused with a reason', (text, reason) => {
    expect(readPosition(text)).toContain(reason);
  });
});
