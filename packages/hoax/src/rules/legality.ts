// What a Judge may demand, what a Monk may ask for, and whether a reaction that was kept is still legal.

import type { Deep } from '@pretender/kernel';
import type { Reaction } from '../move-types.ts';
import type { Public } from '../types.ts';
import { WARES, type Ware } from '../words.ts';
import { loose, looseKinds } from './wares.ts';

export interface Fine {
  readonly ware: Ware;
  readonly count: 1 | 2;
}

/** Every fine that the condemned could pay: two if two are there, or as the Judge likes (D39, D40). */
export function fines({ heirs, turn, config }: Public): Fine[] {
  const { wares } = heirs[turn.seat];
  const all: Fine[] = [];
  for (let i = 0; i < WARES.length; i++) {
    const ware = WARES[i];
    const count = loose(wares, ware);
    if (count === 1 || (count > 1 && config.judgeAmount === 'free')) all.push({ ware, count: 1 });
    if (count > 1) all.push({ ware, count: 2 });
  }
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
