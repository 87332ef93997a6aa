// Actions that are open to every player.

import type { Seat } from '@pretender/kernel';
import type { MoveOf } from '../move-types.ts';
import type { Turn } from '../types.ts';
import { drawCard } from './stagnation.ts';

export function draw(turn: Turn, seat: Seat): void {
  turn.emit({ type: 'spent', actions: 1, mark: 'draw' });
  drawCard(turn, seat);
}

export function distribute(turn: Turn, { blame }: MoveOf<'distribute'>): void {
  turn.emit({ type: 'spent', actions: 1, mark: null });
  turn.emit({ type: 'distributed', blame: { ...blame } });
}

export function moveDirector(turn: Turn, { player, to }: MoveOf<'move'>): void {
  turn.emit({ type: 'spent', actions: 1, mark: null });
  turn.emit({ type: 'moved', seat: player, to });
}
