// Taking a card out of a hand that was looked into.

import type { Seat } from '@pretender/kernel';
import { closeTop, topAsk } from '../asks.ts';
import { salvageable, searched } from '../rules/search.ts';
import type { Turn } from '../types.ts';
import type { CardId } from '../words.ts';
import { salvage } from './stagnation.ts';
import { shed } from './turns.ts';

function takeFrom(turn: Turn, seat: Seat, card: CardId): void {
  const from = searched(turn.book, turn.state.table);
  closeTop(turn);
  if (from === null) return;
  turn.emit({ type: 'taken', from, to: seat, card });
  turn.emit({ type: 'took', from, to: seat });
}

export function pickCard(turn: Turn, seat: Seat, card: CardId): void {
  const kind = topAsk(turn.state.table)?.kind;
  if (kind === 'search') takeFrom(turn, seat, card);
  else if (kind === 'salvage') salvage(turn, seat, card);
  else if (kind === 'shedding') shed(turn, seat, card);
}

/** Time is up: any card, by a draw that knows only how many there are. */
export function pickAny(turn: Turn, seat: Seat): void {
  const { table, hands } = turn.state;
  const kind = topAsk(table)?.kind;
  const from = kind === 'search' ? searched(turn.book, table) : seat;
  const cards = kind === 'salvage' ? salvageable(table) : from === null ? [] : hands[from].cards;
  const at = turn.draws('missed pick', table.turn.number, table.nextAsk).below(Math.max(1, cards.length));
  pickCard(turn, seat, cards[at]);
}
