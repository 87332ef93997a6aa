// Before the first turn of a round: everybody covers a head and takes a ware, secretly and all at once.

import { type Seat, shuffled } from '@pretender/kernel';
import { ask, closeTop } from '../asks.ts';
import { answerOf } from '../rules/answers.ts';
import { allSeats } from '../rules/heirs.ts';
import { bankStock, only } from '../rules/wares.ts';
import type { Turn } from '../types.ts';
import { IDENTITIES, type Identity, WARES, type Ware } from '../words.ts';
import { transfer } from './transfer.ts';
import { beginTurn } from './turns.ts';

export function openCovers(turn: Turn): void {
  const { table, hands } = turn.state;
  const { id } = table.asks[0];
  const chosen = allSeats(table).map(
    (seat) => answerOf(hands[seat], id, 'cover')?.identities ?? [anyOther(turn, seat)],
  );
  closeTop(turn);
  for (const seat of allSeats(table)) turn.emit({ type: 'covered', seat, identities: [...chosen[seat]], why: 'start' });
  ask(turn, 'take', allSeats(table));
}

/** A missed cover: the first of a random order that is not the own card, so the order itself says nothing. */
function anyOther(turn: Turn, seat: Seat): Identity {
  const order = shuffled(turn.draws('missed cover', turn.state.table.round, seat), IDENTITIES);
  return order[0] === turn.state.hands[seat].identity ? order[1] : order[0];
}

export function openStartWares(turn: Turn): void {
  const { table, hands } = turn.state;
  const { id } = table.asks[0];
  const chosen = allSeats(table).map((seat) => answerOf(hands[seat], id, 'take')?.wares ?? [anyWare(turn, seat)]);
  closeTop(turn);
  for (const seat of allSeats(table)) {
    for (const ware of chosen[seat]) transfer(turn, 'bank', seat, only(ware, Math.min(1, bankStock(table, ware))));
  }
  beginTurn(turn, table.starter);
}

function anyWare(turn: Turn, seat: Seat): Ware {
  return WARES[turn.draws('missed start ware', turn.state.table.round, seat).below(WARES.length)];
}
