// Turns: whose it is, what ends it, and what happens when its owner lets the time run out.

import type { Seat } from '@pretender/kernel';
import { ask, closeTop } from '../asks.ts';
import { allSeats, isIn, nextIn } from '../rules/heirs.ts';
import { mayInformAfter } from '../rules/information.ts';
import type { Turn } from '../types.ts';
import { drawFinale, isFinaleTooLong, maybeBeginFinale } from './finale.ts';

/** The first turn of a round. Accusing at any time is one question that stays open beside all turns. */
export function beginTurns(turn: Turn, seat: Seat): void {
  const { table } = turn.state;
  if (table.config.accuseAnytime) {
    const seats = allSeats(table).filter((other) => isIn(table, other));
    ask(turn, 'accusing', seats);
  }
  beginTurn(turn, seat);
}

function beginTurn(turn: Turn, seat: Seat): void {
  turn.emit({ type: 'turnBegan', number: turn.state.table.turn.number + 1, seat });
}

/** Another try in the same turn. */
export function askAgain(turn: Turn): void {
  ask(turn, 'declaration', [turn.state.table.turn.seat]);
}

/** An action is over, its chain too. What information in addition leaves to do is done before the turn ends. */
export function concludeAction(turn: Turn): void {
  const { table } = turn.state;
  const { seat, hasActed } = table.turn;
  if (!isIn(table, seat)) endTurn(turn);
  else if (!hasActed) askAgain(turn);
  else if (mayInformAfter(table)) ask(turn, 'extra', [seat]);
  else endTurn(turn);
}

/** No information in addition, thank you. */
export function declineExtra(turn: Turn): void {
  closeTop(turn);
  endTurn(turn);
}

export function endTurn(turn: Turn): void {
  maybeBeginFinale(turn, 'endOfTurn');
  if (isFinaleTooLong(turn)) drawFinale(turn);
  else beginTurn(turn, nextIn(turn.state.table, turn.state.table.turn.seat));
}

/** A turn that times out says nothing: no claim, nothing moves. */
export function idle(turn: Turn): void {
  closeTop(turn);
  turn.emit({ type: 'idled', seat: turn.state.table.turn.seat });
  endTurn(turn);
}
