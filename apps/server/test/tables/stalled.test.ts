// The server could do nothing for a while: what was open then gets it back, in full only where nobody can have caused it.

import type { AskClock, ServerMessage, Settings } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { Stalls } from '../../src/stalls.ts';
import { type FakeSockets, fakeSockets } from './fake-sockets.ts';
import { heardBy, openRound, type Round, reopen, say, setUp } from './round.ts';

interface Place {
  readonly round: Round;
  readonly sockets: FakeSockets;
}

async function claimed(settings: Partial<Settings> = {}): Promise<Place> {
  const sockets = fakeSockets();
  const round = await openRound({ settings: { speed: 'brisk', ...settings }, sockets });
  await setUp(round);
  await say(round.clients[0], { type: 'claim', as: 'farmer', do: 'harvest' });
  return { round, sockets };
}

const stood = ({ watcher }: Round): number => heardBy(watcher, 'stood').length;

/** It has just ended. */
async function stall({ round, sockets }: Place, ms: number, why: 'busy' | 'frozen' = 'busy'): Promise<void> {
  const until = round.world.now();
  sockets.stall({ from: until - ms, until, why });
  await round.world.rest();
}

const messages = (frames: readonly string[]) => frames.map((frame) => JSON.parse(frame) as ServerMessage);
const clocksIn = (frames: readonly string[]): (readonly AskClock[])[] =>
  messages(frames).flatMap((message) => ('clock' in message && message.clock ? [message.clock] : []));
const stalledLines = async ({ store, table }: Round) =>
  (await store.read(table, -1)).filter(({ body }) => body.includes('"kind":"stalled"')).length;

/** A Beat at this speed. */
const BEAT = 7500;

describe('a window that was open while the server could do nothing', () => {
  it('is open for as much longer, and everybody is told so in the same words', async () => {
    const place = await claimed();
    const { clients, watcher, world } = place.round;
    await world.pass(5000);
    const heard = watcher.frames.length;
    await stall(place, 4000);
    const news = watcher.frames.slice(heard);
    expect(messages(news)).toMatchObject([{ t: 'told', e: [], clock: [{ phase: 'open', left: 3500 }] }]);
    for (const client of clients) expect(client.frames.at(-1)).toBe(news[0]);
    await world.pass(6400);
    expect(stood(place.round)).toBe(0);
    await world.pass(200);
    expect(stood(place.round)).toBe(1);
  });

  it('does not close before it is given back, however late that is known', async () => {
    const place = await claimed();
    place.sockets.isBusy = true;
    await place.round.world.pass(20_000);
    const until = place.round.world.now();
    place.sockets.stall({ from: until - 18_000, until, why: 'busy' });
    place.sockets.answer();
    await place.round.world.rest();
    expect(stood(place.round)).toBe(0);
    await place.round.world.pass(BEAT - 2000 + 100);
    expect(stood(place.round)).toBe(1);
  });

  it('gets no more than it lost: what was before it is not given back', async () => {
    const place = await claimed();
    await place.round.world.pass(1000);
    await stall(place, 30_000);
    await place.round.world.pass(BEAT - 100);
    expect(stood(place.round)).toBe(0);
    await place.round.world.pass(200);
    expect(stood(place.round)).toBe(1);
  });

  it('lasts a minute longer at most, however often it happens', async () => {
    const place = await claimed();
    const { world } = place.round;
    const begun = world.now();
    for (let count = 0; count < 400 && stood(place.round) === 0; count++) {
      await world.pass(300);
      await stall(place, 299);
    }
    const lasted = world.now() - begun;
    expect(lasted).toBeGreaterThan(60_000);
    expect(lasted).toBeLessThanOrEqual(60_000 + BEAT + 300);
    expect(await stalledLines(place.round)).toBeLessThanOrEqual(60_000 / 2000 + 10);
  });

  it('has all of it back where the whole process was frozen', async () => {
    const place = await claimed();
    await place.round.world.pass(5000);
    place.sockets.isBusy = true;
    await place.round.world.pass(3_600_000);
    await stall(place, 3_600_000, 'frozen');
    place.sockets.answer();
    await place.round.world.pass(2400);
    expect(stood(place.round)).toBe(0);
    await place.round.world.pass(200);
    expect(stood(place.round)).toBe(1);
  });

  it('is as long after a crash, too', async () => {
    const place = await claimed();
    const { round } = place;
    await round.world.pass(5000);
    await stall(place, 4000);
    await round.store.setAlive(round.world.now());
    await reopen(round, 10_000);
    expect(clocksIn(round.watcher.frames).at(-1)).toMatchObject([{ phase: 'open', left: 3500 }]);
  });
});

