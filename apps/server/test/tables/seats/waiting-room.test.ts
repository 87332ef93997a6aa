// In a waiting room everybody who has sat down counts, whoever is here: people sit down for Saturday and close their pages.

import { describe, expect, it } from 'vitest';
import { NUMBER_TIME } from '../../../src/tables/dealing.ts';
import { fakeClient } from '../fake-client.ts';
import { commitTo } from '../numbers.ts';
import { NONCES } from '../settings.ts';
import { approve, type Company, company, keyOf, MINUTE, says } from './company.ts';

const passed = { type: '@returned', yes: true };

/** Somebody who takes a free seat. */
async function stranger({ hall, code, table }: Company, name = 'Eve') {
  const sat = await hall().sit(code, { name, nonce: NONCES[3], from: '198.51.100.7' });
  if (!sat.ok) throw new Error(sat.refusal.code);
  const eve = fakeClient(hall, table, sat.value.token);
  await eve.connect();
  return eve;
}

describe('a stranger alone in a waiting room', () => {
  it('gets nobody’s seat, however long everybody else is away', async () => {
    const room = await company(4, { isWaiting: true, seats: 6 });
    for (const client of room.clients) client.drop();
    const eve = await stranger(room);
    await room.world.pass(3 * MINUTE);
    const key = await keyOf(room.ask(0));
    expect(await says(eve, approve(1))).toBe('ack');
    await room.world.pass(30 * MINUTE);
    expect(await room.opens(key)).toBe(false);
    expect(room.watcher.told).not.toContainEqual(expect.objectContaining(passed));
    expect(room.watcher.told).not.toContainEqual(expect.objectContaining({ type: '@granted' }));
  });

  it('does not get the house before the first match, and reads what to do', async () => {
    const room = await company(1, { isWaiting: true });
    room.clients[0].drop();
    const eve = await stranger(room);
    await room.world.pass(10 * MINUTE);
    const answer = await eve.send({ t: 'takeHost' } as never);
    expect(answer).toMatchObject({ code: 'not-now', why: expect.stringContaining('open another') });
  });

  it('is not made two by a seat that has just passed', async () => {
    const room = await company(5, { isWaiting: true, seats: 6 });
    const { clients, watcher, world, ask, hall, table } = room;
    for (const seat of [0, 2, 3, 4]) clients[seat].drop();
    await world.pass(3 * MINUTE);
    await clients[3].connect();
    await clients[4].connect();
    const key = await keyOf(ask(0));
    for (const seat of [1, 3, 4]) await says(clients[seat], approve(1));
    expect(watcher.told).toContainEqual({ ...passed, request: 1, seat: 0 });
    const next = fakeClient(hall, table, key);
    await next.connect();
    await keyOf(ask(2));
    expect(await next.send(approve(2) as never)).toMatchObject({ code: 'not-now', why: expect.any(String) });
    expect(await next.send(approve(2, false) as never)).toMatchObject({ code: 'not-now' });
    await watcher.connect();
    expect(watcher.snapshot?.newcomers).toEqual([0]);
  });
});

describe('somebody who is voted in', () => {
  it('has a say about seats with the next match', async () => {
    const { clients, watcher, world, ask, hall, table } = await company(4);
    clients[0].drop();
    await world.pass(3 * MINUTE);
    const key = await keyOf(ask(0));
    for (const seat of [1, 2]) await says(clients[seat], approve(1));
    const next = fakeClient(hall, table, key);
    await next.connect();
    clients[3].drop();
    await keyOf(ask(3));
    expect(await says(next, approve(2))).toBe('not-now');
    for (const client of [next, clients[1], clients[2]])
      await says(client, { t: 'vote', motion: { kind: 'windUp' }, yes: true });
    expect(await says(next, approve(2))).toBe('not-now');
    await world.pass(NUMBER_TIME);
    expect(await says(next, { t: 'rematch' })).toBe('ack');
    expect(await says(next, approve(2))).toBe('ack');
    await watcher.connect();
    expect(watcher.snapshot).not.toHaveProperty('newcomers');
  });
});

describe('where two voices cannot be had in a waiting room', () => {
  it('the seat passes as the next match begins, and no bot plays for anybody before', async () => {
    const { clients, ask, opens, world, watcher } = await company(2, { isWaiting: true });
    clients[1].drop();
    const key = await keyOf(ask(1));
    await says(clients[0], approve(1));
    await world.pass(60 * MINUTE);
    expect(watcher.told).toContainEqual({ type: '@granted', request: 1, seat: 1 });
    await watcher.connect();
    expect(watcher.snapshot).toMatchObject({ requests: [{ isGranted: true }], standIns: [] });
    expect(await opens(key)).toBe(false);
    await says(clients[0], { t: 'seatBot', seat: 2, level: 'random' });
    expect(await says(clients[0], { t: 'start' })).toBe('ack');
    await world.pass(10);
    expect(await opens(key)).toBe(true);
    const types = watcher.told.map((event) => (event.type === '@returned' ? `${event.type} ${event.yes}` : event.type));
    expect(types.indexOf('@returned true')).toBeGreaterThan(types.indexOf('@started'));
  });

  it('it does not pass while the cards are being dealt, nor after a deal that was voided', async () => {
    const { clients, ask, opens, world, watcher } = await company(2, { isWaiting: true });
    clients[1].drop();
    const key = await keyOf(ask(1));
    await says(clients[0], approve(1));
    await world.pass(3 * MINUTE);
    await says(clients[0], { t: 'seatBot', seat: 2, level: 'random' });
    expect(await commitTo(clients[0], NONCES[0])).toMatchObject({ t: 'ack' });
    expect(await says(clients[0], { t: 'start' })).toBe('ack');
    for (let wait = 0; wait < 4; wait++) {
      expect(await opens(key)).toBe(false);
      await world.pass(1000);
    }
    expect(watcher.told.map(({ type }) => type)).not.toContain('@started');
    // Another seed is sealed in real time; whoever comes in waits for that.
    const hasStarted = () => watcher.told.some(({ type }) => type === '@started');
    for (let wait = 0; wait < 100 && !hasStarted(); wait++) {
      await watcher.connect(watcher.n);
      await world.pass(1000);
    }
    expect(hasStarted()).toBe(true);
    await world.pass(10);
    expect(await opens(key)).toBe(true);
  });

  it('what was granted in a match passes with the next one, if that match has no other deal', async () => {
    const { clients, ask, opens, world } = await company(2);
    clients[1].drop();
    const key = await keyOf(ask(1));
    await says(clients[0], approve(1));
    await world.pass(3 * MINUTE);
    await says(clients[0], { t: 'vote', motion: { kind: 'windUp' }, yes: true });
    await world.pass(10 * MINUTE);
    expect(await opens(key)).toBe(false);
    expect(await says(clients[0], { t: 'rematch' })).toBe('ack');
    await world.pass(10);
    expect(await opens(key)).toBe(true);
  });
});
