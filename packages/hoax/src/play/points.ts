// Throne points: who gets how many, and what may not make a king (D66, D67, A-44, A-45).

import type { Seat } from '@pretender/kernel';
import { ask } from '../asks.ts';
import type { Config } from '../options.ts';
import type { ScoreReason, Turn } from '../types.ts';
import { CROWN } from '../words.ts';

/** The entry of `tenBy` that lets a reason reach the crown; a repelled accusation and a lost finale never do. */
const CROWNS: { readonly [R in ScoreReason]: Config['tenBy'][number] | null } = {
  accusation: 'acc',
  repelled: null,
  wrongDoubt: 'wrongHoax',
  finale: 'finale',
  finaleLoss: null,
  draw: null,
};

/** Adds points without looking whether the match is decided. */
export function score(turn: Turn, seat: Seat, points: number, why: ScoreReason): void {
  const { heirs, config } = turn.state.table;
  const before = heirs[seat].points;
  const reason = CROWNS[why];
  const isBarred = before + points >= CROWN && (reason === null || !config.tenBy.includes(reason));
  const gained = isBarred ? Math.max(before, CROWN - 1) - before : points;
  if (gained > 0) turn.emit({ type: 'scored', seat, points: gained, why });
}

/** Crowns whoever has enough; true if the match is decided. */
export function crownIfDue(turn: Turn): boolean {
  const king = turn.state.table.heirs.findIndex(({ points }) => points >= CROWN) as Seat;
  if (king < 0) return false;
  turn.emit({ type: 'won', seat: king });
  ask(turn, 'coronation', [king]);
  return true;
}

export function award(turn: Turn, seat: Seat, points: number, why: ScoreReason): boolean {
  score(turn, seat, points, why);
  return crownIfDue(turn);
}