describe('a table', () => {
  it('where nothing is open writes nothing', async () => {
    const place = await claimed();
    await place.round.clients[0].send({ t: 'pause' } as never);
    await place.round.world.pass(1000);
    const heard = place.round.watcher.frames.length;
    await stall(place, 500);
    expect(await stalledLines(place.round)).toBe(0);
    expect(place.round.watcher.frames.length).toBe(heard);
  });

  it('waits longer for whoever is away, who could not come back meanwhile', async () => {
    const sockets = fakeSockets();
    const round = await openRound({ settings: { speed: 'brisk' }, sockets });
    await setUp(round);
    round.clients[0].drop();
    await round.world.pass(15_000);
    await stall({ round, sockets }, 10_000);
    await round.world.pass(14_000);
    expect(heardBy(round.watcher, 'turnBegan').length).toBe(1);
    await round.world.pass(2000);
    expect(heardBy(round.watcher, 'turnBegan').length).toBe(2);
  });

  it('that is asleep has a long freeze given back, as after a restart', async () => {
    const sockets = fakeSockets();
    const round = await openRound({ settings: { speed: 'days' }, sockets });
    for (const client of [...round.clients, round.watcher]) client.drop();
    await round.world.pass(3_600_000);
    expect((await round.hall.stats()).tables).toBe(0);
    const before = (await round.store.tableBy(round.table))?.wakeAt ?? 0;
    await stall({ round, sockets }, 600_000, 'frozen');
    expect((await round.store.tableBy(round.table))?.wakeAt).toBe(before + 600_000);
    expect((await round.hall.stats()).tables).toBe(0);
  });
});

describe('a player’s pause', () => {
  const paused = async () => {
    const place = await claimed();
    await place.round.clients[1].send({ t: 'pause' } as never);
    await place.round.world.pass(30_000);
    return place;
  };
  const resumed = ({ watcher }: Round): number => heardBy(watcher, '@resumed').length;

  it('has the time of a freeze back, though nothing runs meanwhile', async () => {
    const place = await paused();
    await stall(place, 20_000, 'frozen');
    await place.round.world.pass(49_900);
    expect(resumed(place.round)).toBe(0);
    await place.round.world.pass(200);
    expect(resumed(place.round)).toBe(1);
  });

  it('has no time back in which the server was busy', async () => {
    const place = await paused();
    await stall(place, 20_000);
    expect(await stalledLines(place.round)).toBe(0);
    await place.round.world.pass(30_100);
    expect(resumed(place.round)).toBe(1);
  });

  it('has the time of a restart back', async () => {
    const { round } = await paused();
    await round.store.setAlive(round.world.now());
    await reopen(round, 40_000);
    const heard = resumed(round);
    await round.world.pass(29_900);
    expect(resumed(round)).toBe(heard);
    await round.world.pass(200);
    expect(resumed(round)).toBe(heard + 1);
  });
});

describe('the stalls of both threads', () => {
  const busy = (from: number, until: number) => ({ from, until, cpu: until - from });
  const still = (from: number, until: number) => ({ from, until, cpu: 1 });

  it('are given back once where they overlap, at once or one after the other', () => {
    const stalls = new Stalls();
    stalls.note(busy(0, 300));
    stalls.noteOfSockets(busy(200, 900));
    expect(stalls.take()).toEqual([{ from: 0, until: 900, why: 'busy' }]);
    stalls.noteOfSockets(busy(800, 1300));
    stalls.note(busy(2000, 2500));
    expect(stalls.take()).toEqual([
      { from: 900, until: 1300, why: 'busy' },
      { from: 2000, until: 2500, why: 'busy' },
    ]);
    expect(stalls.take()).toEqual([]);
  });

  it('are a freeze where both stood still for long and nothing was computed', () => {
    const why = (own: ReturnType<typeof busy> | null, sockets: ReturnType<typeof busy> | null) => {
      const stalls = new Stalls();
      if (own !== null) stalls.note(own);
      if (sockets !== null) stalls.noteOfSockets(sockets);
      return stalls.take().map((given) => given.why);
    };
    expect(why(still(0, 60_000), still(20, 60_010))).toEqual(['frozen']);
    expect(why(busy(0, 60_000), busy(20, 60_010))).toEqual(['busy']);
    expect(why(still(0, 60_000), null)).toEqual(['busy']);
    expect(why(null, still(0, 60_000))).toEqual(['busy']);
    expect(why(still(0, 900), still(0, 900))).toEqual(['busy']);
  });
});
