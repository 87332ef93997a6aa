import { asSeat, beginMatch, fastDice, resolveOptions } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { hoax, type Table } from '../src/index.ts';
import { isConcerned } from '../src/live/index.ts';

/** Seat 0 claims to be the Farmer; everybody has two kinds of wares. */
function claimed(change: (table: Table) => void = () => {}): Table {
  const resolved = resolveOptions(hoax.options, {}, 4);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  const { table } = beginMatch(hoax, resolved.config, 4, fastDice(1)).state;
  table.turn.seat = asSeat(0);
  for (const heir of table.heirs) heir.wares = { gold: 1, wine: 1, grain: 0 };
  act(table, { as: 'farmer', do: 'harvest' });
  change(table);
  return table;
}

function act(table: Table, action: Extract<Table['claim'], { kind: 'action' }>['action']): void {
  table.claim = { kind: 'action', seat: asSeat(0), as: action.as, action };
  table.turn.deed = { do: 'claim', action };
}

const concerned = (table: Table) => [0, 1, 2, 3].filter((seat) => isConcerned(table, asSeat(seat)));

describe('whom a claim concerns', () => {
  it('is its owner, while nobody else is touched', () => {
    expect(concerned(claimed())).toEqual([0]);
  });

  it('is everybody who would have to pay', () => {
    const taxed = claimed((table) => {
      table.heirs[2].wares = { gold: 1, wine: 0, grain: 0 };
      act(table, { as: 'baron', do: 'tax', ware: 'wine' });
    });
    expect(concerned(taxed)).toEqual([0, 1, 3]);
  });

  it('is whoever is bewitched or robbed', () => {
    const target = asSeat(2);
    expect(concerned(claimed((table) => act(table, { as: 'magician', do: 'bewitch', target })))).toEqual([0, 2]);
    const robbed = claimed((table) => act(table, { as: 'thief', do: 'steal', target, ware: 'gold', count: 1 }));
    expect(concerned(robbed)).toEqual([0, 2]);
  });

  it('is everybody where a wrong doubt would make its owner king', () => {
    const withPoints = (points: number) =>
      claimed((table) => {
        table.heirs[0].points = points;
      });
    expect(concerned(withPoints(6))).toEqual([0]);
    expect(concerned(withPoints(7))).toEqual([0, 1, 2, 3]);
  });

  it('is both who are left', () => {
    const finale = claimed((table) => {
      for (const seat of [2, 3]) table.heirs[seat].standing = 'hidden';
    });
    expect(concerned(finale)).toEqual([0, 1, 2, 3]);
  });

  it('is whose turn it is, whoever claims something', () => {
    const answered = claimed((table) => {
      table.claim = { kind: 'outlaw', seat: asSeat(3), as: 'baron' };
    });
    expect(concerned(answered)).toEqual([0, 3]);
  });
});
