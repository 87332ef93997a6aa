// A table of which something in the store is not as it was written, or whose end is missing.

import { PROTOCOL } from '@pretender/protocol';
import { expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import { fakeClient } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { openRound, say, setUp } from './round.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

const DAY = 86_400_000;

/** Two listed tables in a store, and a log that is listened to. */
async function twoTables() {
  const store = openMemoryStore();
  const world = fakeWorld(7);
  const logged: { readonly about: object; readonly message: string }[] = [];
  const log = { info() {}, error: (about: object, message: string) => void logged.push({ about, message }) };
  const services = { store, world, bots: localBots(), log };
  const hall = await openHall(services);
  const chairs = [];
  for (const name of ['Ada', 'Bruno']) {
    const opened = await hall.open(settingsWith({ seats: 3, isPublic: true }), { name, nonce: NONCES[0] });
    if (!opened.ok) throw new Error('not opened');
    chairs.push(opened.value);
  }
  await hall.stop();
  return { store, world, logged, services, chairs };
}

it('a damaged table stays closed and unwritten, whoever comes is told so, and the others go on', async () => {
  const { store, services, chairs, logged } = await twoTables();
  const [{ table, code, token }, other] = chairs;
  store.spoil(table, 1, '{"kind":"sat","seat":2,"person":{"kind":"person","name":"Eve","level":null},"nonce":""}');
  const hall = await openHall(services);
  const newcomer = { name: 'Carla', nonce: NONCES[1] };
  const listener = { send: () => expect.unreachable('nothing is told'), close() {} };
  const answers = [
    await hall.look(code),
    await hall.sit(code, newcomer),
    await hall.askBack(code, 0, newcomer),
    await hall.copyKey(token),
    await hall.keepOnlyKey(token),
    await hall.makeTicket(token, 1),
    await hall.lookAtTicket(code, 'a'.repeat(64)),
    await hall.useTicket(code, 'a'.repeat(64)),
    await hall.record(table, 1),
    await hall.enter({ t: 'hello', v: PROTOCOL, table, token }, listener),
    await hall.enter({ t: 'hello', v: PROTOCOL, table, since: 1, history: true }, listener),
  ];
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.refusal.code))).toEqual(answers.map(() => 'damaged'));
  expect((await store.tableBy(table))?.head).toBe(1);
  expect((await hall.list()).map((notice) => notice.table)).toEqual([other.table]);
  expect(await hall.sit(other.code, newcomer)).toMatchObject({ ok: true });
  expect(logged.map(({ message }) => message)).toEqual(['a table is damaged; it stays closed, and the others go on']);
  expect(JSON.stringify(logged)).not.toContain(table);
  expect(await hall.stats()).toMatchObject({ damaged: 1, cut: 0 });
});

it('a damaged table is not dropped, however old it is', async () => {
  const { store, services, chairs, world } = await twoTables();
  store.spoil(chairs[0].table, 0, '{}');
  const keeping = { waiting: DAY, finished: DAY };
  const hall = await openHall({ ...services, keeping });
  await world.pass(2 * DAY);
  expect(await store.tableBy(chairs[0].table)).not.toBeNull();
  expect(await store.tableBy(chairs[1].table)).toBeNull();
  expect(await hall.stats()).toMatchObject({ damaged: 1, dropped: { waiting: 1 } });
});

it('damage under a table that is open closes it as soon as it is read', async () => {
  const round = await openRound();
  await setUp(round);
  round.store.spoil(round.table, 3, '{}');
  const late = fakeClient(() => round.hall, round.table, round.tokens[1]);
  await expect(late.connect(undefined, 'with history')).rejects.toThrow('damaged');
  expect(round.clients[0].closed).toBe('busy');
  await expect(round.clients[0].connect()).rejects.toThrow('damaged');
});

