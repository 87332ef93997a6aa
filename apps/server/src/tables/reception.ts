// Who comes to a table: takes a seat, asks for a lost one, brings a key or a ticket. Both are told once, and kept only as hashes.

import { missing, type Seat, type Viewer } from '@pretender/kernel';
import type { SeatNotice, TicketAnswer, TicketNotice } from '@pretender/protocol';
import { type Limiter, newLimiter, type Rate } from '../bucket.ts';
import { whyFull } from './budgets.ts';
import { refuseWith } from './deciders/decision.ts';
import { OWNER_IS_HERE } from './deciders/people.ts';
import { isPlaying, openAsk, type TableState } from './facts.ts';
import type { Chair, Newcomer, Result } from './hall-types.ts';
import { hashOf, newKey } from './keys.ts';
import type { LiveTable } from './live.ts';
import { isSameName } from './same-name.ts';
import { DEVICE_TICKET, isKept, seatFor, ticketObstacle } from './tickets.ts';
import type { Services } from './world.ts';

/** The first that nobody has, and that is kept for nobody. */
function freeSeat(state: TableState): Seat | null {
  const seat = state.chairs.findIndex(({ person }, at) => person.kind === 'empty' && !isKept(state, at));
  return seat < 0 ? null : (seat as Seat);
}

const INVITE = 'From your address two people sit here already; ask the host for an invitation.';

/** At a listed table strangers meet: a third seat from one address is not taken without the host's word, which is a ticket. */
function needsInvitation({ state, addresses }: LiveTable, from: string | undefined): boolean {
  return state.settings.isPublic && addresses.isFull(state, from);
}

/** Keys and tickets of one seat, over all its devices: each leaves lines in the log, and there is room for so many only. */
const KEYS: Rate = { burst: 20, perSecond: 1 / 60 };

/** Whether the open question waits for this seat; only its owner may know. */
function isAsked(state: TableState, seat: Seat): boolean {
  const ask = isPlaying(state) && state.pausedBy === null ? openAsk(state) : null;
  return ask !== null && state.match !== null && missing(state.match, ask).includes(seat);
}

const good = <T>(value: T): Result<T> => ({ ok: true, value });

/** Whoever it is: for this seat, or from this address, nobody can ask now. */
function refuseAsking(
  table: LiveTable,
  seat: Seat,
  { from, now }: { from: string | undefined; now: number },
): Result<never> | null {
  if (table.state.chairs[seat]?.person.kind !== 'person') return refuseWith('no-such-seat');
  const full = whyFull(table.state, 'asking');
  if (full !== null) return refuseWith('not-now', full);
  // An owner at the door is told of those who had asked by then, and ends that; nobody asks behind their back.
  if (!table.absent().includes(seat) || table.isAtTheDoor(seat)) return refuseWith('not-now', OWNER_IS_HERE);
  const why = table.askers.whyWait(from, now);
  return why === null ? null : refuseWith('not-now', why);
}

export class Reception {
  readonly #services: Services;
  readonly #find: (idOrCode: string) => Promise<LiveTable | null>;
  readonly #keys: Limiter;

  constructor(services: Services, find: (idOrCode: string) => Promise<LiveTable | null>) {
    this.#services = services;
    this.#find = find;
    this.#keys = newLimiter(KEYS, services.world);
  }

  async sit(idOrCode: string, { name, ticket, from }: Newcomer): Promise<Result<Chair>> {
    const table = await this.#find(idOrCode);
    if (table === null) return refuseWith('no-such-table');
    return table.inTurn(async () => {
      const { chairs } = table.state;
      const seat = ticket === undefined ? freeSeat(table.state) : this.#seatBy(table, ticket, 'empty');
      if (seat === null && ticket !== undefined) return refuseWith('wrong-ticket');
      if (chairs.some(({ person }) => isSameName(person.name, name))) return refuseWith('name-taken');
      if (seat === null) return refuseWith('table-full');
      const why = whyFull(table.state, 'house');
      if (why !== null) return refuseWith('not-now', why);
      if (ticket === undefined && needsInvitation(table, from)) return refuseWith('needs-invitation', INVITE);
      // First the key: a crash in between leaves a key that nobody has, and not a seat that nobody can have.
      const chair = await this.#giveKey(table, seat);
      const person = { kind: 'person', name, level: null } as const;
      const result = await table.write({ kind: 'sat', seat, person }, null);
      if (result !== 'ok') return refuseWith('busy');
      table.addresses.note(table.state, seat, from);
      return chair;
    });
  }

