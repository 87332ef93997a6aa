// Answers that nobody else notices.

import type { Ask, Seat } from '@pretender/kernel';
import type { Move } from '../move-types.ts';
import type { Turn } from '../types.ts';

export function note(turn: Turn, ask: Ask, seat: Seat, move: Move): void {
  turn.emit({ type: 'noted', seat, ask: ask.id, move });
}
