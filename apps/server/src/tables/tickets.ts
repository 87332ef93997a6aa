// Tickets: each is good for one seat, and once. With one to an empty seat somebody sits down who was invited; with one to a taken
// seat its own person comes from another device. Only their hashes are kept, and a seat has one at most: a new one takes the place
// of the old.

import type { Seat } from '@pretender/kernel';
import { whyFull } from './budgets.ts';
import { refuseWith } from './deciders/decision.ts';
import { isPlaying, type TableState } from './facts.ts';
import { hashOf, isSameHash } from './keys.ts';

export interface Ticket {
  readonly hash: string;
  /** null: until it is used or taken back. */
  readonly until: number | null;
}

/** As long as it takes to fetch the other device; what is found in a chat tomorrow opens nothing. */
export const DEVICE_TICKET = 10 * 60_000;

/** Which seat this ticket is to. All are compared, so that the time it takes says nothing. */
export function seatFor({ chairs }: TableState, ticket: string, now: number): Seat | null {
  const hash = hashOf(ticket);
  const isGood = ({ until, ...kept }: Ticket) => isSameHash(kept.hash, hash) && (until === null || now < until);
  const fits = chairs.map((chair) => chair.ticket !== null && isGood(chair.ticket));
  return fits.includes(true) ? (fits.indexOf(true) as Seat) : null;
}

export function isKept({ chairs }: TableState, seat: number): boolean {
  return chairs[seat].person.kind === 'empty' && chairs[seat].ticket !== null;
}

/** Empty seats that wait for somebody who is invited. */
export function invitedSeats(state: TableState): Seat[] {
  return state.chairs.flatMap((_, seat) => (isKept(state, seat) ? [seat as Seat] : []));
}

/** May whoever sits here hand out a ticket to that seat? To one's own always, to an empty one as the host. */
export function ticketObstacle(state: TableState, own: Seat, seat: number): ReturnType<typeof refuseWith> | null {
  const why = whyFull(state, 'house');
  if (why !== null) return refuseWith('not-now', why);
  if (seat === own) return null;
  if (own !== state.host) return refuseWith('not-host');
  if (isPlaying(state)) return refuseWith('not-now');
  const chair = state.chairs[seat];
  if (!chair) return refuseWith('no-such-seat');
  return chair.person.kind === 'empty' ? null : refuseWith('seat-taken');
}
