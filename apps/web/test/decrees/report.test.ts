import type { Decrees } from '@pretender/decrees';
import type { Match, Seat } from '@pretender/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Chronicle, EMPTY, next } from '../../src/games/decrees/chronicle.ts';
import { diagramOf } from '../../src/games/decrees/panels/blame-flow.ts';
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

  it('draws every flow as one band between two ends, as wide as it is', () => {
    const [a, b] = [0, 1] as Seat[];
    const flows = [
      { from: 'auction', to: a, blame: 3 },
      { from: b, to: a, blame: 2 },
      { from: b, to: a, blame: 1 },
    ] as const;
    const { left, right, bands } = diagramOf(flows, [a, b], [0, 100]);
    expect(left.map(({ key, total }) => [key, total])).toEqual([
      ['auction', 3],
      [b, 3],
    ]);
    expect(right.map(({ total }) => total)).toEqual([6, 0]);
    expect(bands.map(({ from, blame }) => [from, blame])).toEqual([
      ['auction', 3],
      [b, 3],
    ]);
  });
});
