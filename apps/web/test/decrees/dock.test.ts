// The drawer of deals can be reached whenever deals can be made.

import { type Decrees, decrees, mayDeal } from '@pretender/decrees';
import { decreesScenarios } from '@pretender/decrees/scenario';
import {
  beginMatch,
  fastDice,
  lapse,
  type Match,
  openAsks,
  resolveOptions,
  type Seat,
  settle,
  submit,
} from '@pretender/kernel';
import { expect, it } from 'vitest';
import { dockOf } from '../../src/games/decrees/board/dock-buttons.ts';
import { Office } from '../../src/games/decrees/table/office.svelte.ts';
import type { Sitting } from '../../src/sitting/sitting.ts';

const config = () => {
  const resolved = resolveOptions(decrees.options, {}, 5);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  return resolved.config;
};

function officeOf(match: Match<Decrees>, seat: Seat): Office {
  const people = match.state.table.players.map((_, at) => ({ kind: 'person', name: `P${at}`, level: null }));
  const picture = { viewer: seat, view: match.views[seat], people, log: [], news: [] };
  return new Office({ kind: 'live', picture, clock: [], lesson: null } as unknown as Sitting);
}

/** Which button opens the drawer, for each seat; and whether an offer can be made there. */
function deals(match: Match<Decrees>): (string | null)[] {
  expect(mayDeal(match.state.table)).toBe(true);
  return match.state.table.players.map((_, at) => {
    const office = officeOf(match, at as Seat);
    expect(office.controlOf('offer'), `P${at}`).not.toBeNull();
    expect(office.controlOf('promise'), `P${at}`).not.toBeNull();
    const { left, right } = dockOf(office, () => undefined);
    return left.say === 'deals' ? 'left' : right.say === 'deals' ? 'right' : null;
  });
}

it('while the posts are given out', () => {
  const match = beginMatch(decrees, config(), 5, fastDice(7));
  for (let step = 0; openAsks(match).at(-1)?.kind !== 'assignment' && step < 40; step++) {
    for (const { id } of openAsks(match)) lapse(match, id);
    settle(match);
  }
  const director = match.state.table.asks.at(-1)?.seats[0] as Seat;
  expect(deals(match)).toEqual([0, 1, 2, 3, 4].map((seat) => (seat === director ? 'left' : 'right')));
});

it('while it is chosen who decides about a removal', () => {
  const position = {
    turn: 'C',
    arrows: [
      ['REF', 'EXE'],
      ['EXE', 'HR'],
      ['EXE', 'TRE'],
      ['NAV', 'TRE'],
    ],
    personal: { C: 9 },
    decrees: { D2: { at: 'TRE', stamped: 3 } },
  };
  const start = { names: [...'ABCDE'], config: config(), position, play: [], twin: null, dice: fastDice(1) };
  const match = decreesScenarios.start(start);
  const ask = openAsks(match).at(-1)?.id ?? -1;
  expect(submit(match, 2 as Seat, ask, { type: 'stamp', decree: 'D2' }).ok).toBe(true);
  expect(match.state.table.asks.at(-1)?.kind).toBe('top');
  expect(deals(match)).toEqual(['right', 'right', 'left', 'right', 'right']);
});
