// What is edited on the map itself: who sits where, where blame lies, whose blame goes. Each step keeps as much of the rules
// as can be kept; the game has the last word.

import type { Amounts, Directors, Ministry, Public } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';
import type { Control } from './controls.ts';
import { scopeOf } from './recipes.ts';
import type { SlotSpec } from './slots.ts';

export interface Removal {
  readonly personal: Readonly<Record<string, number>>;
  readonly ministry: Readonly<Amounts>;
}

const NOTHING: Removal = { personal: {}, ministry: {} };

function directorsNow({ ministries, posts }: Public): Directors {
  return Object.fromEntries(
    ministries.flatMap((id) => (posts[id].director === null ? [] : [[id, posts[id].director]])),
  ) as Directors;
}

/** Where an editor begins. */
export function initialOf(table: Public, control: Control, { kind }: SlotSpec): unknown {
  if (kind === 'removal') return NOTHING;
  if (kind === 'posts') return control.type === 'assign' ? {} : directorsNow(table);
  return Object.fromEntries(scopeOf(control, 'blame').map((id) => [id, table.posts[id].blame]));
}

const sum = (amounts: Readonly<Record<string, number | undefined>>): number =>
  Object.values(amounts).reduce<number>((total, amount) => total + (amount ?? 0), 0);

/** Blame that was taken up and lies nowhere yet. */
export function inHand(table: Public, spread: Amounts): number {
  const before = Object.keys(spread).map((id) => table.posts[id as Ministry].blame);
  return before.reduce((total, blame) => total + blame, 0) - sum(spread);
}

/** The most that a ministry may hold after a distribution. */
function mostOn({ specs }: Control, id: Ministry): number {
  const field = specs[0].fields.blame;
  const own = field?.kind === 'record' ? field.of[id] : undefined;
  return own?.kind === 'number' ? own.to : 0;
}

export function mayLay(table: Public, control: Control, spread: Amounts, id: Ministry): boolean {
  return inHand(table, spread) > 0 && (spread[id] ?? 0) < mostOn(control, id);
}

/** One more or one less on a ministry; nothing happens where that cannot be. */
export function spreadStep(
  table: Public,
  control: Control,
  spread: Amounts,
  step: { id: Ministry; by: 1 | -1 },
): Amounts {
  const { id, by } = step;
  const now = spread[id] ?? 0;
  const isPossible = by < 0 ? now > 0 : mayLay(table, control, spread, id);
  return isPossible ? { ...spread, [id]: now + by } : spread;
}

export function budgetLeft(table: Public, { personal, ministry }: Removal): number {
  return (table.promulgation?.budget ?? 0) - sum(personal) - sum(ministry);
}

type Pool = { readonly seat: Seat } | { readonly id: Ministry };

function poolOf(table: Public, removal: Removal, pool: Pool): { readonly now: number; readonly there: number } {
  if ('seat' in pool) return { now: removal.personal[pool.seat] ?? 0, there: table.players[pool.seat].personal };
  return { now: removal.ministry[pool.id] ?? 0, there: table.posts[pool.id].blame };
}

/** So many more, as far as there is blame and budget. */
export function removalStep(table: Public, removal: Removal, pool: Pool, by: number): Removal {
  const { now, there } = poolOf(table, removal, pool);
  const most = Math.min(there, now + budgetLeft(table, removal));
  const next = Math.max(0, Math.min(most, now + by));
  return 'seat' in pool
    ? { ...removal, personal: { ...removal.personal, [pool.seat]: next } }
    : { ...removal, ministry: { ...removal.ministry, [pool.id]: next } };
}

/** The own blame first, then what lies on the own desk. */
export function mineFirst(table: Public, seat: Seat): Removal {
  const own = table.ministries.find((id) => table.posts[id].director === seat);
  const personal = removalStep(table, NOTHING, { seat }, table.players[seat].personal);
  return own === undefined ? personal : removalStep(table, personal, { id: own }, table.posts[own].blame);
}

/** Somebody sits down; whoever sat there goes where they came from. */
export function seatAt(directors: Directors, seat: Seat, to: Ministry): Directors {
  const places = Object.entries(directors) as [Ministry, Seat][];
  const from = places.find(([, each]) => each === seat)?.[0];
  const other = directors[to];
  const kept = places.filter(([id]) => id !== from && id !== to);
  const isSwap = from !== undefined && from !== to && other !== undefined;
  return Object.fromEntries([...kept, ...(isSwap ? [[from, other]] : []), [to, seat]]);
}
