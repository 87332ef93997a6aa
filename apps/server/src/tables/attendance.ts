// For how long somebody has been away, as it counts for votes, for seats and for the house: while the server ran and somebody else of the
// people was here. It is kept in memory only, so it begins anew with a restart, and for a table that comes back into memory.

import type { Seat } from '@pretender/kernel';
import { isVisit, JUST_OPENED, LINE_LOST } from './presence.ts';

/** Whoever has been away for so long, unbroken, can lose the seat, and has no voice in a match that is played live. */
export const VOICE_LOST = 180_000;

/** So much counted before `from`; null while it stands still, because nobody else is here. */
interface Count {
  counted: number;
  from: number | null;
}

interface Absence {
  /** When the line was lost, before any look. */
  readonly lostAt: number;
  readonly botFrom: number;
  /** Since the last look: whoever was seen for however short a time keeps the voice and the seat. */
  seen: Count;
  /** Looks apart: a second now and then keeps neither the house nor the clocks. */
  gone: Count;
  /** When this look began; null while nobody is in the seat. */
  backAt: number | null;
  /** Has not been here yet since sitting down: to come for the first time is no look. */
  readonly isNew: boolean;
}

/** What is counted of one seat by now, in milliseconds. */
export interface Counted {
  /** Unbroken; 0 for somebody who is here. */
  awayFor(seat: Seat): number;
  /** Looks apart; 0 for somebody who is here. */
  goneFor(seat: Seat): number;
  /** Until a bot may play for this seat; null for somebody who is here. */
  botLeft(seat: Seat): number | null;
}

type Where = 'here' | 'away' | 'nobody';

const newCount = (): Count => ({ counted: 0, from: null });
const countedBy = ({ counted, from }: Count, now: number): number => (from === null ? counted : counted + now - from);

function run(count: Count, isRunning: boolean, now: number): void {
  if (isRunning) count.from ??= now;
  else if (count.from !== null) Object.assign(count, { counted: countedBy(count, now), from: null });
}

export class Attendance {
  readonly #seats: (Absence | 'here' | undefined)[] = [];

  /** The table has just come into memory, and this seat's person is on the way. */
  begin(seat: Seat, now: number): void {
    this.#seats[seat] = newAbsence(now, JUST_OPENED);
    this.#count(now);
  }

  /** Where the person of this seat is from now on; nobody where no person sits. */
  note(seat: Seat, where: Where, now: number): void {
    const known = this.#seats[seat];
    const away = typeof known === 'object' ? known : null;
    const isNew = known === undefined;
    if (where === 'nobody') this.#seats[seat] = undefined;
    else if (away === null || away.isNew)
      this.#seats[seat] = where === 'here' ? 'here' : (away ?? { ...newAbsence(now, LINE_LOST), isNew });
    else if (where === 'here') away.backAt ??= now;
    else if (away.backAt !== null && isVisit(away.backAt, now)) this.#seats[seat] = newAbsence(now, LINE_LOST);
    else if (away.backAt !== null) Object.assign(away, { backAt: null, seen: newCount() });
    this.#count(now);
  }

  /** Somebody who answers is really here. */
  answered(seat: Seat, now: number): void {
    const known = this.#seats[seat];
    if (typeof known !== 'object' || known.backAt === null) return;
    this.#seats[seat] = 'here';
    this.#count(now);
  }

  /** Time goes by for those who are away while somebody else is here. */
  #count(now: number): void {
    const here = this.#seats.filter((seat) => seat === 'here' || (seat !== undefined && seat.backAt !== null)).length;
    for (const absence of this.#absences()) {
      const others = absence.backAt === null ? here : here - 1;
      run(absence.seen, others > 0 && absence.backAt === null, now);
      run(absence.gone, others > 0, now);
    }
  }

  #absences(): Absence[] {
    return this.#seats.filter((seat) => typeof seat === 'object');
  }

  /** Nobody could come back meanwhile. */
  excuse(lost: (since: number) => number): void {
    const later = ({ counted, from }: Count): Count => ({ counted, from: from === null ? null : from + lost(from) });
    for (const [seat, absence] of this.#seats.entries())
      if (typeof absence === 'object') {
        const { lostAt, botFrom, seen, gone } = absence;
        this.#seats[seat] = { ...absence, botFrom: botFrom + lost(lostAt), seen: later(seen), gone: later(gone) };
      }
  }

  at(now: number): Counted {
    return {
      awayFor: (seat) => this.#of(seat, ({ seen }) => countedBy(seen, now)) ?? 0,
      goneFor: (seat) => this.#of(seat, ({ gone }) => countedBy(gone, now)) ?? 0,
      botLeft: (seat) => this.#of(seat, ({ botFrom }) => Math.max(0, botFrom - now)),
    };
  }

  /** null for somebody who is here. */
  #of(seat: Seat, read: (absence: Absence) => number): number | null {
    const absence = this.#seats[seat];
    return typeof absence === 'object' && absence.backAt === null ? read(absence) : null;
  }

  /** When the next of those who are away has no voice any more, or may be played for by a bot; null if that is not in sight. */
  nextLoss(now: number): number | null {
    const left = this.#absences()
      .filter(({ backAt }) => backAt === null)
      .flatMap(({ seen, botFrom }) => [seen.from === null ? 0 : VOICE_LOST - countedBy(seen, now), botFrom - now])
      .filter((time) => time > 0);
    return left.length === 0 ? null : now + Math.min(...left);
  }

  /** When this seat's person will have been gone for so long; null for somebody who is here, and while that stands still. */
  goneAt(seat: Seat, ms: number, now: number): number | null {
    const left = this.#of(seat, ({ gone }) => (gone.from === null ? Number.NaN : ms - countedBy(gone, now)));
    return left === null || Number.isNaN(left) ? null : now + Math.max(0, left);
  }

  /** What everybody is told of those who are away; `voice` is null while nobody of the people is here, when it stands still. */
  tell(now: number): { seat: Seat; voice: number | null; bot: number }[] {
    return this.#seats.flatMap((absence, seat) => {
      if (typeof absence !== 'object' || absence.backAt !== null) return [];
      const voice = Math.max(0, VOICE_LOST - countedBy(absence.seen, now));
      const isStill = absence.seen.from === null && voice > 0;
      return [{ seat: seat as Seat, voice: isStill ? null : voice, bot: Math.max(0, absence.botFrom - now) }];
    });
  }
}

function newAbsence(now: number, patience: number): Absence {
  return { lostAt: now, botFrom: now + patience, seen: newCount(), gone: newCount(), backAt: null, isNew: false };
}
