// Whoever looks in for a second and says nothing was away all the time, but for the own seat and voice.

import type { Seat } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import { Attendance } from '../../../src/tables/attendance.ts';
import { newPresence, noteAnswer, noteMissed, setHere, waitFor } from '../../../src/tables/presence.ts';
import { type Company, company, keyOf, MINUTE, says, vote, WIND_UP } from './company.ts';

const SECOND = 1000;

async function lookIn({ clients, world }: Company, seat: number, ms = SECOND): Promise<void> {
  await clients[seat].connect();
  await world.pass(ms);
  clients[seat].drop();
}

describe('looks of a second', () => {
  const forTwo = { kind: 'standIn', seat: 1 };

  it('do not put off a bot', async () => {
    const room = await company(3);
    room.clients[1].drop();
    await room.world.pass(15 * SECOND);
    await lookIn(room, 1);
    expect(await says(room.clients[0], vote(forTwo))).toBe('not-now');
    await room.world.pass(4 * SECOND);
    expect(await says(room.clients[0], vote(forTwo))).toBe('ack');
  });

  it('do not keep the house', async () => {
    const room = await company(3);
    room.clients[0].drop();
    await room.world.pass(100 * SECOND);
    await lookIn(room, 0);
    await room.world.pass(18 * SECOND);
    expect(await says(room.clients[1], { t: 'takeHost' })).toBe('not-now');
    await room.world.pass(SECOND);
    expect(await says(room.clients[1], { t: 'takeHost' })).toBe('ack');
  });

  it('keep the voice, and end a request for the seat', async () => {
    const room = await company(2);
    const { clients, world, ask, watcher } = room;
    clients[1].drop();
    await keyOf(ask(1));
    await world.pass(2 * MINUTE);
    await lookIn(room, 1);
    expect(watcher.told).toContainEqual(expect.objectContaining({ type: '@returned', why: 'back' }));
    await says(clients[0], vote(WIND_UP));
    await world.pass(3 * MINUTE - SECOND);
    expect(watcher.told).not.toContainEqual(expect.objectContaining({ type: '@voted', isCarried: true }));
    await world.pass(SECOND);
    // A seed is sealed for it in real time; whoever comes in waits for that.
    await watcher.connect();
    expect(watcher.snapshot?.isWoundUp).toBe(true);
  });

  it('give nobody another moment of grace, nor take the autopilot away', () => {
    const presence = newPresence();
    const turn = { mode: 'one', waiting: [1 as Seat], isOverDays: false } as const;
    setHere(presence, 1 as never, false, 0);
    noteMissed(presence, turn.waiting);
    expect(waitFor(presence, { ...turn, own: 60_000, openedAt: 100_000 })).toBe(60_000);
    setHere(presence, 1 as never, true, 90_000);
    setHere(presence, 1 as never, false, 91_000);
    expect(waitFor(presence, { ...turn, own: 160_000, openedAt: 100_000 })).toBe(103_000);
    setHere(presence, 1 as never, true, 110_000);
    noteAnswer(presence, 1 as never);
    setHere(presence, 1 as never, false, 111_000);
    expect(waitFor(presence, { ...turn, own: 160_000, openedAt: 112_000 })).toBe(132_000);
  });
});

describe('whoever stays for a quarter of a minute', () => {
  it('is away anew', async () => {
    const room = await company(3);
    room.clients[0].drop();
    await room.world.pass(100 * SECOND);
    await lookIn(room, 0, 15 * SECOND);
    await room.world.pass(10 * SECOND);
    expect(await says(room.clients[1], vote({ kind: 'standIn', seat: 0 }))).toBe('not-now');
    await room.world.pass(109 * SECOND);
    expect(await says(room.clients[1], { t: 'takeHost' })).toBe('not-now');
    await room.world.pass(SECOND);
    expect(await says(room.clients[1], { t: 'takeHost' })).toBe('ack');
  });
});

it('whoever answers in a look was really here', () => {
  const attendance = new Attendance();
  const [host, other] = [0 as Seat, 1 as Seat];
  for (const seat of [host, other]) attendance.note(seat, 'here', 0);
  attendance.note(host, 'away', 0);
  attendance.note(host, 'here', 30_000);
  attendance.answered(host, 31_000);
  attendance.note(host, 'away', 32_000);
  const counted = attendance.at(42_000);
  expect([counted.goneFor(host), counted.awayFor(host), counted.botLeft(host)]).toEqual([10_000, 10_000, 10_000]);
});

describe('a pause', () => {
  const resumed = { type: '@resumed' };

  it('of a host who is gone for a minute ends, looks or not', async () => {
    const room = await company(2);
    const { clients, world, watcher } = room;
    expect(await says(clients[0], { t: 'pause' })).toBe('ack');
    await world.pass(10 * MINUTE);
    expect(watcher.told).not.toContainEqual(resumed);
    clients[0].drop();
    await world.pass(40 * SECOND);
    await lookIn(room, 0);
    await world.pass(18 * SECOND);
    expect(watcher.told).not.toContainEqual(resumed);
    await world.pass(SECOND);
    expect(watcher.told).toContainEqual(resumed);
  });

  it('goes on while nobody is here at all', async () => {
    const { clients, world, watcher } = await company(2);
    await says(clients[0], { t: 'pause' });
    for (const client of clients) client.drop();
    await world.pass(60 * MINUTE);
    expect(watcher.told).not.toContainEqual(resumed);
    await clients[1].connect();
    await world.pass(MINUTE);
    expect(watcher.told).toContainEqual(resumed);
  });
});

describe('a seat whose owner is at the door', () => {
  it('can be asked for by nobody', async () => {
    const { clients, ask, world, watcher } = await company(3);
    clients[1].drop();
    await world.pass(3 * MINUTE);
    Object.assign(world, { answerStep: 100 });
    const coming = clients[1].connect();
    await world.pass(10);
    const asked = ask(1);
    await world.pass(500);
    expect(await asked).toMatchObject({ ok: false, refusal: { code: 'not-now', why: 'Somebody is in that seat.' } });
    await coming;
    await world.pass(0);
    expect(watcher.told).not.toContainEqual(expect.objectContaining({ type: '@asksBack' }));
  });

  it('gets no bot that stays', async () => {
    const { clients, world, watcher } = await company(3);
    clients[1].drop();
    await world.pass(3 * MINUTE);
    Object.assign(world, { answerStep: 100 });
    const coming = clients[1].connect();
    await world.pass(10);
    await says(clients[0], vote({ kind: 'standIn', seat: 1 }));
    await world.pass(500);
    await coming;
    Object.assign(world, { answerStep: 0 });
    await watcher.connect();
    expect(watcher.snapshot?.standIns).toEqual([]);
  });
});
