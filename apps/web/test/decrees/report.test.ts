import type { Decrees } from '@pretender/decrees';
import type { Match, Seat } from '@pretender/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Chronicle, EMPTY, next } from '../../src/games/decrees/chronicle.ts';
import { balanceOf, diagramOf } from '../../src/games/decrees/panels/blame-flow.ts';
import { playedTables, tellings } from './played.ts';

let played: readonly Match<Decrees>[] = [];
beforeAll(() => {
  played = playedTables(12);
});

function chronicleOf(match: Match<Decrees>, viewer: Seat | 'public'): Chronicle {
  let chronicle = EMPTY;
  for (const { event, before } of tellings(match, viewer)) chronicle = next(chronicle, event, before);
  return chronicle;
}

const sum = (list: readonly { readonly blame: number }[]) => list.reduce((total, { blame }) => total + blame, 0);

describe('the report', () => {
  it('accounts for all blame: what came less what went is what is there', () => {
    for (const match of played) {
      const { flows, reliefs } = chronicleOf(match, 'public');
      for (const [seat, { personal }] of match.state.table.players.entries()) {
        const came = sum(flows.filter(({ to }) => to === seat));
        const went = sum(reliefs.filter((each) => each.seat === seat));
        expect(came - went).toBe(personal);
      }
    }
  });

  it('is the same for everybody', () => {
    for (const match of played) expect(chronicleOf(match, 0 as Seat)).toEqual(chronicleOf(match, 'public'));
  });

  it('shows for everybody what they received, and ends at what the table says they have', () => {
    for (const match of played) {
      const chronicle = chronicleOf(match, 'public');
      const players = match.state.table.players;
      const seats = players.map((_, seat) => seat as Seat);
      const { middle, right, bands } = diagramOf(chronicle, seats, [0, 50, 100]);
      for (const [seat, { personal }] of players.entries()) {
        const { received, passed, removed } = balanceOf(chronicle, seat as Seat);
        expect(received - passed - removed).toBe(personal);
        expect(middle.find(({ key }) => key === seat)?.total).toBe(received);
        expect(right.find(({ key }) => key === seat)?.total).toBe(personal);
        expect(sum(bands[0].filter(({ to }) => to === seat))).toBe(received);
        expect(sum(bands[1].filter(({ from }) => from === seat))).toBe(received);
      }
    }
  });

  it('draws every flow as one band between two ends, as wide as it is', () => {
    const [a, b] = [0, 1] as Seat[];
    const flows = [
      { from: 'auction', to: a, blame: 3 },
      { from: b, to: a, blame: 2 },
      { from: b, to: a, blame: 1 },
    ] as const;
    const reliefs = [
      { seat: a, way: 'work', blame: 1 },
      { seat: a, way: 'decree', blame: 1 },
      { seat: a, way: 'passed', blame: 1 },
    ] as const;
    const { left, middle, right, bands } = diagramOf({ flows, reliefs }, [a, b], [0, 50, 100]);
    expect(left.map(({ key, total }) => [key, total])).toEqual([
      ['auction', 3],
      [b, 3],
    ]);
    expect(middle.map(({ total }) => total)).toEqual([6, 0]);
    expect(right.map(({ key, total }) => [key, total])).toEqual([
      [a, 3],
      [b, 0],
      ['passed', 1],
      ['removed', 2],
    ]);
    expect(bands.map((column) => column.map(({ from, to, blame }) => [from, to, blame]))).toEqual([
      [
        ['auction', a, 3],
        [b, a, 3],
      ],
      [
        [a, a, 3],
        [a, 'passed', 1],
        [a, 'removed', 2],
      ],
    ]);
  });
});
