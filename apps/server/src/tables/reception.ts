// Who comes to a table: takes a seat, asks for a lost one, brings a key. Keys are told once, and kept only as hashes.

import type { Seat, Viewer } from '@pretender/kernel';
import { isSameName } from '@pretender/protocol';
import { refuseWith } from './deciders/decision.ts';
import type { Chair, Newcomer, Result } from './hall-types.ts';
import { hashOf, newKey } from './keys.ts';
import type { LiveTable } from './live.ts';
import type { Services } from './world.ts';

/** For one seat at once: a stranger who asks must not stand in the way of its owner. */
const MOST_REQUESTS = 4;

const good = <T>(value: T): Result<T> => ({ ok: true, value });

export class Reception {
  readonly #services: Services;
  readonly #find: (idOrCode: string) => Promise<LiveTable | null>;

  constructor(services: Services, find: (idOrCode: string) => Promise<LiveTable | null>) {
    this.#services = services;
    this.#find = find;
  }

  async sit(idOrCode: string, { name, nonce }: Newcomer): Promise<Result<Chair>> {
    const table = await this.#find(idOrCode);
    if (table === null) return refuseWith('no-such-table');
    return table.inTurn(async () => {
      const { chairs } = table.state;
      if (chairs.some(({ person }) => isSameName(person.name, name))) return refuseWith('name-taken');
      const seat = chairs.findIndex(({ person }) => person.kind === 'empty') as Seat;
      if (seat < 0) return refuseWith('table-full');
      // First the key: a crash in between leaves a key that nobody has, and not a seat that nobody can have.
      const chair = await this.#giveKey(table, seat);
      const person = { kind: 'person', name, level: null } as const;
      const result = await table.write({ kind: 'sat', seat, person, nonce }, null);
      return result === 'ok' ? chair : refuseWith('busy');
    });
  }

  async #giveKey({ about }: LiveTable, seat: Seat): Promise<Result<Chair>> {
    const { store, world } = this.#services;
    const token = newKey(world.bytes);
    await store.putKey(hashOf(token), { table: about.id, seat });
    return good({ table: about.id, code: about.code, seat, token });
  }

  async askBack(idOrCode: string, seat: number, { name }: Newcomer): Promise<Result<Chair>> {
    const table = await this.#find(idOrCode);
    if (table === null) return refuseWith('no-such-table');
    return table.inTurn(async () => {
      const { chairs, requestCount, requests } = table.state;
      if (chairs[seat]?.person.kind !== 'person') return refuseWith('no-such-seat');
      if (requests.filter((request) => request.seat === seat).length >= MOST_REQUESTS) return refuseWith('not-now');
      const token = newKey(this.#services.world.bytes);
      const line = {
        kind: 'asksBack',
        request: requestCount + 1,
        seat: seat as Seat,
        name,
        hash: hashOf(token),
      } as const;
      if ((await table.write(line, null)) !== 'ok') return refuseWith('busy');
      return good({ table: table.about.id, code: table.about.code, seat: seat as Seat, token });
    });
  }

  async copyKey(token: string): Promise<Result<Chair>> {
    return this.#withKey(token, (table, seat) => this.#giveKey(table, seat));
  }

  /** For whoever has the key to a seat, in its turn: who gets up at this moment has no seat any more. */
  async #withKey<T>(token: string, then: (table: LiveTable, seat: Seat) => Promise<Result<T>>): Promise<Result<T>> {
    const { store } = this.#services;
    const owned = await store.keyOwner(hashOf(token));
    const table = owned === null ? null : await this.#find(owned.table);
    if (table === null) return refuseWith('wrong-token');
    return table.inTurn(async () => {
      const owner = await store.keyOwner(hashOf(token));
      return owner === null ? refuseWith('wrong-token') : then(table, owner.seat as Seat);
    });
  }

  /** Whom this key lets in, or nobody's key. */
  async viewerAt({ about, state }: LiveTable, token: string | undefined): Promise<Result<Viewer>> {
    if (token === undefined) return state.settings.mayWatch ? good('public') : refuseWith('not-seated');
    const owner = await this.#services.store.keyOwner(hashOf(token));
    return owner?.table === about.id ? good(owner.seat as Seat) : refuseWith('wrong-token');
  }
}
