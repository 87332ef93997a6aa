// Turns: whose it is, what ends it, and what happens when its owner lets the time run out.

import type { Seat } from '@pretender/kernel';
import { ask, closeTop } from '../asks.ts';
import { nextIn } from '../rules/heirs.ts';
import type { Turn } from '../types.ts';
import { drawFinale, isFinaleTooLong, maybeBeginFinale } from './finale.ts';

export function beginTurn(turn: Turn, seat: Seat): void {
  turn.emit({ type: 'turnBegan', number: turn.state.table.turn.number + 1, seat });
}

/** Another try in the same turn. */
export function askAgain(turn: Turn): void {
  ask(turn, 'declaration', [turn.state.table.turn.seat]);
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
