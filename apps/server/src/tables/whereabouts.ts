// Who of the people is here: for the clocks (`presence.ts`), for votes and seats (`attendance.ts`), and what everybody is told of it.

import type { Seat } from '@pretender/kernel';
import type { ServerMessage } from '@pretender/protocol';
import { Attendance, type Counted } from './attendance.ts';
import { type Audience, isListening } from './audience.ts';
import type { Here } from './dealing.ts';
import type { TableState } from './facts.ts';
import { absentSeats, newPresence, noteAnswer, setHere, setOnTheWay } from './presence.ts';
import type { World } from './world.ts';

export class Whereabouts {
  readonly presence = newPresence();
  readonly attendance = new Attendance();
  readonly #audience: Audience;
  readonly #world: Pick<World, 'now'>;
  /** When the table came into memory, and who sat there then and has not been here since. */
  #openedAt: number;
  readonly #onTheWay = new Set<Seat>();

  constructor(audience: Audience, world: Pick<World, 'now'>) {
    this.#audience = audience;
    this.#world = world;
    this.#openedAt = world.now();
  }

  /** The table has just come into memory: everybody is on the way. */
  begin({ chairs }: TableState): void {
    const now = this.#world.now();
    this.#openedAt = now;
    for (const [seat, { person }] of chairs.entries())
      if (person.kind === 'person') {
        setOnTheWay(this.presence, seat as Seat, now);
        this.#onTheWay.add(seat as Seat);
        this.attendance.begin(seat as Seat, now);
      }
  }

  /** Somebody has come or gone, or sits there now. Is it news to the table? */
  note({ chairs }: TableState, seat: Seat): boolean {
    const now = this.#world.now();
    this.#onTheWay.delete(seat);
    const isPerson = chairs[seat]?.person.kind === 'person';
    const isHere = isListening(this.#audience, seat);
    this.attendance.note(seat, isPerson ? (isHere ? 'here' : 'away') : 'nobody', now);
    return setHere(this.presence, seat, isHere || !isPerson, now);
  }

  /** Somebody else has the seat: for how long the one before was away does not count for the next. */
  forget(seat: Seat): void {
    this.attendance.note(seat, 'nobody', this.#world.now());
  }

  /** Somebody who answers is really here, and has not only looked in. */
  answered(seat: Seat): void {
    noteAnswer(this.presence, seat);
    this.attendance.answered(seat, this.#world.now());
  }

  /** Here, or with a good key at the door: the others are not told yet, but the seat is nobody else's any more. */
  isAtTheDoor(seat: Seat): boolean {
    return isListening(this.#audience, seat);
  }

  absent(): readonly Seat[] {
    return absentSeats(this.presence);
  }

  here(): Here {
    const absent = this.absent();
    return {
      openedAt: this.#openedAt,
      isHere: (seat) => !absent.includes(seat),
      isOnTheWay: (seat) => this.#onTheWay.has(seat),
    };
  }

  counted(): Counted {
    return this.attendance.at(this.#world.now());
  }

  message(): ServerMessage {
    const away = this.attendance.tell(this.#world.now());
    return { t: 'absent', seats: this.absent(), ...(away.length > 0 && { away }) };
  }
}
