// Opening and closing asks. They are a stack on the table: the last one is open, those below are held. An ask beside
// the turn lies at the bottom and is never held.

import type { AskMode, ClockClass, Seat } from '@pretender/kernel';
import type { AskKind, OpenAsk, Public, Turn } from './types.ts';

const KINDS: { readonly [K in AskKind]: { readonly clock: ClockClass; readonly mode: AskMode } } = {
  reaction: { clock: 'beat', mode: 'window' },
  declaration: { clock: 'turn', mode: 'one' },
  illegality: { clock: 'beat', mode: 'window' },
  vote: { clock: 'vote', mode: 'window' },
  defence: { clock: 'decision', mode: 'window' },
  sentencing: { clock: 'beat', mode: 'window' },
  cover: { clock: 'setup', mode: 'sealed' },
  take: { clock: 'setup', mode: 'sealed' },
  indulgence: { clock: 'beat', mode: 'window' },
  penalty: { clock: 'decision', mode: 'one' },
  showing: { clock: 'decision', mode: 'one' },
  extra: { clock: 'decision', mode: 'one' },
  recover: { clock: 'decision', mode: 'sealed' },
  accusing: { clock: 'none', mode: 'standing' },
  recess: { clock: 'pause', mode: 'window' },
  coronation: { clock: 'pause', mode: 'one' },
};

export const kindOf = (kind: AskKind) => KINDS[kind];

const NOTHING: OpenAsk['takes'] = [];

export function ask(turn: Turn, kind: AskKind, seats: Seat[], takes: OpenAsk['takes'] = NOTHING): void {
  const { clock, mode } = kindOf(kind);
  turn.emit({ type: 'asked', id: turn.state.table.nextAsk, kind, seats, clock, mode, takes });
}

export function topAsk(table: Public): Public['asks'][number] {
  return table.asks[table.asks.length - 1];
}

/** May everybody accuse at any time (`accuseAnytime`)? The ask for it then lies open all round. */
export function hasStandingAsk({ asks }: Public): boolean {
  return asks.length > 0 && asks[0].kind === 'accusing';
}

/** Closes the open ask. */
export function closeTop(turn: Turn): void {
  turn.emit({ type: 'closed', ask: topAsk(turn.state.table).id });
}

/** Takes seats that have nothing to decide any more out of the open ask. */
export function excuse(turn: Turn, seats: Seat[]): void {
  if (seats.length > 0) turn.emit({ type: 'excused', ask: topAsk(turn.state.table).id, seats });
}
