// What the table decides together, and getting up from it.

import { describe, expect, it } from 'vitest';
import { NUMBER_TIME } from '../../src/tables/dealing.ts';
import { court } from './court.ts';
import { NONCES } from './settings.ts';

const MINUTE = 60_000;
const WIND_UP = { kind: 'windUp' } as const;
const codeOf = (answer: { t: string; code?: string }) => answer.code ?? answer.t;

type Court = Awaited<ReturnType<typeof court>>;

function voteOf(client: Court['host'], motion: object, yes = true): Promise<string> {
  return client.send({ t: 'vote', motion, yes } as never).then(codeOf);
}

describe('winding up', () => {
  it('needs more than half of those who have a voice; then the seed is opened and another match may begin', async () => {
    const { host, guest, watcher, hall, world, table } = await court(true);
    expect(await voteOf(guest, WIND_UP)).toBe('ack');
    expect(watcher.told).toContainEqual({ type: '@voted', seat: 1, motion: WIND_UP, yes: true, isCarried: false });
    expect(codeOf(await host.send({ t: 'rematch' } as never))).toBe('not-now');
    expect(await voteOf(host, WIND_UP)).toBe('ack');
    expect(watcher.told).toContainEqual({ type: '@voted', seat: 0, motion: WIND_UP, yes: true, isCarried: true });
    expect(watcher.told.map(({ type }) => type)).toContain('@ended');
    const record = await hall.record(table, 1);
    await world.pass(NUMBER_TIME);
    expect(record.ok && JSON.parse(String(record.value)).record.entries.length).toBeGreaterThan(0);
    expect(codeOf(await host.send({ t: 'rematch' } as never))).toBe('ack');
    await watcher.connect();
    expect(watcher.snapshot).toMatchObject({ match: 2, isWoundUp: false, motions: [] });
  });

  it('does not wait for who has been away for three minutes, and a word can be taken back', async () => {
    const { host, guest, world } = await court(true, { speed: 'off' });
    expect(await voteOf(guest, WIND_UP)).toBe('ack');
    expect(await voteOf(guest, WIND_UP)).toBe('stale');
    expect(await voteOf(guest, WIND_UP, false)).toBe('ack');
    expect(guest.told).toContainEqual({ type: '@voted', seat: 1, motion: WIND_UP, yes: false, isCarried: false });
    host.drop();
    await world.pass(2 * MINUTE);
    expect(await voteOf(guest, WIND_UP)).toBe('ack');
    await guest.connect();
    expect(guest.snapshot).toMatchObject({ isWoundUp: false, motions: [{ ayes: [1] }] });
    await world.pass(MINUTE);
    await guest.connect();
    expect(guest.snapshot).toMatchObject({ isWoundUp: true, motions: [] });
  });

  it('leaves nothing behind: no clock, no pause', async () => {
    const { host, guest, watcher, world } = await court(true);
    expect(codeOf(await host.send({ t: 'pause' } as never))).toBe('ack');
    for (const client of [guest, host]) await voteOf(client, WIND_UP);
    await watcher.connect();
    expect(watcher.snapshot).toMatchObject({ isWoundUp: true, isPaused: false });
    expect(JSON.parse(watcher.frames.findLast((frame) => frame.includes('welcome')) ?? '')).toMatchObject({
      clock: [],
    });
    await world.pass(NUMBER_TIME);
    expect(codeOf(await host.send({ t: 'rematch' } as never))).toBe('ack');
    await watcher.connect();
    expect(watcher.snapshot).toMatchObject({ match: 2, isPaused: false });
    expect(codeOf(await host.send({ t: 'resume' } as never))).toBe('not-now');
  });

  it('stops the clock: nothing happens by itself at a table that is over', async () => {
    const { host, guest, world } = await court(true);
    for (const client of [guest, host]) await voteOf(client, WIND_UP);
    const { n } = host;
    await world.pass(60 * MINUTE);
    expect(host.n).toBe(n);
  });
});

describe('a stand-in', () => {
  const forGuest = { kind: 'standIn', seat: 1 } as const;

  it('is only for people who are away', async () => {
    const { host, guest, world } = await court(true, { speed: 'off' });
    expect(await voteOf(host, forGuest)).toBe('not-now');
    expect(await voteOf(host, { kind: 'standIn', seat: 2 })).toBe('no-such-seat');
    expect(await voteOf(host, { kind: 'standIn', seat: 9 })).toBe('no-such-seat');
    guest.drop();
    await world.pass(19_000);
    expect(await host.send({ t: 'vote', motion: forGuest, yes: true } as never)).toMatchObject({
      ...{ t: 'no', code: 'not-now', why: 'A bot may play for this person in 1 s.' },
    });
    await world.pass(1000);
    expect(await voteOf(host, forGuest)).toBe('ack');
    await host.connect();
    expect(host.snapshot?.standIns).toEqual([1]);
  });

  it('answers for him without the minute of grace, and leaves the seat to him when he is back', async () => {
    const { host, guest, world } = await court(true, { speed: 'off' });
    guest.drop();
    await world.pass(20_000);
    await voteOf(host, forGuest);
    const before = guest.n;
    await world.pass(10_000);
    await guest.connect(before);
    const own = guest.told.filter((event) => 'seat' in event && event.seat === 1);
    expect(own.length).toBeGreaterThan(0);
    await host.connect();
    expect(host.snapshot?.standIns).toEqual([]);
  });
});

describe('another pace', () => {
  it('is agreed on in the middle of a match, and what is open begins anew', async () => {
    const { host, guest, watcher, world } = await court(true, { speed: 'off' });
    const brisk = { kind: 'speed', speed: 'brisk' };
    expect(await voteOf(host, { kind: 'speed', speed: 'off' })).toBe('not-now');
    await world.pass(10 * MINUTE);
    for (const client of [guest, host]) expect(await voteOf(client, brisk)).toBe('ack');
    await watcher.connect();
    expect(watcher.snapshot).toMatchObject({ settings: { speed: 'brisk' } });
    const clock = watcher.frames.flatMap((frame) => JSON.parse(frame).clock ?? []).at(-1);
    expect(clock.left).toBeGreaterThan(1000);
  });
});

describe('getting up', () => {
  it('frees the seat and its key; the house goes to the next person', async () => {
    const { host, guest, watcher, hall, code } = await court(false);
    await host.send({ t: 'leave' } as never);
    expect(host.closed).toBe('replaced');
    expect(watcher.told).toContainEqual({ type: '@left', seat: 0 });
    expect(watcher.told).toContainEqual({ type: '@host', seat: 1 });
    expect(codeOf(await guest.send({ t: 'seatBot', seat: 2, level: 'random' } as never))).toBe('ack');
    expect(await hall.sit(code, { name: 'Carla', nonce: NONCES[2] })).toMatchObject({ ok: true });
  });
});
