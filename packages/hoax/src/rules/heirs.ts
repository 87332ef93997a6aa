// Public facts about the heirs: who is in, who comes next, what is covered.

import { asSeat, type Seat } from '@pretender/kernel';
import type { Public } from '../types.ts';
import { IDENTITIES, type Identity } from '../words.ts';

export function isIn(table: Public, seat: Seat): boolean {
  return table.heirs[seat].standing === 'in';
}

export function countIn(table: Public): number {
  let count = 0;
  for (const heir of table.heirs) if (heir.standing === 'in') count++;
  return count;
}

/** Every seat once, clockwise, beginning after `seat`. */
export function after(table: Public, seat: Seat): Seat[] {
  const count = table.heirs.length;
  const seats: Seat[] = [];
  for (let step = 1; step < count; step++) seats.push(asSeat((seat + step) % count));
  return seats;
}

export function allSeats(table: Public): Seat[] {
  return table.heirs.map((_, seat) => asSeat(seat));
}

/** Seats in the round, clockwise, beginning after `seat` and without it. */
export function othersIn(table: Public, seat: Seat): Seat[] {
  const count = table.heirs.length;
  const seats: Seat[] = [];
  for (let step = 1; step < count; step++) {
    const other = asSeat((seat + step) % count);
    if (isIn(table, other)) seats.push(other);
  }
  return seats;
}

export function nextIn(table: Public, seat: Seat): Seat {
  return othersIn(table, seat)[0] ?? seat;
}

export function isCovered(table: Public, seat: Seat, identity: Identity): boolean {
  return table.heirs[seat].covers[identity] !== null;
}

export function uncovered(table: Public, seat: Seat): Identity[] {
  const { covers } = table.heirs[seat];
  return IDENTITIES.filter((identity) => covers[identity] === null);
}

export function coveredOf(table: Public, seat: Seat): Identity[] {
  const { covers } = table.heirs[seat];
  return IDENTITIES.filter((identity) => covers[identity] !== null);
}

/** Two heirs left play a finale, even before `finaleStart: endOfTurn` has begun it (decision 11). */
export function isFinale(table: Public): boolean {
  return table.finale || countIn(table) === 2;
}

export function isDuel(table: Public): boolean {
  return table.finale && table.config.finaleMode === 'duel';
}
