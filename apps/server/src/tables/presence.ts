// Who is here. Not part of the log: a socket that drops is no event of the table.

import type { Ask, Seat } from '@pretender/kernel';

/** However long the clock would be: who is away holds the table up for so long, once. */
const GRACE = 60_000;
/** Then it goes on without him: long enough for the others to see what happens. */
const AUTOPILOT = 3_000;

interface Away {
  readonly since: number;
  isOnAutopilot: boolean;
}

export interface Presence {
  readonly away: Map<Seat, Away>;
}

export function newPresence(): Presence {
  return { away: new Map() };
}

export function setHere({ away }: Presence, seat: Seat, isHere: boolean, now: number): void {
  if (isHere) away.delete(seat);
  else if (!away.has(seat)) away.set(seat, { since: now, isOnAutopilot: false });
}

/** In milliseconds; 0 for somebody who is here. */
export function awayFor({ away }: Presence, seat: Seat, now: number): number {
  const absence = away.get(seat);
  return absence === undefined ? 0 : now - absence.since;
}

export function absentSeats({ away }: Presence): Seat[] {
  return [...away.keys()].sort((a, b) => a - b);
}

/** Who alone must decide, and is away. */
function missedBy({ away }: Presence, ask: Ask | null): Away | null {
  return ask?.mode === 'one' ? (away.get(ask.seats[0]) ?? null) : null;
}

/** The clock's own time to close, moved for somebody who is away: later for a minute, then sooner. */
export function waitFor(presence: Presence, ask: Ask | null, own: number | null, openedAt: number): number | null {
  const missed = missedBy(presence, ask);
  if (missed === null) return own;
  if (missed.isOnAutopilot) return own === null ? openedAt + AUTOPILOT : Math.min(own, openedAt + AUTOPILOT);
  const limit = Math.max(missed.since, openedAt) + GRACE;
  return own === null ? limit : Math.max(own, limit);
}

/** The time was up for somebody who is away. */
export function noteMissed(presence: Presence, ask: Ask): void {
  const missed = missedBy(presence, ask);
  if (missed !== null) missed.isOnAutopilot = true;
}
