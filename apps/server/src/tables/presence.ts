// Who is here. Not part of the log: a socket that drops is no event of the table.

import type { Ask, Seat } from '@pretender/kernel';

/** However long the clock would be: whoever has lost the line holds the table up for so long, once; longer where the table has just come into memory. */
export const LINE_LOST = 20_000;
export const JUST_OPENED = 60_000;
/** Then it goes on without him: long enough for the others to see what happens. */
const AUTOPILOT = 3_000;
/** Who looks in for less, and says nothing, was away all the time: otherwise the grace would never end. */
const VISIT = 15_000;

/** Was that more than a look? */
export const isVisit = (backAt: number, now: number): boolean => now - backAt >= VISIT;

interface Absence {
  readonly since: number;
  readonly grace: number;
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

/** Somebody is on the way to a table that has just come into memory. */
export function setOnTheWay(presence: Presence, seat: Seat, now: number): void {
  presence.changes++;
  presence.absences[seat] = { since: now, grace: JUST_OPENED, backAt: null, isOnAutopilot: false };
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
  if (wasHere) absences[seat] = { since: now, grace: LINE_LOST, backAt: null, isOnAutopilot: false };
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

/** Whom a question still waits for, if all of them are away; null where anybody is here, or nobody is waited for. */
function missedBy(presence: Presence, waiting: readonly Seat[]): readonly Absence[] | null {
  const absences = waiting.flatMap((seat) => absenceOf(presence, seat) ?? []);
  return absences.length > 0 && absences.length === waiting.length ? absences : null;
}

/** The open question: whom it waits for, when it came up, and when it closes by its own clock. */
export interface Wait {
  readonly mode: Ask['mode'];
  readonly waiting: readonly Seat[];
  readonly openedAt: number;
  readonly own: number | null;
  /** Nobody is here most of the time, and nobody is missed before the hours are over. */
  readonly isOverDays: boolean;
}

/** The clock's own time to close, moved where all that are waited for are away: they have a moment to come back, and after that none. */
export function waitFor(presence: Presence, { mode, waiting, openedAt, own, isOverDays }: Wait): number | null {
  const missed = missedBy(presence, waiting);
  if (missed === null) return own;
  const times = missed.map(({ since, grace, isOnAutopilot }) =>
    isOnAutopilot ? openedAt + AUTOPILOT : Math.max(since, openedAt) + grace,
  );
  const limit = Math.max(...times);
  // Without a clock all wait for all; only nobody's turn lasts for ever.
  if (own === null) return mode === 'one' ? limit : null;
  const isInGrace = mode === 'one' && missed.some(({ isOnAutopilot }) => !isOnAutopilot);
  if (isOverDays) return isInGrace ? Math.max(own, limit) : Math.min(own, limit);
  // Whoever alone must decide has that moment even where the clock would be shorter.
  return isInGrace ? limit : Math.min(own, limit);
}

/** The time was up for those who are away. */
export function noteMissed(presence: Presence, waiting: readonly Seat[]): void {
  for (const absence of missedBy(presence, waiting) ?? []) absence.isOnAutopilot = true;
  presence.changes++;
}
