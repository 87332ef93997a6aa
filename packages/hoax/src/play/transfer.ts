// The only way wares move.

import type { Deep, Seat } from '@pretender/kernel';
import { isIn } from '../rules/heirs.ts';
import { isNothing } from '../rules/wares.ts';
import type { Holder, Turn, Wares } from '../types.ts';

export function transfer(turn: Turn, from: Holder, to: Holder, wares: Deep<Wares>): void {
  if (isNothing(wares) || (typeof from === typeof to && from === to)) return;
  turn.emit({ type: 'moved', from, to, gold: wares.gold, wine: wares.wine, grain: wares.grain });
}

/** What an heir who is out would get goes to the bank. */
export function payTo(turn: Turn, from: Seat, to: Seat, wares: Wares): void {
  transfer(turn, from, isIn(turn.state.table, to) ? to : 'bank', wares);
}

/** Everything an heir owns. */
export function estate(turn: Turn, from: Seat, to: Holder): void {
  transfer(turn, from, to, turn.state.table.heirs[from].wares);
}
