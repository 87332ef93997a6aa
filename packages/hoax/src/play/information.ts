// Buying information: the target shows as many identities as trios were paid, to the buyer alone; in a finale they
// are covered for all to see (D65).

import { type Seat, shuffled } from '@pretender/kernel';
import { ask, closeTop } from '../asks.ts';
import { isFinale } from '../rules/heirs.ts';
import { showable } from '../rules/information.ts';
import type { MoveOf, Public, Turn } from '../types.ts';
import { IDENTITIES, type Identity } from '../words.ts';
import { openChain } from './chain.ts';
import { transfer } from './transfer.ts';

export function inform(turn: Turn, { target, trios }: MoveOf<'inform'>): void {
  closeTop(turn);
  turn.emit({ type: 'informed', target, trios });
  ask(turn, 'showing', [target]);
}

function triosBought({ turn }: Public): number {
  return turn.deed?.do === 'inform' ? turn.deed.trios : 0;
}

export function show(turn: Turn, target: Seat, identities: readonly Identity[]): void {
  const { table } = turn.state;
  const buyer = table.turn.seat;
  const paid = triosBought(table);
  closeTop(turn);
  transfer(turn, buyer, 'bank', { gold: paid, wine: paid, grain: paid });
  if (isFinale(table)) turn.emit({ type: 'covered', seat: target, identities: [...identities], why: 'information' });
  else {
    turn.emit({ type: 'showed', target, buyer, identities: [...identities] });
    turn.emit({ type: 'learned', target, buyer, count: identities.length });
  }
  openChain(turn);
}

/** Out of time: the first showable ones of a random order that knows nothing of the card. */
export function showAny(turn: Turn, target: Seat): void {
  const { table, hands } = turn.state;
  const allowed = showable(table, target, hands[target], table.turn.seat);
  const order = shuffled(turn.draws('missed showing', table.round, table.turn.number), IDENTITIES);
  const chosen = order.filter((identity) => allowed.includes(identity)).slice(0, triosBought(table));
  show(
    turn,
    target,
    IDENTITIES.filter((identity) => chosen.includes(identity)),
  );
}
