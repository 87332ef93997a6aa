// Somebody sets the clock of the machine, back or on by an hour: nothing closes early or late, while the server runs or over a restart.

import type { ServerMessage } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { worldOn } from '../../src/tables/real-world.ts';
import { type FakeWorld, fakeWorld } from './fake-world.ts';
import { heardBy, openRound, type Round, reopen, say, setUp } from './round.ts';

const HOUR = 3_600_000;
/** A Beat at this speed. */
const BEAT = 7500;

interface Machine {
  /** How wrong its clock is. */
  off: number;
  /** The world as the server that starts now has it. */
  start(): FakeWorld;
}

function machine(): Machine {
  const time = fakeWorld(1);
  const itself = {
    off: 0,
    wall: () => time.now() + itself.off,
    monotonic: () => time.now() - 123_456,
    after: (ms: number, job: () => void) => time.at(time.now() + ms, job),
    start(): FakeWorld {
      const { now, timeAt, at } = worldOn(itself);
      return { ...time, now, timeAt, at };
    },
  };
  return itself;
}

async function claimed(world: FakeWorld): Promise<Round> {
  const round = await openRound({ settings: { speed: 'brisk' }, world });
  await setUp(round);
  await say(round.clients[0], { type: 'claim', as: 'farmer', do: 'harvest' });
  return round;
}

const stood = ({ watcher }: Round): number => heardBy(watcher, 'stood').length;

/** So much is left of the Beat, no more and no less. */
async function expectLeft(round: Round, ms: number): Promise<void> {
  await round.world.pass(ms - 50);
  expect(stood(round)).toBe(0);
  await round.world.pass(100);
  expect(stood(round)).toBe(1);
}

describe.each([
  ['back', -HOUR],
  ['on', HOUR],
])('a clock that is set %s by an hour', (_way, by) => {
  it('changes nothing while the server runs', async () => {
    const here = machine();
    const round = await claimed(here.start());
    await round.world.pass(1000);
    here.off = by;
    await round.watcher.connect();
    const welcome = JSON.parse(round.watcher.frames.at(-2) ?? '') as ServerMessage;
    expect(welcome).toMatchObject({ t: 'welcome', clock: [{ phase: 'open', left: 3500 }] });
    await expectLeft(round, BEAT - 1000);
  });

  it('changes nothing over a restart', async () => {
    const here = machine();
    const round = await claimed(here.start());
    await round.world.pass(1000);
    // A heartbeat: what lies after it counts as time that the server was away.
    await round.store.setAlive(round.world.now());
    here.off = by;
    await reopen(round, 2000, here.start);
    await expectLeft(round, BEAT - 1000);
    const times = (await round.store.read(round.table, -1)).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });
});
