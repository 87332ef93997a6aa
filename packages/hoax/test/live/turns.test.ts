import { asSeat, beginMatch, fastDice, resolveOptions } from '@pretender/kernel';
import { expect, it } from 'vitest';
import { hoax, type Table } from '../../src/index.ts';
import { nextSeat } from '../../src/live/index.ts';

function tableOf(change: (table: Table) => void): Table {
  const resolved = resolveOptions(hoax.options, {}, 4);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const { table } = beginMatch(hoax, resolved.config, 4, fastDice(1)).state;
  table.turn.seat = asSeat(2);
  change(table);
  return table;
}

it('whose turn comes next is the next one who is still in the round', () => {
  expect(nextSeat(tableOf(() => {}))).toBe(3);
  const gone = (...seats: number[]) =>
    nextSeat(
      tableOf(({ heirs }) => {
        for (const seat of seats) heirs[seat].standing = 'hidden';
      }),
    );
  expect(gone(3)).toBe(0);
  expect(gone(3, 0, 1)).toBe(2);
});
