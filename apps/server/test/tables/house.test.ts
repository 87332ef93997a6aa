// Who keeps the house, who may watch, and what is said beside the game.

import { PROTOCOL } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { NUMBER_TIME } from '../../src/tables/dealing.ts';
import { court } from './court.ts';
import { fakeClient } from './fake-client.ts';
import { NONCES } from './settings.ts';

const MINUTE = 60_000;
const codeOf = (answer: { t: string; code?: string }) => answer.code ?? answer.t;

describe('a host who is gone', () => {
  it('is relieved after two minutes by somebody who is here, and not before', async () => {
    const { host, guest, world, watcher } = await court(true);
    expect(codeOf(await guest.send({ t: 'takeHost' } as never))).toBe('not-now');
    host.drop();
    await world.pass(2 * MINUTE - 1);
    expect(codeOf(await guest.send({ t: 'takeHost' } as never))).toBe('not-now');
    expect(codeOf(await watcher.send({ t: 'takeHost' } as never))).toBe('not-seated');
    await world.pass(1);
    expect(codeOf(await guest.send({ t: 'takeHost' } as never))).toBe('ack');
    expect(watcher.told).toContainEqual({ type: '@host', seat: 1 });
    expect(codeOf(await guest.send({ t: 'pause' } as never))).toBe('ack');
    expect(watcher.told).toContainEqual({ type: '@paused', seat: null });
  });

  it('keeps the house if he comes back in time', async () => {
    const { host, guest, world } = await court(false);
    host.drop();
    await world.pass(MINUTE);
    await host.connect();
    await world.pass(5 * MINUTE);
    expect(codeOf(await guest.send({ t: 'takeHost' } as never))).toBe('not-now');
  });
});

describe('a table that nobody may watch', () => {
  it('lets nobody in without a key', async () => {
    const { hall, host, table } = await court(false);
    await host.send({ t: 'change', settings: { ...host.snapshot?.settings, mayWatch: false } } as never);
    const entered = await hall.enter({ t: 'hello', v: PROTOCOL, table }, { send() {}, close() {} });
    expect(entered).toMatchObject({ ok: false, refusal: { code: 'not-seated' } });
  });

  it('sends the spectators away who are there', async () => {
    const { host, watcher } = await court(false);
    await host.send({ t: 'change', settings: { ...host.snapshot?.settings, mayWatch: false } } as never);
    expect(watcher.closed).toBe('not-seated');
    expect(host.closed).toBeNull();
  });
});

describe('names', () => {
  it('are not given twice, nor written so that they look the same', async () => {
    const { hall, code, guest } = await court(false);
    for (const name of ['Ada', 'ADA', 'Ａda'])
      expect(await hall.sit(code, { name, nonce: NONCES[2] })).toMatchObject({ refusal: { code: 'name-taken' } });
    expect(codeOf(await guest.send({ t: 'rename', name: 'aDa' } as never))).toBe('name-taken');
  });
});

describe('talk', () => {
  it('is slowed down for each seat over all its devices, and goes on later', async () => {
    const { guest, host, world, hall, table, token } = await court(false);
    const phone = fakeClient(() => hall, table, token);
    await phone.connect();
    const said: string[] = [];
    for (const [at, device] of [guest, phone, guest, phone, guest, phone].entries())
      said.push(codeOf(await device.send({ t: 'say', id: `s${at}`, text: 'Hear, hear!' } as never)));
    expect(said).toEqual(['ack', 'ack', 'ack', 'ack', 'ack', 'too-fast']);
    expect(codeOf(await host.send({ t: 'say', text: 'Order!' } as never))).toBe('ack');
    expect(codeOf(await guest.send({ t: 'say', id: 's0', text: 'Hear, hear!' } as never))).toBe('ack');
    await world.pass(2000);
    expect(codeOf(await guest.send({ t: 'say', text: 'At last.' } as never))).toBe('ack');
    expect(host.told.filter(({ type }) => type === '@said')).toHaveLength(7);
  });

  it('of somebody silenced is refused, and everybody knows why', async () => {
    const { guest, host, watcher } = await court(false);
    await host.send({ t: 'silence', seat: 1, isSilent: true } as never);
    expect(watcher.told).toContainEqual({ type: '@silenced', seat: 1, isSilent: true });
    expect(await guest.send({ t: 'say', text: 'But' } as never)).toMatchObject({ code: 'no-chat', why: 'silenced' });
    expect(await guest.send({ t: 'phrase', phrase: 1 } as never)).toMatchObject({ code: 'no-chat', why: 'silenced' });
    expect(codeOf(await host.send({ t: 'silence', seat: 0, isSilent: true } as never))).toBe('not-now');
    expect(codeOf(await host.send({ t: 'silence', seat: 2, isSilent: true } as never))).toBe('no-such-seat');
    await host.send({ t: 'silence', seat: 1, isSilent: false } as never);
    expect(codeOf(await guest.send({ t: 'say', text: 'Thank you' } as never))).toBe('ack');
  });

  it('of the gallery stops when the host silences it', async () => {
    const { host, watcher, hall, table } = await court(false);
    await host.send({ t: 'silence', seat: null, isSilent: true } as never);
    expect(await watcher.send({ t: 'say', text: 'Boo' } as never)).toMatchObject({ code: 'no-chat', why: 'silenced' });
    const fresh = fakeClient(() => hall, table, null);
    await fresh.connect();
    expect(fresh.snapshot?.silenced).toEqual({ seats: [], gallery: true });
  });

  it('that somebody mutes is nobody else’s business, and follows to another device', async () => {
    const { guest, host, watcher, hall, table, token } = await court(false);
    const before = [host, watcher].map(({ frames }) => frames.length);
    expect(codeOf(await guest.send({ t: 'mute', seats: [2, 0, 0, 1], gallery: false } as never))).toBe('ack');
    expect(codeOf(await guest.send({ t: 'mute', seats: [9], gallery: false } as never))).toBe('no-such-seat');
    expect(guest.told).toContainEqual({ type: '@muted', seats: [0, 2], gallery: false });
    expect([host, watcher].map(({ frames }) => frames.length)).toEqual(before);
    await guest.send({ t: 'rename', name: 'Berta' } as never);
    const phone = fakeClient(() => hall, table, token);
    await phone.connect();
    expect(phone.snapshot?.own).toMatchObject({ muted: { seats: [0, 2], gallery: false } });
    const stranger = fakeClient(() => hall, table, null);
    await stranger.connect();
    expect(stranger.snapshot?.own).toBeNull();
  });
});

