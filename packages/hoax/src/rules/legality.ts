// What a Judge may demand, what a Monk may ask for, and whether a reaction that was kept is still legal.

import type { Deep } from '@pretender/kernel';
import type { Reaction } from '../move-types.ts';
import type { Config } from '../options.ts';
import type { Public } from '../types.ts';
import { WARES, type Ware } from '../words.ts';
import { loose, looseKinds } from './wares.ts';

export interface Fine {
  readonly ware: Ware;
  readonly count: 1 | 2;
}

/** Two if two are there, or as the Judge likes (D39, D40). */
const AMOUNTS: { readonly [A in Config['judgeAmount']]: (looseCount: number) => readonly (1 | 2)[] } = {
  mustTwo: (looseCount) => (looseCount >= 2 ? [2] : [1]),
  free: (looseCount) => (looseCount >= 2 ? [1, 2] : [1]),
};

/** Every fine that the condemned could pay. */
export function fines(table: Public): Fine[] {
  const { wares } = table.heirs[table.turn.seat];
  const amounts = AMOUNTS[table.config.judgeAmount];
  const all: Fine[] = [];
  for (const ware of looseKinds(wares)) for (const count of amounts(loose(wares, ware))) all.push({ ware, count });
  return all;
}

/** Every ware that an indulgence may cost (D38). */
export function tithes(table: Public): Ware[] {
  const { wares } = table.heirs[table.turn.seat];
  return table.config.trioPaysIndulgence ? WARES.filter((ware) => wares[ware] > 0) : looseKinds(wares);
}

export function isReactionLegal(table: Public, reaction: Deep<Reaction>): boolean {
  if (reaction.type === 'absolve') return tithes(table).includes(reaction.ware);
  if (reaction.type !== 'sentence') return true;
  const { ware, count, share } = reaction;
  if (!fines(table).some((fine) => fine.ware === ware && fine.count === count)) return false;
  return count === 1 || (share !== undefined && table.turn.barons.includes(share));
}