it('a record is not made of lines that were changed, and its table is closed', async () => {
  const round = await openRound();
  await setUp(round);
  for (const client of round.clients) await client.send({ t: 'vote', motion: { kind: 'windUp' }, yes: true } as never);
  const [{ head }] = [await round.store.tableBy(round.table)] as [{ head: number }];
  round.store.spoil(round.table, head - 6, '{"kind":"photo","finish":[]}');
  expect(await round.hall.record(round.table, 1)).toMatchObject({ refusal: { code: 'damaged' } });
  expect(await round.hall.look(round.table)).toMatchObject({ refusal: { code: 'damaged' } });
});

const welcomeTo = async (
  { hall, table }: Pick<Awaited<ReturnType<typeof openRound>>, 'hall' | 'table'>,
  hello: { readonly token?: string; readonly since?: number },
) => {
  const frames: string[] = [];
  const listener = { send: (frame: string) => void frames.push(frame), close() {} };
  await hall.enter({ t: 'hello', v: PROTOCOL, table, ...hello }, listener);
  return JSON.parse(frames[0]);
};

it('who was told more than the log knows is told that it is lost, and has a fresh picture; so is the log, once', async () => {
  const round = await openRound();
  await setUp(round);
  await round.store.backup('early');
  for (let at = 0; at < 3; at++) await round.clients[0].send({ t: 'say', text: 'Hear!' } as never);
  await say(round.clients[0], { type: 'claim', as: 'farmer', do: 'harvest' });
  const counts = round.clients.map(({ n }) => n);
  const logged: object[] = [];
  const log = { info() {}, error: (about: object, message: string) => void logged.push({ ...about, message }) };
  const { world, tokens, table } = round;
  const hall = await openHall({ store: round.store.restored('early'), world, bots: localBots(), log });
  for (const [seat, token] of tokens.entries()) {
    const welcome = await welcomeTo({ hall, table }, { token, since: counts[seat] });
    expect(welcome).toMatchObject({ lost: true, missed: [], at: { people: { length: 4 } } });
    expect(welcome.n).toBeLessThan(counts[seat]);
    expect(await welcomeTo({ hall, table }, { token, since: welcome.n })).not.toHaveProperty('lost');
  }
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({ seat: 0, since: counts[0], message: expect.stringContaining('end of a log') });
  expect(JSON.stringify(logged)).not.toContain(table);
  expect(await hall.stats()).toMatchObject({ damaged: 0, cut: 1 });
});

it('a count that a spectator makes up fills no log', async () => {
  const logged: unknown[] = [];
  const store = openMemoryStore();
  const log = { info() {}, error: (...all: unknown[]) => void logged.push(all) };
  const hall = await openHall({ store, world: fakeWorld(3), bots: localBots(), log });
  const opened = await hall.open(settingsWith({ seats: 3 }), { name: 'Ada', nonce: NONCES[0] });
  if (!opened.ok) throw new Error('not opened');
  for (let since = 100; since < 120; since++)
    expect(await welcomeTo({ hall, table: opened.value.table }, { since })).toMatchObject({ lost: true });
  expect(logged).toEqual([]);
  expect(await hall.stats()).toMatchObject({ cut: 0 });
});

it('a server with many tables that were cut says so of some, and goes on counting', async () => {
  const logged: unknown[] = [];
  const log = { ...quiet, error: (...all: unknown[]) => void logged.push(all) };
  const hall = await openHall({ store: openMemoryStore(), world: fakeWorld(3), bots: localBots(), log });
  for (let at = 0; at < 30; at++) {
    const opened = await hall.open(settingsWith({ seats: 3 }), { name: 'Ada', nonce: NONCES[0] });
    if (!opened.ok) throw new Error('not opened');
    const { table, token } = opened.value;
    for (let again = 0; again < 3; again++) await welcomeTo({ hall, table }, { token, since: 999 });
  }
  expect(logged).toHaveLength(20);
  expect(await hall.stats()).toMatchObject({ cut: 30 });
});
