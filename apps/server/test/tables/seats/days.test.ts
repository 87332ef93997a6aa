// At a table over days nobody is here most of the time: all who play count, and one who happens to be here decides nothing.

import { describe, expect, it } from 'vitest';
import { approve, company, keyOf, MINUTE, says, vote, WIND_UP } from './company.ts';

const carried = expect.objectContaining({ type: '@voted', isCarried: true });
const standIn = (seat: number) => ({ kind: 'standIn', seat });
const BRISK = { kind: 'speed', speed: 'brisk' };
const HOUR = 60 * MINUTE;

describe('one who is here alone at a table over days', () => {
  it('of two lets no bot play by saying it twice', async () => {
    const { clients, watcher, world } = await company(2, { speed: 'days' });
    clients[1].drop();
    await world.pass(MINUTE);
    expect(await says(clients[0], vote(standIn(1)))).toBe('ack');
    expect(await says(clients[0], vote(standIn(1)))).toBe('stale');
    expect(watcher.told).not.toContainEqual(carried);
  });

  it.each([
    ['ends no match', WIND_UP],
    ['changes no pace', BRISK],
    ['lets no bot play', standIn(1)],
  ])('%s, however long', async (_what, motion) => {
    const { clients, watcher, world } = await company(4, { speed: 'days' });
    for (const client of clients.slice(0, 3)) client.drop();
    await world.pass(MINUTE);
    expect(await says(clients[3], vote(motion))).toBe('ack');
    // Saying it again makes it no more.
    expect(await says(clients[3], vote(motion))).toBe('stale');
    await world.pass(HOUR);
    expect(watcher.told).not.toContainEqual(carried);
  });

  it.each([2, 4])('gives nobody’s seat away among %i, nor to a bot', async (people) => {
    const { clients, ask, opens, watcher, world } = await company(people, { speed: 'days' });
    for (const client of clients.slice(1)) client.drop();
    const key = await keyOf(ask(1));
    expect(await says(clients[0], approve(1))).toBe('ack');
    await world.pass(20 * HOUR);
    await watcher.connect();
    expect(watcher.snapshot?.standIns).toEqual([]);
    expect(await opens(key)).toBe(false);
  });
});

describe('more than half of all at a table over days', () => {
  it.each([[WIND_UP], [BRISK], [standIn(3)]])('decide %j, whoever is here', async (motion) => {
    const { clients, watcher, world } = await company(4, { speed: 'days' });
    clients[3].drop();
    await world.pass(MINUTE);
    for (const seat of [0, 1]) expect(await says(clients[seat], vote(motion))).toBe('ack');
    for (const seat of [0, 1]) clients[seat].drop();
    await world.pass(HOUR);
    expect(watcher.told).not.toContainEqual(carried);
    expect(await says(clients[2], vote(motion))).toBe('ack');
    expect(watcher.told).toContainEqual(carried);
  });

  it('give a lost seat away', async () => {
    const { clients, ask, opens, world } = await company(4, { speed: 'days' });
    clients[3].drop();
    const key = await keyOf(ask(3));
    await says(clients[0], approve(1));
    clients[0].drop();
    await world.pass(3 * MINUTE);
    expect(await opens(key)).toBe(false);
    await says(clients[1], approve(1));
    expect(await opens(key)).toBe(true);
  });
});

describe('a bot that somebody wants at a table over days', () => {
  it('is wanted for nobody who is here, and a return ends the motion', async () => {
    const { clients, watcher, world } = await company(4, { speed: 'days' });
    expect(await says(clients[0], vote(standIn(3)))).toBe('not-now');
    clients[3].drop();
    expect(await says(clients[0], vote(standIn(3)))).toBe('not-now');
    await world.pass(20_000);
    expect(await says(clients[0], vote(standIn(3)))).toBe('ack');
    expect(await says(clients[0], vote(standIn(3)))).toBe('stale');
    await clients[3].connect();
    await watcher.connect();
    expect(watcher.snapshot).toMatchObject({ motions: [], standIns: [] });
    expect(await says(clients[1], vote(standIn(3)))).toBe('not-now');
  });

  it('plays at once when the table goes on live', async () => {
    const { clients, watcher, world } = await company(4, { speed: 'days' });
    clients[3].drop();
    await world.pass(MINUTE);
    await says(clients[0], vote(standIn(3)));
    for (const seat of [0, 1, 2]) await says(clients[seat], vote(BRISK));
    await world.pass(10);
    await watcher.connect();
    expect(watcher.snapshot).toMatchObject({ motions: [], standIns: [3] });
  });
});
