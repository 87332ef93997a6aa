// What closes by its time waits until everything is heard that had arrived by then; what closes because all have answered does not.

import type { Settings } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { type FakeSockets, fakeSockets } from './fake-sockets.ts';
import { heardBy, openRound, type Round, say, setUp, specsOf } from './round.ts';

async function claimed(settings: Partial<Settings> = {}): Promise<{ round: Round; sockets: FakeSockets }> {
  const sockets = fakeSockets();
  const round = await openRound({ settings: { speed: 'brisk', ...settings }, sockets });
  await setUp(round);
  await say(round.clients[0], { type: 'claim', as: 'farmer', do: 'harvest' });
  return { round, sockets };
}

const stood = ({ watcher }: Round): number => heardBy(watcher, 'stood').length;
const linesOf = async ({ store, table }: Round) => (await store.read(table, -1)).map(({ body }) => body);

/** Long after any window of this speed. */
const LONG = 30_000;

describe('a window whose time is up', () => {
  it('stays open until the sockets are read, and closes once then', async () => {
    const { round, sockets } = await claimed();
    sockets.isBusy = true;
    await round.world.pass(LONG);
    expect(stood(round)).toBe(0);
    sockets.answer();
    await round.world.rest();
    expect(stood(round)).toBe(1);
  });

  it('counts what is said meanwhile', async () => {
    const { round, sockets } = await claimed();
    sockets.isBusy = true;
    await round.world.pass(LONG);
    const doubting = say(round.clients[1], { type: 'doubt' });
    await round.world.pass(300);
    expect(await doubting).toMatchObject({ t: 'ack' });
    sockets.answer();
    await round.world.rest();
    expect(heardBy(round.watcher, 'doubted')).toMatchObject([{ seat: 1 }]);
  });

  it('that was not asked about yet is asked about anew: the answer says nothing about later', async () => {
    const { round, sockets } = await claimed();
    sockets.isBusy = true;
    await round.world.pass(7600);
    // It is asked for the window that is over; a hold makes another end of it.
    await round.clients[1].send({ t: 'hold', ask: askOf(round) } as never);
    sockets.answer();
    await round.world.rest();
    sockets.isBusy = true;
    await round.world.pass(LONG);
    expect(stood(round)).toBe(0);
  });

  it('is asked about once, whatever is said while nobody answers', async () => {
    const { round, sockets } = await claimed();
    sockets.isBusy = true;
    await round.world.pass(7600);
    const { asked } = sockets;
    for (const client of round.clients) await client.send({ t: 'say', text: 'well?' } as never);
    await round.world.rest();
    expect(sockets.asked).toBe(asked);
  });

  it('closes no more after a stop that came while it waited', async () => {
    const { round, sockets } = await claimed();
    sockets.isBusy = true;
    await round.world.pass(LONG);
    await round.hall.stop();
    const before = await linesOf(round);
    sockets.answer();
    await round.world.pass(LONG);
    expect(await linesOf(round)).toEqual(before);
  });
});

const askOf = ({ clients }: Round): number => specsOf(clients[1])[0].ask;

async function passAll(round: Round): Promise<void> {
  for (const client of round.clients.slice(1)) await say(client, { type: 'pass' });
}

describe('a window in which everybody has answered', () => {
  it('closes without any question', async () => {
    const { round, sockets } = await claimed();
    sockets.isBusy = true;
    await passAll(round);
    await round.world.pass(3000);
    expect(stood(round)).toBe(1);
  });

  it('at an even table waits as if nobody had: when it closes says nothing', async () => {
    const { round, sockets } = await claimed({ isEven: true });
    sockets.isBusy = true;
    await passAll(round);
    await round.world.pass(LONG);
    expect(stood(round)).toBe(0);
  });
});

it('whoever is away is waited for as long, and then until the sockets are read', async () => {
  const sockets = fakeSockets();
  const round = await openRound({ settings: { speed: 'brisk' }, sockets });
  await setUp(round);
  round.clients[0].drop();
  sockets.isBusy = true;
  await round.world.pass(5 * 60_000);
  expect(heardBy(round.watcher, 'turnBegan').length).toBe(1);
  sockets.answer();
  await round.world.rest();
  expect(heardBy(round.watcher, 'turnBegan').length).toBe(2);
});

it('as long as the sockets are not read the server does not count as alive', async () => {
  const { round, sockets } = await claimed();
  sockets.isBusy = true;
  await round.world.pass(5000);
  const before = (await round.store.lastAlive()) ?? 0;
  await round.world.pass(LONG);
  expect(await round.store.lastAlive()).toBe(before);
  sockets.answer();
  await round.world.pass(6000);
  expect(await round.store.lastAlive()).toBeGreaterThan(before);
});
