// The asks on the table. Those beside the turn lie at the bottom and are never held.

import type { AskId, Seat } from '@pretender/kernel';
import { kindOf } from '../asks.ts';
import type { AskKind, OpenAsk, Table } from '../types.ts';

export function pushAsk(table: Table, ask: OpenAsk): void {
  const { asks } = table;
  const standing = asks.filter(({ mode }) => mode === 'standing').length;
  if (ask.mode === 'standing') asks.splice(standing, 0, ask);
  else {
    if (asks.length > standing) asks[asks.length - 1].held = true;
    asks.push(ask);
  }
  table.nextAsk = ask.id + 1;
}

/**
 * While the posts are given out, the ask for deals has a number that no other ask has: those of all others stay what they
 * are in records from before there were deals so early.
 */
const EARLY_DEALING: AskId = 0;

export function openEarlyDealing(table: Table): void {
  const { clock, mode } = kindOf('dealing');
  const seats = table.players.map((_, seat) => seat as Seat);
  const { nextAsk } = table;
  pushAsk(table, { id: EARLY_DEALING, kind: 'dealing', seats, clock, mode, held: false, takes: [] });
  table.nextAsk = nextAsk;
}

export function closeEarlyDealing(table: Table): void {
  dropAsk(table, EARLY_DEALING);
}

/** Opens an ask that belongs to what has just happened. */
export function openAsk(table: Table, kind: AskKind, seats: Seat[]): void {
  const { clock, mode } = kindOf(kind);
  pushAsk(table, { id: table.nextAsk, kind, seats, clock, mode, held: false, takes: [] });
}

export function dropAsk({ asks }: Table, id: AskId): OpenAsk | null {
  const at = asks.findIndex((ask) => ask.id === id);
  if (at < 0) return null;
  const [ask] = asks.splice(at, 1);
  if (asks.length > 0) asks[asks.length - 1].held = false;
  return ask;
}