  async #giveKey({ about }: LiveTable, seat: Seat): Promise<Result<Chair>> {
    const { store, world } = this.#services;
    const token = newKey(world.bytes);
    await store.putKey(hashOf(token), { table: about.id, seat });
    return good({ table: about.id, code: about.code, seat, token });
  }

  async askBack(idOrCode: string, wanted: number, { name, from }: Newcomer): Promise<Result<Chair>> {
    const table = await this.#find(idOrCode);
    if (table === null) return refuseWith('no-such-table');
    const seat = wanted as Seat;
    return table.inTurn(async () => {
      const { requests, requestCount } = table.state;
      const now = this.#services.world.now();
      const refusal = refuseAsking(table, seat, { from, now });
      if (refusal !== null) return refusal;
      const room = table.askers.roomFor(requests, seat, { from, now });
      if ('why' in room) return refuseWith('not-now', room.why);
      const ended =
        room.place && ({ kind: 'returned', request: room.place.request, seat, yes: false, why: 'newer' } as const);
      if (ended !== null && (await table.write(ended, null)) !== 'ok') return refuseWith('busy');
      const token = newKey(this.#services.world.bytes);
      const request = requestCount + 1;
      const line = { kind: 'asksBack', request, seat, name, hash: hashOf(token) } as const;
      if ((await table.write(line, null)) !== 'ok') return refuseWith('busy');
      table.askers.note(request, from, now);
      return good({ table: table.about.id, code: table.about.code, seat, token });
    });
  }

  async copyKey(token: string): Promise<Result<Chair>> {
    return this.#withKey(token, (table, seat) => this.#giveKey(table, seat));
  }

  /** No new one is made: whoever does not hear the answer still has a key that is good. */
  async keepOnlyKey(token: string): Promise<Result<Chair>> {
    return this.#withKey(token, async (table, seat) => {
      const why = whyFull(table.state, 'house');
      if (why !== null) return refuseWith('not-now', why);
      if ((await table.write({ kind: 'rekeyed', seat, hash: hashOf(token) }, null)) !== 'ok') return refuseWith('busy');
      // The keys are changed by now. With a line after it nobody changes them again who reads the log from its end (`mendKeys`).
      await table.write({ kind: 'ticketGone', seat }, null);
      return good({ table: table.about.id, code: table.about.code, seat, token });
    });
  }

  /** Nothing is changed by it, however often it is asked. */
  async lookAtSeat(token: string): Promise<Result<SeatNotice>> {
    const owner = await this.#services.store.keyOwner(hashOf(token));
    const table = owner === null ? null : await this.#find(owner.table);
    if (owner === null || table === null) return refuseWith('wrong-token');
    const seat = owner.seat as Seat;
    return good({ seat, isAsked: isAsked(table.state, seat), notice: table.notice });
  }

  async makeTicket(token: string, wanted: number): Promise<Result<TicketAnswer>> {
    return this.#withKey(token, async (table, own) => {
      const obstacle = ticketObstacle(table.state, own, wanted);
      if (obstacle !== null) return obstacle;
      const { world } = this.#services;
      const [ticket, seat] = [newKey(world.bytes), wanted as Seat];
      const left = seat === own ? DEVICE_TICKET : null;
      const until = left === null ? null : world.now() + left;
      const result = await table.write({ kind: 'ticket', seat, hash: hashOf(ticket), until }, null);
      const { id, code } = table.about;
      return result === 'ok' ? good({ table: id, code, seat, ticket, left }) : refuseWith('busy');
    });
  }

  async lookAtTicket(idOrCode: string, ticket: string): Promise<Result<TicketNotice>> {
    const table = await this.#find(idOrCode);
    if (table === null) return refuseWith('no-such-table');
    return table.inTurn(async () => {
      const seat = seatFor(table.state, ticket, this.#services.world.now());
      return seat === null ? refuseWith('wrong-ticket') : good({ seat, notice: table.notice });
    });
  }

  async useTicket(idOrCode: string, ticket: string): Promise<Result<Chair>> {
    const table = await this.#find(idOrCode);
    if (table === null) return refuseWith('no-such-table');
    return table.inTurn(async () => {
      const seat = this.#seatBy(table, ticket, 'person');
      if (seat === null) return refuseWith('wrong-ticket');
      // First the key, as above: a crash in between leaves the ticket good.
      const chair = await this.#giveKey(table, seat);
      const result = await table.write({ kind: 'ticketGone', seat }, null);
      return result === 'ok' ? chair : refuseWith('busy');
    });
  }

  /** Which seat it is to, if that one is as it must be. */
  #seatBy({ state }: LiveTable, ticket: string, kind: 'empty' | 'person'): Seat | null {
    const seat = seatFor(state, ticket, this.#services.world.now());
    return seat !== null && state.chairs[seat].person.kind === kind ? seat : null;
  }

  /** For whoever has the key to a seat, in its turn: who gets up at this moment has no seat any more. */
  async #withKey<T>(token: string, then: (table: LiveTable, seat: Seat) => Promise<Result<T>>): Promise<Result<T>> {
    const { store, world } = this.#services;
    // As it arrived: how long it waits for the disk is what others do.
    const arrived = world.now();
    const owned = await store.keyOwner(hashOf(token));
    const table = owned === null ? null : await this.#find(owned.table);
    if (table === null) return refuseWith('wrong-token');
    return table.inTurn(async () => {
      const owner = await store.keyOwner(hashOf(token));
      if (owner === null) return refuseWith('wrong-token');
      const wait = this.#keys.take(`${owned?.table} ${owner.seat}`, arrived);
      if (wait === null) return then(table, owner.seat as Seat);
      return refuseWith('too-fast', `This seat has changed its keys often; please wait ${wait} seconds.`);
    });
  }

  /** Whom this key lets in, or nobody's key. */
  async viewerAt(table: LiveTable, token: string | undefined, from?: string): Promise<Result<Viewer>> {
    const { about, state, addresses } = table;
    if (token === undefined) return state.settings.mayWatch ? good('public') : refuseWith('not-seated');
    const owner = await this.#services.store.keyOwner(hashOf(token));
    if (owner?.table !== about.id) return refuseWith('wrong-token');
    addresses.note(state, owner.seat, from);
    return good(owner.seat as Seat);
  }
}
