// Buying information: the target shows identities for the trios that are paid, to the buyer alone; in a finale and
// among children they are covered for all to see (D65, A-62).

import { type Seat, shuffled } from '@pretender/kernel';
import { ask, closeTop } from '../asks.ts';
import type { MoveOf } from '../move-types.ts';
import { identitiesIn } from '../rules/deck.ts';
import { isExtra, isToldOpenly, showable, worthOf } from '../rules/information.ts';
import type { Public, Turn } from '../types.ts';
import type { Identity } from '../words.ts';
import { openChain } from './chain.ts';
import { transfer } from './transfer.ts';

export function inform(turn: Turn, { target, trios }: MoveOf<'inform'>): void {
  const extra = isExtra(turn.state.table);
  closeTop(turn);
  turn.emit({ type: 'informed', target, trios, extra });
  ask(turn, 'showing', [target]);
}

function triosSpent({ turn }: Public): number {
  return turn.deed?.do === 'inform' ? turn.deed.trios : 0;
}

/** How many were shown stays between the two: it tells how many were left (H-13). */
export function show(turn: Turn, target: Seat, identities: readonly Identity[]): void {
  const { table } = turn.state;
  const buyer = table.turn.seat;
  const trios = triosSpent(table);
  closeTop(turn);
  transfer(turn, buyer, 'bank', { gold: trios, wine: trios, grain: trios });
  if (isToldOpenly(table))
    turn.emit({ type: 'covered', seat: target, identities: [...identities], why: 'information' });
  else {
    turn.emit({ type: 'showed', target, buyer, identities: [...identities] });
    turn.emit({ type: 'learned', target, buyer, trios });
  }
  openChain(turn);
}

/** Out of time: the first showable ones of a random order that knows nothing of the card. */
export function showAny(turn: Turn, target: Seat): void {
  const { table, hands } = turn.state;
  const allowed = showable(table, target, hands[target], table.turn.seat);
  const all = identitiesIn(table.config);
  const order = shuffled(turn.draws('missed showing', table.round, table.turn.number), all);
  const chosen = order.filter((identity) => allowed.includes(identity)).slice(0, worthOf(table, triosSpent(table)));
  show(
    turn,
    target,
    all.filter((identity) => chosen.includes(identity)),
  );
}
