// Standing orders whose moment has come. Whether it has, everybody could see who knew the order; nobody else knows it.

import { missing, type RawMove, type Seat } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import { mayAskForTime } from './deciders/play.ts';
import { isPlaying, openAsk, type StandingOrder, type TableState } from './facts.ts';
import type { TableLine } from './lines.ts';

export interface OrderCall {
  readonly cmd: string;
  readonly seat: Seat;
  readonly ask: number;
}

export interface DueOrder {
  readonly number: number;
  readonly command: Command;
}

function commandOf(ask: number, wanted: RawMove | 'hold'): Command {
  const id = 'order';
  return wanted === 'hold' ? { t: 'hold', id, ask } : ({ t: 'move', id, ask, move: wanted } as Command);
}

/** The first of this seat's orders that wants something done now. */
export function dueOrder(state: TableState, seat: Seat): DueOrder | null {
  const { match, chairs, played, pausedBy } = state;
  const { orders } = chairs[seat];
  const ask = orders.length === 0 ? null : openAsk(state);
  if (ask === null || match === null || pausedBy !== null || !missing(match, ask).includes(seat)) return null;
  for (const { number, order } of orders) {
    const wanted = played.orders.wants(match.views[seat], ask, order);
    if (wanted !== null && (wanted !== 'hold' || mayAskForTime(state, seat)))
      return { number, command: commandOf(ask.id, wanted) };
  }
  return null;
}

export function ordersToCarryOut(state: TableState): OrderCall[] {
  const ask = state.chairs.every(({ orders }) => orders.length === 0) ? null : openAsk(state);
  if (ask === null || !isPlaying(state)) return [];
  return ask.seats
    .filter((seat) => dueOrder(state, seat) !== null)
    .map((seat) => ({ cmd: `order:${state.matchNumber}:${ask.id}:${seat}`, seat, ask: ask.id }));
}

/** The line that carries an order out says so. */
export function withOrder(line: TableLine, order: number | undefined): TableLine {
  return order !== undefined && (line.kind === 'played' || line.kind === 'held') ? { ...line, order } : line;
}

/** Why an order cannot be kept any longer; null if it can. */
export function endOf(state: TableState, seat: Seat, { order, round }: StandingOrder): 'round' | 'lapsed' | null {
  const { match, played } = state;
  if (match === null || played.roundOf(match.state.table) !== round) return 'round';
  return played.orders.isPossible(match.views[seat], order) ? null : 'lapsed';
}
