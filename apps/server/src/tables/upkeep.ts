// What a seat has set for itself wears off: a line for it, which that seat alone is told.

import type { Seat } from '@pretender/kernel';
import { type Chair, momentOf, openAsk, type TableState } from './facts.ts';
import type { TableLine } from './lines.ts';
import { endOf } from './orders.ts';

/** Until the turn is over, until something concerns the seat, and never longer than the round. */
function isPassOver(state: TableState, seat: Seat, { autoPass, passSince }: Chair): boolean {
  if (autoPass === 'off' || state.match === null) return false;
  const { round, turn } = momentOf(state);
  if (round !== passSince.round) return true;
  if (autoPass === 'turn') return turn !== passSince.turn;
  const isAsked = openAsk(state)?.clock === 'beat' && openAsk(state)?.seats.includes(seat) === true;
  return autoPass === 'concern' && isAsked && state.played.concerns(state.match.state.table, seat);
}

function wornAt(state: TableState, seat: Seat): TableLine | null {
  const chair = state.chairs[seat];
  if (isPassOver(state, seat, chair)) return { kind: 'autoPass', seat, scope: 'off' };
  for (const standing of chair.orders) {
    const why = endOf(state, seat, standing);
    if (why !== null) return { kind: 'orderGone', seat, number: standing.number, why };
  }
  return null;
}

export function firstWorn(state: TableState): TableLine | null {
  for (let seat = 0; seat < state.chairs.length; seat++) {
    const line = wornAt(state, seat as Seat);
    if (line !== null) return line;
  }
  return null;
}
