// Throne points: who gets how many, and what may not make a king (D66, D67, A-44, A-45).

import { asSeat, type Seat } from '@pretender/kernel';
import { ask } from '../asks.ts';
import type { Config } from '../options.ts';
import type { Public, ScoreReason, Turn } from '../types.ts';
import { CROWN } from '../words.ts';
import { prompt } from './prompts.ts';

/** The entry of `tenBy` that lets a reason reach the crown; a repelled accusation and a lost finale never do. */
const CROWNS: { readonly [R in ScoreReason]: Config['tenBy'][number] | null } = {
  accusation: 'acc',
  repelled: null,
  wrongDoubt: 'wrongHoax',
  finale: 'finale',
  finaleLoss: null,
  draw: null,
};

/** Adds points without looking whether the match is decided. Sudden death knows no points. */
export function score(turn: Turn, seat: Seat, points: number, why: ScoreReason): void {
  const { heirs, config } = turn.state.table;
  if (config.suddenDeath) return;
  const before = heirs[seat].points;
  const reason = CROWNS[why];
  const isBarred = before + points >= CROWN && (reason === null || !config.tenBy.includes(reason));
  const gained = isBarred ? Math.max(before, CROWN - 1) - before : points;
  if (gained > 0) turn.emit({ type: 'scored', seat, points: gained, why });
}

/** Who is king now: whoever has enough points, or in sudden death the victor of what has just been decided. */
function kingNow({ config, heirs }: Public, victor: Seat | null): Seat | null {
  if (config.suddenDeath) return victor;
  for (let seat = 0; seat < heirs.length; seat++) if (heirs[seat].points >= CROWN) return asSeat(seat);
  return null;
}

/** Crowns whoever it is due to; true if the match is decided. */
export function crownIfDue(turn: Turn, victor: Seat | null): boolean {
  const king = kingNow(turn.state.table, victor);
  if (king === null) return false;
  turn.emit({ type: 'won', seat: king });
  prompt(turn, 'coronation');
  ask(turn, 'coronation', [king]);
  return true;
}

/** Outside a finale: only a wrong doubt can be a sudden death (D75). */
export function award(turn: Turn, seat: Seat, points: number, why: ScoreReason): boolean {
  score(turn, seat, points, why);
  return crownIfDue(turn, why === 'wrongDoubt' ? seat : null);
}
