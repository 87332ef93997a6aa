// When a seat passes to another person, and what that person is told.

import { describe, expect, it } from 'vitest';
import { NUMBER_TIME } from '../../../src/tables/dealing.ts';
import { approve, company, keyOf, MINUTE, says, vote, WIND_UP } from './company.ts';

const returned = (request: number, yes: boolean, why?: string) => ({
  ...{ type: '@returned', request, seat: 1, yes },
  ...(why !== undefined && { why }),
});

describe('a lost seat where two voices can be had', () => {
  it('passes by itself, when its owner has been away for three minutes', async () => {
    const { clients, ask, opens, world, watcher } = await company(3);
    clients[1].drop();
    await world.pass(MINUTE);
    const key = await keyOf(ask(1));
    for (const at of [0, 2]) expect(await says(clients[at], approve(1))).toBe('ack');
    await world.pass(2 * MINUTE - 10);
    expect(await opens(key)).toBe(false);
    await world.pass(10);
    expect(watcher.told).toContainEqual(returned(1, true));
    expect(await opens(key)).toBe(true);
  });

  it('passes with the second voice, when its owner has been away for long enough', async () => {
    const { clients, ask, opens, world, tokens } = await company(3);
    clients[1].drop();
    const key = await keyOf(ask(1));
    await world.pass(3 * MINUTE);
    expect(await says(clients[0], approve(1))).toBe('ack');
    expect(await opens(key)).toBe(false);
    expect(await says(clients[2], approve(1))).toBe('ack');
    expect(await opens(key)).toBe(true);
    expect(await opens(tokens[1])).toBe(false);
  });

  it('does not wait for a majority that never comes back', async () => {
    const { clients, ask, opens, world } = await company(5);
    for (const seat of [1, 3, 4]) clients[seat].drop();
    const key = await keyOf(ask(1));
    for (const seat of [0, 2]) await says(clients[seat], approve(1));
    await world.pass(3 * MINUTE - 10);
    expect(await opens(key)).toBe(false);
    await world.pass(10);
    expect(await opens(key)).toBe(true);
  });

  it('counts no time in which nobody of the people was here', async () => {
    const { clients, ask, opens, world } = await company(3);
    clients[1].drop();
    const key = await keyOf(ask(1));
    for (const seat of [0, 2]) await says(clients[seat], approve(1));
    for (const seat of [0, 2]) clients[seat].drop();
    await world.pass(20 * MINUTE);
    await clients[0].connect();
    await world.pass(3 * MINUTE - 10);
    expect(await opens(key)).toBe(false);
    await clients[2].connect();
    await world.pass(10);
    expect(await opens(key)).toBe(true);
  });

  it('is counted anew for whoever has it now', async () => {
    const { clients, ask, opens, world } = await company(3);
    clients[1].drop();
    await keyOf(ask(1, 'One', '203.0.113.1'));
    for (const seat of [0, 2]) await says(clients[seat], approve(1));
    await world.pass(3 * MINUTE);
    const key = await keyOf(ask(1, 'Two', '203.0.113.2'));
    for (const seat of [0, 2]) await says(clients[seat], approve(2));
    await world.pass(MINUTE);
    expect(await opens(key)).toBe(false);
  });
});

