import type { Settings } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { type MemoryStore, openMemoryStore } from '../../src/store/memory.ts';
import type { Store } from '../../src/store/store.ts';
import { NUMBER_TIME } from '../../src/tables/dealing.ts';
import { openHall } from '../../src/tables/hall.ts';
import type { Hall } from '../../src/tables/hall-types.ts';
import { fakeClient } from './fake-client.ts';
import { type FakeWorld, fakeWorld } from './fake-world.ts';
import { quiet, settingsWith } from './settings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const nonceOf = (seat: number): string => String(seat).repeat(32);

interface Place {
  readonly world: FakeWorld;
  store: Store;
  hall: Hall;
}

async function openPlace(store: Store = openMemoryStore(), world = fakeWorld(1)): Promise<Place> {
  return { world, store, hall: await openHall({ store, world, bots: localBots(), log: quiet }) };
}

/** Three people sit down, and the match begins. */
async function playing(place: Place, own: Partial<Settings> = {}) {
  const chairs = [];
  const opened = await place.hall.open(settingsWith({ seats: 3, speed: 'days', ...own }), {
    name: 'Seat 0',
    nonce: nonceOf(0),
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  chairs.push(opened.value);
  for (const seat of [1, 2]) {
    const sat = await place.hall.sit(opened.value.table, { name: `Seat ${seat}`, nonce: nonceOf(seat) });
    if (!sat.ok) throw new Error(sat.refusal.code);
    chairs.push(sat.value);
  }
  const clients = chairs.map(({ table, token }) => fakeClient(() => place.hall, table, token));
  for (const client of clients) await client.connect();
  await place.world.pass(NUMBER_TIME);
  expect((await clients[0].send({ t: 'start' } as never)).t).toBe('ack');
  return { clients, table: opened.value.table };
}

const leaveAll = (clients: readonly ReturnType<typeof fakeClient>[]) => {
  for (const client of clients) client.drop();
};

describe('a table that nobody needs', () => {
  it('leaves the memory after a while, and comes back as it was when it is asked for', async () => {
    const place = await openPlace();
    const { clients, table } = await playing(place);
    leaveAll(clients);
    await place.world.pass(4 * MINUTE);
    expect((await place.hall.stats()).tables).toBe(1);
    await place.world.pass(3 * MINUTE);
    expect((await place.hall.stats()).tables).toBe(0);
    const { view, n } = clients[1];
    await clients[1].connect();
    expect(clients[1].view).toEqual(view);
    expect(clients[1].n).toBe(n);
    expect(await place.hall.look(table)).toMatchObject({ ok: true, value: { isPlaying: true } });
    expect((await place.hall.stats()).tables).toBe(1);
  });

  it('stays while somebody listens, if only a spectator', async () => {
    const place = await openPlace();
    const { clients, table } = await playing(place);
    leaveAll(clients);
    const watcher = fakeClient(() => place.hall, table, null);
    await watcher.connect();
    await place.world.pass(HOUR);
    expect((await place.hall.stats()).tables).toBe(1);
  });

  it('stays while it will do something by itself within the hour', async () => {
    const place = await openPlace();
    const { clients } = await playing(place, { hours: 1 });
    leaveAll(clients);
    await place.world.pass(10 * MINUTE);
    expect((await place.hall.stats()).tables).toBe(1);
  });

  it('is opened again for its deadline, with nobody there', async () => {
    const place = await openPlace();
    const { clients, table } = await playing(place);
    leaveAll(clients);
    await place.world.pass(HOUR);
    expect((await place.hall.stats()).tables).toBe(0);
    const before = (await place.store.read(table, -1)).length;
    await place.world.pass(24 * HOUR);
    expect((await place.store.read(table, -1)).length).toBeGreaterThan(before);
  });

  it('is not opened at the start, unless its deadline is near', async () => {
    const place = await openPlace();
    const far = await playing(place);
    const near = await playing(place, { hours: 1 });
    await place.world.pass(1000);
    const store = (place.store as MemoryStore).crash('lost');
    place.world.forget();
    const again = await openPlace(store, place.world);
    expect((await again.hall.stats()).tables).toBe(1);
    expect((await store.read(near.table, -1)).at(-1)?.body).toContain('shifted');
    expect((await store.read(far.table, -1)).at(-1)?.body).not.toContain('shifted');
  });

  it('has its deadline moved by a long absence of the server, however far it is', async () => {
    const place = await openPlace();
    const { table } = await playing(place);
    const before = (await place.store.tableBy(table))?.wakeAt ?? 0;
    const store = (place.store as MemoryStore).crash('lost');
    place.world.forget();
    await place.world.pass(10 * HOUR);
    const again = await openPlace(store, place.world);
    const after = (await store.tableBy(table))?.wakeAt ?? 0;
    expect(after - before).toBeGreaterThanOrEqual(10 * HOUR - 5000);
    expect((await again.hall.stats()).tables).toBe(0);
  });
});

describe('a table that could not be read again after a failed write', () => {
  it('is opened anew for the next who asks, and its clock runs', async () => {
    const memory = openMemoryStore();
    let isFailing = false;
    const read: Store['read'] = (table, after) =>
      isFailing ? Promise.reject(new Error('made to fail')) : memory.read(table, after);
    const place = await openPlace({ ...memory, read });
    const { clients, table } = await playing(place, { hours: 1 });
    isFailing = true;
    memory.failNext('before-commit');
    await clients[0].send({ t: 'say', text: 'lost' } as never).catch(() => undefined);
    await place.world.rest();
    expect(clients[1].closed).toBe('busy');
    isFailing = false;
    await clients[1].connect();
    expect((await clients[1].send({ t: 'say', text: 'heard' } as never)).t).toBe('ack');
    await place.world.pass(2 * HOUR);
    expect((await memory.read(table, -1)).at(-1)?.body).toContain('lapse');
  });
});

describe('the heart of the server', () => {
  it('goes on beating after a beat that failed', async () => {
    const memory = openMemoryStore();
    const place = await openPlace(memory);
    memory.failNext('before-commit');
    await place.world.pass(11_000);
    expect(await memory.lastAlive()).toBe(1_010_000);
  });
});

describe('coming back', () => {
  const counted = () => {
    const memory = openMemoryStore();
    const reads = { count: 0 };
    const read: Store['read'] = (table, after) => {
      reads.count++;
      return memory.read(table, after);
    };
    return { store: { ...memory, read }, reads };
  };

  it('brings what was missed, without a look at the log', async () => {
    const { store, reads } = counted();
    const place = await openPlace(store);
    const { clients } = await playing(place);
    const before = reads.count;
    clients[2].drop();
    for (const text of ['one', 'two', 'three']) await clients[1].send({ t: 'say', text } as never);
    await clients[2].connect(clients[2].n);
    expect(JSON.parse(clients[2].frames.at(-2) ?? '')).toMatchObject({
      t: 'welcome',
      at: null,
      missed: [{ text: 'one' }, { text: 'two' }, { text: 'three' }],
    });
    expect(reads.count).toBe(before);
  });

  it('brings a fresh picture to somebody who was away for long, without a look at the log', async () => {
    const { store, reads } = counted();
    const place = await openPlace(store);
    const { clients } = await playing(place);
    const before = reads.count;
    clients[2].drop();
    for (let said = 0; said <= 50; said++) {
      expect((await clients[1].send({ t: 'say', text: String(said) } as never)).t).toBe('ack');
      await place.world.pass(10_000);
    }
    await clients[2].connect(clients[2].n);
    const welcome = clients[2].frames.map((frame) => JSON.parse(frame)).findLast(({ t }) => t === 'welcome');
    expect(welcome).toMatchObject({ missed: [], at: { match: 1 } });
    expect(clients[2].n).toBe(clients[1].n);
    expect(reads.count).toBe(before);
  });
});
