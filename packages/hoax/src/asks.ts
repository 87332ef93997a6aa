// Opening and closing asks. They are a stack on the table: the last one is open, those below are held.

import type { AskMode, ClockClass, Seat } from '@pretender/kernel';
import type { AskKind, OpenAsk, Public, Turn } from './types.ts';

export const KINDS: { readonly [K in AskKind]: { readonly clock: ClockClass; readonly mode: AskMode } } = {
  cover: { clock: 'setup', mode: 'sealed' },
  take: { clock: 'setup', mode: 'sealed' },
  declaration: { clock: 'turn', mode: 'one' },
  reaction: { clock: 'beat', mode: 'window' },
  vote: { clock: 'vote', mode: 'window' },
  defence: { clock: 'decision', mode: 'window' },
  illegality: { clock: 'beat', mode: 'window' },
  sentencing: { clock: 'beat', mode: 'window' },
  indulgence: { clock: 'beat', mode: 'window' },
  penalty: { clock: 'decision', mode: 'one' },
  showing: { clock: 'decision', mode: 'one' },
  recess: { clock: 'pause', mode: 'window' },
  coronation: { clock: 'pause', mode: 'one' },
};

const NOTHING: OpenAsk['takes'] = [];

export function ask(turn: Turn, kind: AskKind, seats: Seat[], takes: OpenAsk['takes'] = NOTHING): void {
  const { clock, mode } = KINDS[kind];
  turn.emit({ type: 'asked', id: turn.state.table.nextAsk, kind, seats, clock, mode, takes });
}

export function topAsk(table: Public): Public['asks'][number] {
  return table.asks[table.asks.length - 1];
}

/** Closes the open ask. */
export function closeTop(turn: Turn): void {
  turn.emit({ type: 'closed', ask: topAsk(turn.state.table).id });
}

/** Takes seats that have nothing to decide any more out of the open ask. */
export function excuse(turn: Turn, isStillAsked: (seat: Seat) => boolean): void {
  const { id, seats } = topAsk(turn.state.table);
  const excused = seats.filter((seat) => !isStillAsked(seat));
  if (excused.length > 0) turn.emit({ type: 'excused', ask: id, seats: excused });
}
