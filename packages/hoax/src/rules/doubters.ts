// Who may raise a hand against a claim: everybody else in the round, and ghosts with hands left.

import type { Seat } from '@pretender/kernel';
import type { Public } from '../types.ts';
import { clockwise, isFinale } from './heirs.ts';

/** Clockwise from the claimant. In a finale only the two decide. */
export function doubters(table: Public, claimant: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let seat = clockwise(table, claimant); seat !== claimant; seat = clockwise(table, seat)) {
    const { standing, ghostHands } = table.heirs[seat];
    if (standing === 'in' || (ghostHands > 0 && !isFinale(table))) seats.push(seat);
  }
  return seats;
}
