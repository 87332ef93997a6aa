// What the permanent secretary thinks of positions.

import { type Decrees, decrees } from '@pretender/decrees';
import { decreesScenarios } from '@pretender/decrees/scenario';
import { asSeat, beginMatch, fastDice, resolveOptions } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { featuresOf } from '../src/decrees/features.ts';
import { chanceOf } from '../src/decrees/judge.ts';
import { WEIGHTS } from '../src/decrees/weights.data.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E'];

function configFor(seats: number): Decrees['Config'] {
  const resolved = resolveOptions(decrees.options, {}, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return resolved.config;
}

function tableWith(position: Readonly<Record<string, unknown>>) {
  const config = configFor(5);
  const { state } = decreesScenarios.start({ names: NAMES, config, position, play: [], twin: null, dice: fastDice(1) });
  return state.table as never;
}

const chanceIn = (position: Readonly<Record<string, unknown>>, cards: readonly string[] = []): number =>
  chanceOf({ table: tableWith({ turn: 'A', ...position }), seat: asSeat(0), cards, blanks: 0 });

describe('the judgement of positions', () => {
  it.each([4, 5])('has a weight for everything that it looks at, with %i seats', (seats) => {
    const { state } = beginMatch(decrees, configFor(seats), seats, fastDice(1));
    const features = featuresOf({ table: state.table as never, seat: asSeat(1), cards: ['overtime'], blanks: 1 });
    expect(features.every(Number.isFinite)).toBe(true);
    for (const row of [WEIGHTS.direct, ...WEIGHTS.hidden]) expect(row).toHaveLength(features.length);
    expect(WEIGHTS.out).toHaveLength(WEIGHTS.hidden.length);
    expect(WEIGHTS.biases).toHaveLength(WEIGHTS.hidden.length);
  });

  it('likes little blame, on the own shoulders and on the own desk', () => {
    const others = { B: 5, C: 5, D: 5, E: 5 };
    expect(chanceIn({ personal: { ...others, A: 1 } })).toBeGreaterThan(chanceIn({ personal: { ...others, A: 9 } }));
    expect(chanceIn({ personal: { ...others, A: 3 } })).toBeGreaterThan(
      chanceIn({ personal: { ...others, A: 3 }, ministry: { EXE: 8 } }),
    );
  });

  it('likes rivals with blame', () => {
    const of = (blame: number) => ({ A: 4, B: blame, C: blame, D: blame, E: blame });
    expect(chanceIn({ personal: of(9) })).toBeGreaterThan(chanceIn({ personal: of(1) }));
  });

  it('likes a card that takes blame away', () => {
    const personal = { A: 5, B: 4, C: 4, D: 4, E: 4 };
    expect(chanceIn({ personal }, ['plausible_deniability'])).toBeGreaterThan(chanceIn({ personal }));
  });
});
