import { type Decrees, SUBSTITUTE } from '@pretender/decrees';
import { asSeat, type Match, type Seat, viewFor } from '@pretender/kernel';
import { beforeAll, expect, it } from 'vitest';
import type { Control } from '../../src/games/decrees/board/controls.ts';
import { foresightLines } from '../../src/games/decrees/board/foresight-words.ts';
import { rewardedDesk } from '../../src/games/decrees/board/rewards.ts';
import { slotLabel } from '../../src/games/decrees/board/slot-words.ts';
import type { Slot, SlotKind } from '../../src/games/decrees/board/slots.ts';
import { directorNext, directorShown } from '../../src/games/decrees/table/posts.ts';
import type { Board } from '../../src/games/decrees/view.ts';
import { needWords, speak, words } from '../../src/words/words.svelte.ts';
import { playedTables } from './played.ts';

const NAMES = { of: (seat: Seat) => `P${seat}`, isMe: () => false };
let match: Match<Decrees>;

beforeAll(async () => {
  await needWords('decrees', 'decreesCards', 'decreesTable');
  await speak('en');
  [match] = playedTables(1);
});

const board = () => structuredClone(viewFor(match, 'public')).table as unknown as Decrees['Table'];
const lay = (table: Decrees['Table']) => {
  table.decrees.D1 = { steps: ['TRE', 'NAV', 'EXE', 'NAV'], stamped: 1, at: 'NAV', paid: [] };
  return table;
};
const slot = (name: string, kind: SlotKind, chosen?: unknown): Slot => ({
  name,
  kind,
  values: [],
  options: [],
  chosen,
});
const control = (type: Control['type'], card: string | null = null): Control => ({
  ...{ key: '', ask: 0 as never, specs: [] },
  ...{ type, card },
});

it('says that a decree changes its stamps, its way and its place', () => {
  const before = lay(board());
  const change = (by: Partial<Decrees['Table']['decrees'][string]>) => {
    const after = lay(board());
    after.decrees.D1 = { ...after.decrees.D1, ...by };
    return foresightLines({ before: before as Board, after: after as Board, events: [] }, NAMES).join();
  };
  expect(change({})).toBe(words.decreesTable.nothingVisible());
  expect(change({ stamped: 0 })).toContain('0 stamps of 4');
  expect(change({ steps: ['TRE', 'HR', 'NAV', 'EXE', 'NAV'] })).toContain('TRE → HR → NAV');
  expect(change({ at: 'EXE' })).toContain('goes to: Executive');
});

it('marks the desk that pays for a decree, unless it has paid already', () => {
  const table = lay(board());
  table.config = { ...table.config, forwardRewardOnce: true };
  const slots = [slot('decree', 'decree', 'D1')];
  expect(rewardedDesk(table, control('forward'), slots)).toBe(null);
  table.decrees.D1.at = 'EXE';
  expect(rewardedDesk(table, control('forward'), slots)).toBe('NAV');
  expect(rewardedDesk(table, control('play', 'special_courier'), [slot('$d', 'decree', 'D1')])).toBe('NAV');
  expect(rewardedDesk(table, control('play', 'rubber_stamp'), [slot('$d', 'decree', 'D1')])).toBe(null);
  table.decrees.D1.paid = [1];
  expect(rewardedDesk(table, control('forward'), slots)).toBe(null);
});

it('asks for two ministries in two ways', () => {
  for (const [id, card] of SUBSTITUTE.cards) {
    const asked = card.targets.filter(({ kind }) => kind === 'ministry').map(({ slot: name }) => `$${name}`);
    const labels = asked.map((name) => slotLabel(slot(name, 'ministry'), control('play', id)));
    expect(new Set(labels).size, id).toBe(asked.length);
  }
});

it('shows who sits there now and who would, and the first director at the own desk', () => {
  const table = board();
  for (const id of table.ministries) table.posts[id].director = null;
  table.posts.HR.director = asSeat(1);
  const composition = { slots: [slot('directors', 'posts', { NAV: asSeat(0) })] };
  const assigning = { table, composition, control: control('assign'), foresight: null } as never;
  expect([directorShown(assigning, 'HR'), directorShown(assigning, 'NAV')]).toEqual([1, 0]);
  expect(directorNext(assigning, 'NAV')).toBe(undefined);
  const reassigning = { table, composition, control: control('reassign'), foresight: null } as never;
  expect([directorShown(reassigning, 'HR'), directorNext(reassigning, 'HR')]).toEqual([1, null]);
  expect([directorShown(reassigning, 'NAV'), directorNext(reassigning, 'NAV')]).toEqual([null, 0]);
});
