import { expect, it } from 'vitest';
import { isPassedForATurn, nextSeat, roundOf } from '../../src/live/index.ts';
import type { Public } from '../../src/types.ts';

const tableAt = (number: number, seat: number) =>
  ({ turn: { number, seat }, players: [{}, {}, {}] }) as unknown as Public;

it('a round is everybody’s turn once', () => {
  expect([1, 2, 3, 4, 6, 7].map((number) => roundOf(tableAt(number, 0)))).toEqual([1, 1, 1, 2, 2, 3]);
});

it('the turns go around the table', () => {
  expect([0, 1, 2].map((seat) => nextSeat(tableAt(1, seat)))).toEqual([1, 2, 0]);
});

it('D9.6 who passes for this turn is asked about no card, and about everything else', () => {
  expect(['objection', 'charge', 'turn', 'offer'].map((kind) => isPassedForATurn({ kind }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
