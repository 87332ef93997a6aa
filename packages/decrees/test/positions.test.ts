// What a scenario may not say, and what it is told then.

import { decreesScenarios } from '@pretender/decrees/scenario';
import { runScenario } from '@pretender/kernel/scenario';
import { describe, expect, it } from 'vitest';

const SEATS = ['A', 'B', 'C', 'D', 'E'];

function messageOf(scenario: Readonly<Record<string, unknown>>): string | null {
  const { message, entry } = runScenario(decreesScenarios, {
    game: 'decrees',
    title: 'odd',
    seats: SEATS,
    ...scenario,
  });
  // It is the position that is wrong, not the first move in it.
  expect(entry).toBeNull();
  return message;
}

const MOVE = [{ by: 'A', type: 'end' }];

describe('a position that cannot be', () => {
  it.each([
    [
      'a circle',
      [
        ['EXE', 'HR'],
        ['HR', 'EXE'],
      ],
      'position.arrows cannot have [HR, EXE] (circular, D5.1)',
    ],
    [
      'the same arrow twice',
      [
        ['EXE', 'HR'],
        ['EXE', 'HR'],
      ],
      'position.arrows cannot have [EXE, HR] (same-arrow, D5.1)',
    ],
    ['an arrow to itself', [['EXE', 'EXE']], 'position.arrows cannot have [EXE, EXE] (circular, D5.1)'],
    [
      'more arrows than there are',
      [
        ['REF', 'EXE'],
        ['REF', 'HR'],
        ['REF', 'TRE'],
        ['REF', 'SEC'],
        ['REF', 'NAV'],
        ['EXE', 'HR'],
      ],
      'position.arrows cannot have [EXE, HR] (no-arrow-left, D5.3)',
    ],
  ])('is refused for %s', (_name, arrows, message) => {
    expect(messageOf({ position: { turn: 'A', arrows }, play: MOVE })).toBe(message);
    expect(messageOf({ position: { arrows } })).toBe(message);
  });

  it('is refused for Stagnation and Decline in a hand', () => {
    const hands = { A: ['stagnation_and_decline'] };
    expect(messageOf({ position: { turn: 'A', hands }, play: MOVE })).toContain('never goes into a hand');
  });

  it('is refused for more cards on top than the deck has', () => {
    const deck = { count: 2, top: ['overtime', 'job_swap'] };
    const message = 'deck.top names 2 cards, and a deck of 2 has room for 1 besides stagnation_and_decline';
    expect(messageOf({ position: { turn: 'A', deck }, play: MOVE })).toBe(message);
    expect(messageOf({ position: { deck } })).toBe(message);
  });

  it('is refused for posts, actions or step 1 of a turn before the auction', () => {
    for (const odd of [{ directors: {} }, { actions: 2 }, { begin: true }])
      expect(messageOf({ position: odd })).toContain('needs position.turn');
  });

  it('is refused for two cards dealt to one seat', () => {
    expect(messageOf({ position: { hands: { B: ['overtime', 'overtime'] } } })).toContain('one card for B');
  });
});

describe('a second world', () => {
  const position = { turn: 'A', hands: { A: ['overtime'], B: ['tall_poppy', 'job_swap', 'job_swap'] } };

  it('is refused for more of a kind than there are', () => {
    const B = ['point_of_order', 'point_of_order', 'point_of_order'];
    expect(messageOf({ position, play: MOVE, twin: { hands: { B }, blind: ['C'] } })).toBe(
      'twin has 3 cards point_of_order, and there are only 2',
    );
  });

  it('keeps the height of the deck, the place of Stagnation and Decline and all cards that it does not name', () => {
    const deck = { count: 12, stagnation: 2, top: ['tall_poppy'] };
    const play = ['A', 'B', 'C'].map((by) => ({ by, type: 'end' }));
    const twin = { deck: { top: ['overtime'] }, blind: ['B', 'C', 'D', 'E', 'public'] };
    for (let seed = 1; seed <= 40; seed++)
      expect(messageOf({ seed, position: { turn: 'A', begin: true, deck }, play, twin }), `seed ${seed}`).toBeNull();
  });
});