describe('a lost seat where two voices cannot be had', () => {
  it('passes with the next round, and a bot plays until then', async () => {
    const { clients, ask, opens, world, watcher } = await company(2, { speed: 'brisk' });
    clients[1].drop();
    const key = await keyOf(ask(1));
    expect(await says(clients[0], approve(1))).toBe('ack');
    await world.pass(3 * MINUTE);
    expect(watcher.told).toContainEqual({ type: '@granted', request: 1, seat: 1 });
    await watcher.connect();
    expect(watcher.snapshot).toMatchObject({ requests: [{ request: 1, isGranted: true }], standIns: [1] });
    const round = () => watcher.told.filter(({ type }) => type === 'roundBegan').length;
    const before = round();
    for (let wait = 0; wait < 1000 && round() === before; wait++) {
      expect(await opens(key)).toBe(false);
      await world.pass(10_000);
    }
    expect(round()).toBeGreaterThan(before);
    expect(await opens(key)).toBe(true);
    const at = watcher.told.findLastIndex(({ type }) => type === 'roundBegan');
    expect(watcher.told.slice(at)).toContainEqual(returned(1, true));
  }, 60_000);

  it('in Final Decrees passes with the next match, however many rounds there are', async () => {
    const { clients, ask, opens, world, watcher } = await company(2, { game: 'decrees', seats: 4, speed: 'brisk' });
    clients[1].drop();
    const key = await keyOf(ask(1));
    await says(clients[0], approve(1));
    await world.pass(4 * MINUTE);
    expect(watcher.told).toContainEqual({ type: '@granted', request: 1, seat: 1 });
    expect(watcher.told).not.toContainEqual(expect.objectContaining({ type: '@ended' }));
    expect(await opens(key)).toBe(false);
    expect(await says(clients[0], vote(WIND_UP))).toBe('ack');
    await world.pass(NUMBER_TIME);
    expect(await opens(key)).toBe(false);
    expect(await says(clients[0], { t: 'rematch' })).toBe('ack');
    await world.pass(10);
    expect(await opens(key)).toBe(true);
  });

  it('passes after a restart only when its owner has been away for three minutes again', async () => {
    const { clients, ask, opens, world, restart, watcher } = await company(2);
    clients[1].drop();
    const key = await keyOf(ask(1));
    await says(clients[0], approve(1));
    await world.pass(3 * MINUTE);
    await restart();
    await clients[0].connect();
    await says(clients[0], vote(WIND_UP));
    await world.pass(3 * MINUTE - 10);
    expect(await opens(key)).toBe(false);
    await world.pass(20);
    // The match ends first, and a seed is sealed for it in real time; whoever comes in waits for that.
    await watcher.connect();
    await world.pass(NUMBER_TIME);
    expect(await opens(key)).toBe(false);
    expect(await says(clients[0], { t: 'rematch' })).toBe('ack');
    await world.pass(10);
    expect(await opens(key)).toBe(true);
  });
});

describe('the owner', () => {
  it('is told who had asked for the seat, and that it is over', async () => {
    const { clients, ask, world } = await company(2);
    clients[1].drop();
    await keyOf(ask(1, 'Cousin'));
    await says(clients[0], approve(1));
    await world.pass(3 * MINUTE);
    await clients[1].connect();
    expect(clients[1].snapshot?.requests).toEqual([expect.objectContaining({ request: 1, name: 'Cousin', ayes: [0] })]);
    expect(clients[1].told).toContainEqual(returned(1, false, 'back'));
    expect(clients[0].told).toContainEqual(returned(1, false, 'back'));
    expect(await says(clients[0], approve(1))).toBe('stale');
  });

  it('is asked for by nobody while in the seat', async () => {
    const { ask } = await company(2);
    expect(await ask(1)).toMatchObject({ ok: false, refusal: { code: 'not-now', why: 'Somebody is in that seat.' } });
  });
});

describe('whoever asks', () => {
  it('waits three minutes after the first no, twice as long after each other one, and an hour at most', async () => {
    const { clients, ask, world } = await company(2);
    clients[1].drop();
    for (const [at, wait] of [180, 360, 720, 1440, 2880, 3600, 3600].entries()) {
      await keyOf(ask(1));
      expect(await says(clients[0], approve(at + 1, false))).toBe('ack');
      const why = `The table has said no; you may ask again in ${wait} s.`;
      expect(await ask(1)).toMatchObject({ ok: false, refusal: { code: 'not-now', why } });
      await world.pass(wait * 1000);
    }
  });

  it('is not the one who was told no', async () => {
    const { clients, ask } = await company(2);
    clients[1].drop();
    await keyOf(ask(1));
    await says(clients[0], approve(1, false));
    expect(await ask(1, 'Owner', '192.0.2.1')).toMatchObject({ ok: true });
  });

  it('is written down with no address', async () => {
    const { clients, ask, lines, watcher } = await company(2);
    clients[1].drop();
    await keyOf(ask(1));
    await says(clients[0], approve(1, false));
    expect(JSON.stringify([await lines(), watcher.frames])).not.toContain('203.0.113');
  });
});

it('a crash between the line that gives a seat away and its keys leaves the new key good and the old one not', async () => {
  const { clients, ask, opens, world, tokens, restart, failKeys } = await company(3);
  clients[1].drop();
  const key = await keyOf(ask(1));
  for (const at of [0, 2]) await says(clients[at], approve(1));
  failKeys();
  await world.pass(3 * MINUTE);
  await restart();
  expect([await opens(key), await opens(tokens[1])]).toEqual([true, false]);
});
