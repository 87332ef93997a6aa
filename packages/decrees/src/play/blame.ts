// Blame from and to the reserve. Nobody has less than none.

import type { Seat } from '@pretender/kernel';
import type { Turn } from '../types.ts';
import type { Ministry } from '../words.ts';

export function blame(turn: Turn, seat: Seat, by: number): void {
  const change = Math.max(by, -turn.state.table.players[seat].personal);
  if (change !== 0) turn.emit({ type: 'blamed', seat, by: change });
}

export function pile(turn: Turn, ministry: Ministry, by: number): void {
  const change = Math.max(by, -turn.state.table.posts[ministry].blame);
  if (change !== 0) turn.emit({ type: 'piled', ministry, by: change });
}
