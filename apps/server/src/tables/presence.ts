// Who is here. Not part of the log: a socket that drops is no event of the table.

import type { Ask, Seat } from '@pretender/kernel';

/** However long the clock would be: who is away holds the table up for so long, once. */
const GRACE = 60_000;
/** Then it goes on without him: long enough for the others to see what happens. */
const AUTOPILOT = 3_000;
/** Who looks in for less, and says nothing, was away all the time: otherwise the grace would never end. */
const VISIT = 15_000;

/** Was that more than a look? */
export const isVisit = (backAt: number, now: number): boolean => now - backAt >= VISIT;

interface Absence {
  readonly since: number;
  /** When he came back; null while he is away. */
  backAt: number | null;
  isOnAutopilot: boolean;
}

export interface Presence {
  /** By seat. A list, because every table has one and most have nothing in it. */
  readonly absences: (Absence | undefined)[];
  /** How often it has changed. */
  changes: number;
}

export function newPresence(): Presence {
  return { absences: [], changes: 0 };
}

/** Is it news to the table? */
export function setHere(presence: Presence, seat: Seat, isHere: boolean, now: number): boolean {
  const { absences } = presence;
  presence.changes++;
  const known = absences[seat];
  const wasAbsent = known !== undefined && known.backAt === null;
  if (isHere) {
    // Whoever only looks in is still on autopilot afterwards, or each look would be worth another minute of grace.
    if (wasAbsent) known.backAt = now;
    return wasAbsent;
  }
  const wasHere = known === undefined || (known.backAt !== null && isVisit(known.backAt, now));
  if (wasHere) absences[seat] = { since: now, backAt: null, isOnAutopilot: false };
  else known.backAt = null;
  return !wasAbsent;
}

/** Nobody could come back meanwhile; so much of that is given back. */
export function excuse(presence: Presence, lost: (since: number) => number): void {
  for (const [seat, absence] of presence.absences.entries())
    if (absence?.backAt === null) presence.absences[seat] = { ...absence, since: absence.since + lost(absence.since) };
  presence.changes++;
}

/** Somebody who answers is really here. */
export function noteAnswer(presence: Presence, seat: Seat): void {
  const known = presence.absences[seat];
  if (known === undefined || known.backAt === null) return;
  presence.absences[seat] = undefined;
  presence.changes++;
}

function absenceOf({ absences }: Presence, seat: Seat): Absence | null {
  const absence = absences[seat];
  return absence === undefined || absence.backAt !== null ? null : absence;
}

const NOBODY: readonly Seat[] = [];

export function absentSeats(presence: Presence): readonly Seat[] {
  let absent = NOBODY;
  // Asked with every move, and nearly always nobody.
  for (let seat = 0; seat < presence.absences.length; seat++)
    if (absenceOf(presence, seat as Seat) !== null) absent = [...absent, seat as Seat];
  return absent;
}

/** Who alone must decide, and is away. */
function missedBy(presence: Presence, ask: Ask | null): Absence | null {
  return ask?.mode === 'one' ? absenceOf(presence, ask.seats[0]) : null;
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
  if (missed === null) return;
  missed.isOnAutopilot = true;
  presence.changes++;
}
