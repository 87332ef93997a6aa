// Opening and closing asks. They are a stack on the table: the last one is open, those below are held. Dealing and
// offers lie at the bottom, beside the turn, and are never held.

import type { AskMode, ClockClass, Seat } from '@pretender/kernel';
import type { AskKind, Public, Turn } from './types.ts';

const KINDS: { readonly [K in AskKind]: { readonly clock: ClockClass; readonly mode: AskMode } } = {
  auction: { clock: 'setup', mode: 'sealed' },
  assignment: { clock: 'setup', mode: 'one' },
  action: { clock: 'turn', mode: 'one' },
  objection: { clock: 'beat', mode: 'window' },
  charge: { clock: 'decision', mode: 'window' },
  consent: { clock: 'vote', mode: 'window' },
  search: { clock: 'decision', mode: 'one' },
  salvage: { clock: 'decision', mode: 'one' },
  shedding: { clock: 'decision', mode: 'one' },
  top: { clock: 'decision', mode: 'one' },
  removal: { clock: 'turn', mode: 'one' },
  dealing: { clock: 'none', mode: 'standing' },
  offer: { clock: 'offer', mode: 'standing' },
};

export function kindOf(kind: AskKind): { readonly clock: ClockClass; readonly mode: AskMode } {
  return KINDS[kind];
}

export function ask(turn: Turn, kind: AskKind, seats: Seat[]): void {
  const { clock, mode } = KINDS[kind];
  turn.emit({ type: 'asked', id: turn.state.table.nextAsk, kind, seats, clock, mode });
}

/** What is open, if it is not beside the turn. */
export function topAsk({ asks }: Public): Public['asks'][number] | null {
  const top = asks[asks.length - 1];
  return top === undefined || top.mode === 'standing' ? null : top;
}

export function closeTop(turn: Turn): void {
  const top = topAsk(turn.state.table);
  if (top !== null) turn.emit({ type: 'closed', ask: top.id });
}
