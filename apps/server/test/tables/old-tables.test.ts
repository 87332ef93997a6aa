// Tables that nobody comes back to.

import type { Settings } from '@pretender/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { newMeters } from '../../src/net/metrics.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import type { Hall } from '../../src/tables/hall-types.ts';
import { fakeClient } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { NONCES, settingsWith } from './settings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Shorter than anybody would set it: time goes by in heartbeats. */
const KEEPING = { waiting: 2 * HOUR, finished: 8 * HOUR };

async function place(keeping?: typeof KEEPING) {
  const world = fakeWorld(3);
  const store = openMemoryStore();
  const notes: unknown[] = [];
  const log = { info: (about: object) => void notes.push(about), error() {} };
  const hall = await openHall({ store, world, bots: localBots(), log, ...(keeping && { keeping }) });
  return { world, store, hall, notes, pass: world.pass };
}

async function openAt(hall: Hall, own: Partial<Settings> = {}) {
  const opened = await hall.open(settingsWith({ seats: 3, ...own }), { name: 'Ada', nonce: NONCES[0] });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { table, token, code } = opened.value;
  const host = fakeClient(() => hall, table, token);
  await host.connect();
  return { table, token, code, host };
}

async function begin({ host }: Awaited<ReturnType<typeof openAt>>): Promise<void> {
  for (const seat of [1, 2]) await host.send({ t: 'seatBot', seat, level: 'random' } as never);
  expect(await host.send({ t: 'start' } as never)).toMatchObject({ t: 'ack' });
}

const isThere = async (hall: Hall, table: string): Promise<boolean> => (await hall.look(table)).ok;

describe('a table that waits', () => {
  it('is dropped with its keys when nobody was there for so long, and not before', async () => {
    const { hall, store, notes, pass } = await place(KEEPING);
    const { table, token, code, host } = await openAt(hall);
    host.drop();
    await pass(KEEPING.waiting - MINUTE);
    expect((await store.tableBy(table))?.id).toBe(table);
    await pass(3 * MINUTE);
    expect(await store.tableBy(table)).toBeNull();
    expect(await store.read(table, -1)).toEqual([]);
    expect(await hall.look(code)).toMatchObject({ ok: false, refusal: { code: 'no-such-table' } });
    expect(await hall.copyKey(token)).toMatchObject({ ok: false, refusal: { code: 'wrong-token' } });
    expect((await hall.stats()).dropped).toEqual({ waiting: 1, finished: 0 });
    expect(notes).toEqual([{ waiting: 1, finished: 0 }]);
  });

  it('is counted for whoever looks after the server, once however often they look', async () => {
    const { hall, pass } = await place(KEEPING);
    const meters = newMeters({ hall, sockets: () => 0 });
    onTestFinished(() => meters.stop());
    const counted = async () => (await meters.text()).match(/^pretender_tables_dropped_total.*$/gm);
    const [waiting, finished] = ['waiting', 'finished'].map((was) => `pretender_tables_dropped_total{was="${was}"}`);
    expect(await counted()).toEqual([`${waiting} 0`, `${finished} 0`]);
    for (let table = 0; table < 2; table++) (await openAt(hall)).host.drop();
    await pass(KEEPING.waiting + 3 * MINUTE);
    for (let look = 0; look < 2; look++) expect(await counted()).toEqual([`${waiting} 2`, `${finished} 0`]);
    const own = await openAt(hall);
    await begin(own);
    await own.host.send({ t: 'vote', motion: { kind: 'windUp' }, yes: true } as never);
    own.host.drop();
    await pass(KEEPING.finished + 3 * MINUTE);
    expect(await counted()).toEqual([`${waiting} 2`, `${finished} 1`]);
  });

  it('stays while somebody is there, and for as long after that', async () => {
    const { hall, store, pass } = await place(KEEPING);
    const { table, host } = await openAt(hall);
    await pass(2 * KEEPING.waiting);
    host.drop();
    await pass(KEEPING.waiting - MINUTE);
    expect(await store.tableBy(table)).not.toBeNull();
    await pass(3 * MINUTE);
    expect(await store.tableBy(table)).toBeNull();
  });

  it('is not kept by those who only look at the list', async () => {
    const { hall, store, world } = await place(KEEPING);
    const { table, host } = await openAt(hall, { isPublic: true });
    host.drop();
    for (let hour = 0; hour < 3; hour++) {
      await world.pass(HOUR - MINUTE);
      await hall.list();
      await world.pass(MINUTE);
    }
    expect(await store.tableBy(table)).toBeNull();
    expect(await hall.list()).toEqual([]);
  });

  it('stays for ever where nobody has said otherwise', async () => {
    const { hall, pass } = await place();
    const { table, host } = await openAt(hall);
    host.drop();
    await pass(2 * KEEPING.finished);
    expect(await isThere(hall, table)).toBe(true);
  });
});

describe('a table where a match is played', { timeout: 60_000 }, () => {
  it('is never dropped, however long nobody says anything', async () => {
    const { hall, store, pass } = await place(KEEPING);
    const own = await openAt(hall, { speed: 'off' });
    await begin(own);
    await own.host.send({ t: 'pause' } as never);
    own.host.drop();
    await pass(2 * KEEPING.finished);
    expect((await store.tableBy(own.table))?.wakeAt).toBeNull();
    expect(await isThere(hall, own.table)).toBe(true);
  });

  it('is kept for longer after its end', async () => {
    const { hall, store, pass } = await place(KEEPING);
    const own = await openAt(hall);
    await begin(own);
    const windUp = { t: 'vote', motion: { kind: 'windUp' }, yes: true };
    expect(await own.host.send(windUp as never)).toMatchObject({ t: 'ack' });
    expect((await hall.record(own.table, 1)).ok).toBe(true);
    own.host.drop();
    await pass(KEEPING.finished - MINUTE);
    expect(await store.tableBy(own.table)).not.toBeNull();
    await pass(3 * MINUTE);
    expect(await store.tableBy(own.table)).toBeNull();
    expect((await hall.stats()).dropped).toEqual({ waiting: 0, finished: 1 });
  });
});
