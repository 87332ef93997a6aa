// What the permanent secretary thinks of positions.

import { type Decrees, decrees, SUBSTITUTE } from '@pretender/decrees';
import { decreesScenarios } from '@pretender/decrees/scenario';
import { asSeat, beginMatch, fastDice, resolveOptions } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { GOOD, HITS_THE_BEST, RELIEF, STRONG } from '../src/decrees/card-names.ts';
import { featuresOf, kindsOf } from '../src/decrees/features.ts';
import { chanceOf } from '../src/decrees/judge.ts';
import { isLast, roundsLeft, struck } from '../src/decrees/strike.ts';
import { TAUGHT, WEIGHTS } from '../src/decrees/weights.data.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E'];

function configFor(seats: number, options = {}): Decrees['Config'] {
  const resolved = resolveOptions(decrees.options, options, seats);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return resolved.config;
}

function tableWith(position: Readonly<Record<string, unknown>>, options = {}) {
  const config = configFor(5, options);
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

describe('the cards that it knows', () => {
  it('are cards of our deck, and nearly all of it', () => {
    const deck = [...SUBSTITUTE.cards.keys()];
    for (const id of [...TAUGHT, ...GOOD, ...STRONG, HITS_THE_BEST, ...Object.keys(RELIEF)]) expect(deck).toContain(id);
    // A new card may wait for the next lesson; more of them want one.
    expect(deck.filter((id) => !TAUGHT.includes(id)).length).toBeLessThan(5);
  });

  it('keep their weights in whatever order a deck has them', () => {
    const at = (id: string) => WEIGHTS.direct.length - TAUGHT.length + TAUGHT.indexOf(id);
    const position = { table: tableWith({ turn: 'A' }), seat: asSeat(0), blanks: 0 };
    for (const id of TAUGHT) {
      const [without, having] = [[], [id]].map((cards) => featuresOf({ ...position, cards }));
      const changed = having.flatMap((value, i) => (i >= at(TAUGHT[0]) && value !== without[i] ? [i] : []));
      expect(changed).toEqual([at(id)]);
    }
  });

  it('leave others to be worth as much as they are on average', () => {
    const position = { table: tableWith({ turn: 'A' }), seat: asSeat(0), blanks: 0 };
    const strange = featuresOf({ ...position, cards: ['brand_new'] });
    const hand = strange.slice(-TAUGHT.length);
    expect(new Set(hand).size).toBe(1);
    expect(hand.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    expect(chanceOf({ ...position, cards: ['brand_new'] })).not.toBeNaN();
  });

  it('are what an unknown card may be, those of which nothing was learned included', () => {
    for (const ids of [TAUGHT, TAUGHT.slice(2)])
      expect(kindsOf(ids).parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
  });
});

describe('Stagnation and Decline', () => {
  it.each([
    ['short', 8],
    ['standard', 6],
    ['long', 4],
  ])('in a %s match strikes for the last time with %i cards left', (edition, count) => {
    const left = (cards: number) => {
      const table = tableWith({ turn: 'A' }, { edition }) as Decrees['Table'];
      return { ...table, pile: { count: cards, least: 0, most: cards } } as never;
    };
    expect([isLast(left(count)), isLast(left(count + 1))]).toEqual([true, false]);
    expect(roundsLeft(left(count))).toBe(0);
    expect(roundsLeft(left(count + 1))).toBeGreaterThan(0);
    expect(struck(left(count)).pile.count).toBe(0);
    expect(struck(left(count + 1)).pile.count).toBe(2);
  });

  it('is put back as the table says', () => {
    const pileWith = (sdInsert: string) => {
      const table = tableWith({ turn: 'A' }, { sdInsert }) as Decrees['Table'];
      return struck({ ...table, pile: { count: 36, least: 0, most: 35 } } as never).pile;
    };
    expect(pileWith('middleThird')).toEqual({ count: 31, least: 10, most: 20 });
    expect(pileWith('uniform')).toEqual({ count: 31, least: 0, most: 30 });
    expect(pileWith('exact')).toEqual({ count: 31, least: 15, most: 15 });
  });
});