describe('other rules after a match', () => {
  async function played() {
    const all = await court(true);
    for (const client of [all.guest, all.host])
      await client.send({ t: 'vote', motion: { kind: 'windUp' }, yes: true } as never);
    const change = (own: object) =>
      all.host.send({ t: 'change', settings: { ...all.host.snapshot?.settings, ...own } } as never);
    return { ...all, change };
  }

  it('may be another game: nothing of the last one is asked any more', async () => {
    const { hall, world, host, guest, code, change } = await played();
    await guest.send({ t: 'autoPass', scope: 'round' } as never);
    await host.send({ t: 'clearSeat', seat: 2 } as never);
    expect(codeOf(await change({ game: 'decrees', seats: 4, options: {} }))).toBe('ack');
    expect(codeOf(await host.send({ t: 'say', text: 'and now?' } as never))).toBe('ack');
    expect(await hall.sit(code, { name: 'Carla', nonce: NONCES[2] })).toMatchObject({ ok: true });
    for (const seat of [3]) await host.send({ t: 'seatBot', seat, level: 'clerk' } as never);
    await world.pass(NUMBER_TIME);
    expect(codeOf(await host.send({ t: 'start' } as never))).toBe('ack');
    await guest.connect();
    expect(guest.snapshot?.view).not.toBeNull();
  });

  it('may be more seats: whoever takes one comes in', async () => {
    const { hall, table, code, change } = await played();
    expect(codeOf(await change({ seats: 5 }))).toBe('ack');
    const sat = await hall.sit(code, { name: 'Carla', nonce: NONCES[2] });
    if (!sat.ok) throw new Error('not seated');
    const carla = fakeClient(() => hall, table, sat.value.token);
    await carla.connect();
    expect(carla.snapshot).toMatchObject({ view: null, people: { length: 5 } });
  });

  it('may be for all to find, or for nobody', async () => {
    const { hall, change } = await played();
    expect(await hall.list()).toEqual([]);
    await change({ isPublic: true });
    expect(await hall.list()).toHaveLength(1);
    await change({ isPublic: false });
    expect(await hall.list()).toEqual([]);
  });
});

describe('a spectator who comes back', () => {
  it('hears who is away', async () => {
    const { guest, watcher } = await court(false);
    watcher.drop();
    guest.drop();
    await watcher.connect(watcher.n);
    expect(watcher.frames.map((frame) => JSON.parse(frame))).toContainEqual(
      expect.objectContaining({ t: 'absent', seats: [1] }),
    );
  });
});

describe('another device of a seat', () => {
  it('hears who is away, and nobody else hears that it came and went', async () => {
    const { hall, table, token, host, watcher } = await court(false);
    watcher.drop();
    const heard = host.frames.length;
    const phone = fakeClient(() => hall, table, token);
    await phone.connect(0);
    expect(phone.frames.map((frame) => JSON.parse(frame).t)).toEqual(['welcome', 'absent']);
    phone.drop();
    expect(host.frames.slice(heard)).toEqual([]);
  });
});

describe('what the gallery says', () => {
  it('is heard by all before a match, also by those who come later', async () => {
    const { guest, watcher } = await court(false);
    await watcher.send({ t: 'say', text: 'good luck' } as never);
    await guest.connect();
    expect(guest.snapshot?.chat).toMatchObject([{ text: 'good luck' }]);
  });
});
