// For how long somebody has been away, as it counts for votes and for seats: unbroken, while the server ran and somebody else of the
// people was here. It is kept in memory only, so it begins anew with a restart, and for a table that comes back into memory.

import type { Seat } from '@pretender/kernel';

/** Whoever has been away for so long has no voice, and can lose the seat. */
export const VOICE_LOST = 180_000;
/** So long after the line was lost anybody may let a bot play; longer for a table that has just come into memory. */
const LINE_LOST = 20_000;
export const JUST_OPENED = 60_000;

interface Absence {
  readonly lostAt: number;
  readonly botFrom: number;
  /** What counted before `from`. */
  counted: number;
  /** null while nobody is here: that time does not count. */
  from: number | null;
}

/** What is counted of one seat by now, in milliseconds. */
export interface Counted {
  /** 0 for somebody who is here. */
  awayFor(seat: Seat): number;
  /** Until anybody may let a bot play for this seat; null for somebody who is here. */
  botLeft(seat: Seat): number | null;
}

type Where = 'here' | 'away' | 'nobody';

export class Attendance {
  readonly #seats: (Absence | 'here' | undefined)[] = [];

  /** Where the person of this seat is from now on; nobody where no person sits. */
  note(seat: Seat, where: Where, now: number, patience = LINE_LOST): void {
    const known = this.#seats[seat];
    if (where === 'nobody') this.#seats[seat] = undefined;
    else if (where === 'here') this.#seats[seat] = 'here';
    else if (known === undefined || known === 'here')
      this.#seats[seat] = { lostAt: now, botFrom: now + patience, counted: 0, from: null };
    this.#count(now);
  }

  /** Time goes by for those who are away while somebody is here. */
  #count(now: number): void {
    const isAnybodyHere = this.#seats.includes('here');
    for (const absence of this.#absences()) {
      if (isAnybodyHere) absence.from ??= now;
      else if (absence.from !== null) {
        absence.counted += now - absence.from;
        absence.from = null;
      }
    }
  }

  #absences(): Absence[] {
    return this.#seats.filter((seat) => typeof seat === 'object');
  }

  /** Nobody could come back meanwhile. */
  excuse(lost: (since: number) => number): void {
    for (const [seat, absence] of this.#seats.entries())
      if (typeof absence === 'object') {
        const { lostAt, botFrom, from, counted } = absence;
        const [by, all] = [from === null ? 0 : lost(from), lost(lostAt)];
        this.#seats[seat] = { lostAt, botFrom: botFrom + all, counted, from: from === null ? null : from + by };
      }
  }

  at(now: number): Counted {
    return { awayFor: (seat) => this.awayFor(seat, now), botLeft: (seat) => this.#botLeft(seat, now) };
  }

  awayFor(seat: Seat, now: number): number {
    const absence = this.#seats[seat];
    return typeof absence === 'object' ? countedBy(absence, now) : 0;
  }

  #botLeft(seat: Seat, now: number): number | null {
    const absence = this.#seats[seat];
    return typeof absence === 'object' ? Math.max(0, absence.botFrom - now) : null;
  }

  /** When the next of those who are away will have been so for long enough to have no voice; null if that is not in sight. */
  nextLoss(now: number): number | null {
    const left = this.#absences()
      .filter(({ from }) => from !== null)
      .map((absence) => VOICE_LOST - countedBy(absence, now))
      .filter((time) => time > 0);
    return left.length === 0 ? null : now + Math.min(...left);
  }

  /** What everybody is told of those who are away; `voice` is null while nobody of the people is here, when it stands still. */
  tell(now: number): { seat: Seat; voice: number | null; bot: number }[] {
    return this.#seats.flatMap((absence, seat) => {
      if (typeof absence !== 'object') return [];
      const voice = Math.max(0, VOICE_LOST - countedBy(absence, now));
      const isStill = absence.from === null && voice > 0;
      return [{ seat: seat as Seat, voice: isStill ? null : voice, bot: Math.max(0, absence.botFrom - now) }];
    });
  }
}

function countedBy({ counted, from }: Absence, now: number): number {
  return from === null ? counted : counted + now - from;
}
