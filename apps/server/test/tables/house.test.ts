// Who keeps the house, who may watch, and what is said beside the game.

import { describe, expect, it } from 'vitest';
import { court } from './court.ts';
import { fakeClient } from './fake-client.ts';
import { NONCES } from './simulation.ts';

const MINUTE = 60_000;
const codeOf = (answer: { t: string; code?: string }) => answer.code ?? answer.t;

describe('a host who is gone', () => {
  it('is relieved after two minutes by somebody who is here, and not before', async () => {
    const { host, guest, world, watcher } = await court(true);
    expect(codeOf(await guest.send({ t: 'takeHost' } as never))).toBe('not-now');
    await host.send({ t: 'pause' } as never);
    host.drop();
    await world.pass(2 * MINUTE - 1);
    expect(codeOf(await guest.send({ t: 'takeHost' } as never))).toBe('not-now');
    expect(codeOf(await watcher.send({ t: 'takeHost' } as never))).toBe('not-seated');
    await world.pass(1);
    expect(codeOf(await guest.send({ t: 'takeHost' } as never))).toBe('ack');
    expect(watcher.told).toContainEqual({ type: '@host', seat: 1 });
    expect(codeOf(await guest.send({ t: 'resume' } as never))).toBe('ack');
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
    const entered = await hall.enter({ t: 'hello', v: 1, table }, { send() {}, close() {} });
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
