// What somebody has done who wanted another person's seat, or the voices of all.

import { describe, expect, it } from 'vitest';
import { approve, company, keyOf, MINUTE, says, vote, WIND_UP } from './company.ts';

describe('somebody who wants the seat of another', () => {
  it('has it not by asking under another name and approving himself as the line drops', async () => {
    const { clients, ask, opens, world } = await company(2);
    clients[1].drop();
    const key = await keyOf(ask(1));
    await says(clients[0], approve(1));
    await world.pass(20);
    expect(await opens(key)).toBe(false);
    await clients[1].connect();
    expect(clients[1].viewer).toBe(1);
  });

  it('has it not as the first who is back after a restart', async () => {
    const { clients, ask, opens, restart, world } = await company(3);
    await restart();
    await clients[0].connect();
    const key = await keyOf(ask(1));
    await says(clients[0], approve(1));
    await world.pass(2 * MINUTE);
    expect(await opens(key)).toBe(false);
  });

  it('has it not in two seats at once, as long as its owner was away for less than three minutes', async () => {
    const { clients, ask, opens, world } = await company(3);
    clients[2].drop();
    const key = await keyOf(ask(2));
    for (const client of clients.slice(0, 2)) await says(client, approve(1));
    await world.pass(3 * MINUTE - 1000);
    expect(await opens(key)).toBe(false);
  });

  it('does not shut its owner out by four requests', async () => {
    const { ask, clients } = await company(3);
    clients[1].drop();
    for (let at = 0; at < 3; at++) await keyOf(ask(1, `Thief ${at}`));
    expect(await ask(1, 'P1', '192.0.2.1')).toMatchObject({ ok: true });
    for (let at = 2; at < 6; at++) await keyOf(ask(1, `Thief ${at}`, `203.0.113.${at}`));
    expect(await ask(1, 'P1', '192.0.2.1')).toMatchObject({ ok: true });
  });

  it('loses the request when the owner is in for a moment', async () => {
    const { clients, ask, opens, world } = await company(3);
    clients[1].drop();
    const key = await keyOf(ask(1));
    await says(clients[0], approve(1));
    await clients[1].connect();
    clients[1].drop();
    await says(clients[2], approve(1));
    await world.pass(10 * MINUTE);
    expect(await opens(key)).toBe(false);
  });

  it('does not ask again at once after a no', async () => {
    const { clients, ask } = await company(3);
    clients[1].drop();
    await keyOf(ask(1));
    expect(await says(clients[0], approve(1, false))).toBe('ack');
    expect(await ask(1)).toMatchObject({ ok: false, refusal: { code: 'not-now' } });
  });
});

describe('whoever is back first after a restart', () => {
  it.each([
    ['ends no match', WIND_UP],
    ['lets no bot play', { kind: 'standIn', seat: 1 }],
    ['changes no pace', { kind: 'speed', speed: 'brisk' }],
  ])('%s alone', async (_what, motion) => {
    const { clients, restart, watcher } = await company(3);
    await restart();
    await watcher.connect();
    await clients[0].connect();
    await says(clients[0], vote(motion));
    expect(watcher.told).not.toContainEqual(expect.objectContaining({ type: '@voted', isCarried: true }));
  });
});

describe('one person who is here', () => {
  it('does not end a match in the moment in which the others are away', async () => {
    const { clients, watcher } = await company(3);
    for (const client of clients.slice(1)) client.drop();
    await says(clients[0], vote(WIND_UP));
    expect(watcher.told).not.toContainEqual(expect.objectContaining({ type: '@voted', isCarried: true }));
  });
});

describe('the house of a host who is away', () => {
  it('is not taken by whoever is back first: time in which nobody was here does not count', async () => {
    const { clients, restart, world, watcher } = await company(3);
    await restart();
    // A spectator keeps the table in memory.
    await watcher.connect();
    await world.pass(10 * MINUTE);
    await clients[1].connect();
    expect(await says(clients[1], { t: 'takeHost' })).toBe('not-now');
    await world.pass(2 * MINUTE);
    expect(await says(clients[1], { t: 'takeHost' })).toBe('ack');
  });
});
