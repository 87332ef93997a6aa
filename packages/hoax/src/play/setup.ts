// Before the first turn of a round: everybody covers a head and takes a ware, secretly and all at once.

import { type Ask, pick, type Seat, shuffled } from '@pretender/kernel';
import { ask, closeTop } from '../asks.ts';
import { answerOf } from '../rules/answers.ts';
import { identitiesIn } from '../rules/deck.ts';
import { allSeats } from '../rules/heirs.ts';
import { bankStock, only, waresAtStart } from '../rules/wares.ts';
import type { Turn } from '../types.ts';
import { type Identity, WARES, type Ware } from '../words.ts';
import { transfer } from './transfer.ts';
import { beginTurns } from './turns.ts';

export function openCovers(turn: Turn, { id }: Ask): void {
  const { table, hands } = turn.state;
  const chosen = allSeats(table).map(
    (seat) => answerOf(hands[seat], id, 'cover')?.identities ?? [anyOther(turn, seat)],
  );
  closeTop(turn);
  for (const seat of allSeats(table)) turn.emit({ type: 'covered', seat, identities: [...chosen[seat]], why: 'start' });
  ask(turn, 'take', allSeats(table));
}

/** A missed cover: the first of a random order that is not the own card, so the order itself says nothing. */
function anyOther(turn: Turn, seat: Seat): Identity {
  const { table } = turn.state;
  const order = shuffled(turn.draws('missed cover', table.round, seat), identitiesIn(table.config));
  return order[0] === turn.state.hands[seat].identity ? order[1] : order[0];
}

export function openStartWares(turn: Turn, { id }: Ask): void {
  const { table, hands } = turn.state;
  const chosen = allSeats(table).map((seat) => answerOf(hands[seat], id, 'take')?.wares ?? anyWares(turn, seat));
  closeTop(turn);
  for (const seat of allSeats(table)) {
    for (const ware of chosen[seat]) transfer(turn, 'bank', seat, only(ware, Math.min(1, bankStock(table, ware))));
  }
  beginTurns(turn, table.starter);
}

function anyWares(turn: Turn, seat: Seat): Ware[] {
  const draws = turn.draws('missed start ware', turn.state.table.round, seat);
  return Array.from({ length: waresAtStart(turn.state.table) }, () => pick(draws, WARES));
}
