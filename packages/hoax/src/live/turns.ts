// Where a match stands, for whoever counts rounds and turns, and who comes next.

import type { ClockClass, Seat } from '@pretender/kernel';
import type { Public } from '../types.ts';

export const roundOf = ({ round }: Public): number => round;
export const turnOf = ({ turn }: Public): number => turn.number;

/** Who has left the round is passed over. */
export function nextSeat({ heirs, turn }: Public): Seat {
  for (let step = 1; step < heirs.length; step++) {
    const seat = (turn.seat + step) % heirs.length;
    if (heirs[seat].standing === 'in') return seat as Seat;
  }
  return turn.seat;
}

/** Where whoever is asked may take a little longer. */
export const HOLDS: readonly ClockClass[] = ['beat'];
