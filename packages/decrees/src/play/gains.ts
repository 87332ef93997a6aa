// Personal Blame that one player brings upon others: just before it moves the victim may answer.

import type { Deep, Seat } from '@pretender/kernel';
import { ask } from '../asks.ts';
import { clockwiseFrom, isWindowOpen } from '../rules/board.ts';
import type { Gain, Public, Turn } from '../types.ts';
import { isMinistry } from '../words.ts';

function available({ posts, players }: Public, from: Gain['from']): number {
  if (from === null) return Number.POSITIVE_INFINITY;
  return isMinistry(from) ? posts[from].blame : players[from].personal;
}

function capped(table: Public, { blame, from }: Deep<Pick<Gain, 'blame' | 'from'>>): number {
  return Math.min(blame, available(table, from));
}

/** They come one after the other, clockwise from whoever's turn it is. */
export function charge(turn: Turn, by: Seat, gains: readonly Omit<Gain, 'by'>[]): void {
  const { table } = turn.state;
  const order = clockwiseFrom(table, table.turn.seat);
  const due = gains
    .map(({ seat, blame, from }) => ({ seat, by, blame: capped(table, { blame, from }), from }))
    .filter(({ blame }) => blame > 0)
    .sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
  if (due.length > 0) turn.emit({ type: 'due', seat: by, gains: due });
}

/** The next one: asked about first, unless it is one's own doing or nobody can hold an answer any more. */
export function nextGain(turn: Turn): void {
  const { table } = turn.state;
  const { resolving } = table;
  if (resolving === null) return;
  const [gain] = resolving.gains;
  if (gain.seat !== gain.by && isWindowOpen(turn.book, table, 'pbGain')) ask(turn, 'charge', [gain.seat]);
  else land(turn);
}

export function land(turn: Turn): void {
  const { table } = turn.state;
  const [gain] = table.resolving?.gains ?? [];
  if (gain) turn.emit({ type: 'charged', blame: capped(table, gain) });
}
