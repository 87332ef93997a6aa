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
});
