// Public facts about the heirs: who is in, who comes next, what is covered.

import { asSeat, type Seat } from '@pretender/kernel';
import type { CoverReason, Public } from '../types.ts';
import type { Identity } from '../words.ts';
import { identitiesIn } from './deck.ts';

export function isIn(table: Public, seat: Seat): boolean {
  return table.heirs[seat].standing === 'in';
}

export function countIn({ heirs }: Public): number {
  let count = 0;
  for (let seat = 0; seat < heirs.length; seat++) if (heirs[seat].standing === 'in') count++;
  return count;
}

/** The seat on the left, in the round or not. */
export function clockwise({ heirs }: Public, seat: Seat): Seat {
  return asSeat(seat + 1 === heirs.length ? 0 : seat + 1);
}

/** Every other seat once, clockwise. */
export function after(table: Public, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let other = clockwise(table, seat); other !== seat; other = clockwise(table, other)) seats.push(other);
  return seats;
}

export function allSeats(table: Public): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < table.heirs.length; seat++) seats.push(asSeat(seat));
  return seats;
}

/** Seats in the round, clockwise, beginning after `seat` and without it. */
export function othersIn(table: Public, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let other = clockwise(table, seat); other !== seat; other = clockwise(table, other)) {
    if (isIn(table, other)) seats.push(other);
  }
  return seats;
}

export function nextIn(table: Public, seat: Seat): Seat {
  let next = clockwise(table, seat);
  while (next !== seat && !isIn(table, next)) next = clockwise(table, next);
  return next;
}

/** The same as `covers[identity]`, and many times as fast where the identity changes all the time. */
function coverOf(covers: Public['heirs'][number]['covers'], identity: Identity): CoverReason | null {
  if (identity === 'baron') return covers.baron;
  if (identity === 'monk') return covers.monk;
  if (identity === 'judge') return covers.judge;
  if (identity === 'merchant') return covers.merchant;
  if (identity === 'magician') return covers.magician;
  return identity === 'thief' ? covers.thief : covers.farmer;
}

export function isCovered(table: Public, seat: Seat, identity: Identity): boolean {
  return coverOf(table.heirs[seat].covers, identity) !== null;
}

export function uncovered(table: Public, seat: Seat): Identity[] {
  return identitiesIn(table.config).filter((identity) => !isCovered(table, seat, identity));
}

export function coveredOf(table: Public, seat: Seat): Identity[] {
  return identitiesIn(table.config).filter((identity) => isCovered(table, seat, identity));
}

/** Two heirs left play a finale, even before `finaleStart: endOfTurn` has begun it (decision 11). */
export function isFinale(table: Public): boolean {
  return table.finale || countIn(table) === 2;
}

export function isDuel(table: Public): boolean {
  return table.finale && table.config.finaleMode === 'duel';
}
