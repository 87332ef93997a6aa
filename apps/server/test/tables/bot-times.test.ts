// When a bot speaks follows from what everybody knows and from the draw alone: neither its card, nor how long it thinks.

import type { RawMove } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import type { BotPool, BotRequest } from '../../src/bots/bot-pool.ts';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import type { BotCall } from '../../src/tables/autoplay.ts';
import { BotThought } from '../../src/tables/bot-thought.ts';
import { openHall } from '../../src/tables/hall.ts';
import { fakeClient } from './fake-client.ts';
import { type FakeWorld, fakeWorld } from './fake-world.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

/** The shortest delay that is drawn. */
const LEAST = 600;
/** More than most delays, and less than a bot is given. */
const TOO_LONG = 1900;
const BOTS = [1, 2, 3];

type Think = (request: BotRequest) => number;
type Choose = (request: BotRequest) => Promise<RawMove | null>;

/** Bots that take so many milliseconds of the world's time. */
function slowBots(world: FakeWorld, think: Think, choose: Choose): BotPool {
  return {
    async choose(request) {
      const move = await choose(request);
      const time = think(request);
      if (time > 0) await new Promise<void>((resolve) => world.at(world.now() + time, resolve));
      return move;
    },
    async stop() {},
  };
}

interface Asked extends BotRequest {
  readonly view: { readonly viewer: number; readonly hands: readonly ({ readonly identity: string } | null)[] };
}

function identityOf({ view }: BotRequest): string {
  const { viewer, hands } = view as Asked['view'];
  return hands[viewer]?.identity ?? '';
}

const local = localBots();
const wise: Choose = (request) => local.choose(request, 0);

interface Room {
  readonly think: Think;
  readonly choose?: Choose;
  readonly minutes: number;
  readonly speed?: 'brisk' | 'off';
}

/** A host who does nothing, three bots, and when each line was written. */
async function linesOf({ think, choose = wise, minutes, speed = 'brisk' }: Room): Promise<readonly string[]> {
  const world = fakeWorld(3);
  const store = openMemoryStore();
  const hall = await openHall({ store, world, bots: slowBots(world, think, choose), log: quiet });
  const opened = await hall.open(settingsWith({ speed }), { name: 'Ada', nonce: NONCES[0] });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { table, token } = opened.value;
  const host = fakeClient(() => hall, table, token);
  await host.connect();
  for (const seat of BOTS) await host.send({ t: 'seatBot', seat, level: 'honest' } as never);
  await host.send({ t: 'start' } as never);
  await world.pass(minutes * 60_000);
  return (await store.read(table, -1)).map(({ at, cmd, body }) => `${at} ${cmd} ${body}`);
}

describe('the moment at which a bot speaks', () => {
  it('is the same however long it thinks about which card', async () => {
    const seen = new Set<string>();
    const byCard: Think = (request) => {
      seen.add(identityOf(request));
      return 20 + ((identityOf(request).charCodeAt(0) * 37) % (LEAST - 40));
    };
    const quick = await linesOf({ think: () => 0, minutes: 4 });
    const slow = await linesOf({ think: byCard, minutes: 4 });
    expect(seen.size).toBeGreaterThan(1);
    expect(quick.filter((line) => line.includes(' bot:')).length).toBeGreaterThan(20);
    expect(slow).toEqual(quick);
  });

  it('is another drawn one if it has found nothing by then, and says no more than that', async () => {
    const lateBy = (late: number): Think => {
      let count = 0;
      return () => (count++ < BOTS.length ? late : 0);
    };
    const late = await linesOf({ think: lateBy(TOO_LONG), minutes: 2 });
    const later = await linesOf({ think: lateBy(TOO_LONG + 70), minutes: 2 });
    expect(late).not.toEqual(await linesOf({ think: () => 0, minutes: 2 }));
    expect(later).toEqual(late);
  });

  it('comes again after it was cut off where nothing can be passed and no clock runs', async () => {
    let count = 0;
    const choose: Choose = async (request) => (count++ < BOTS.length ? null : wise(request));
    const lines = await linesOf({ think: () => 0, choose, minutes: 1, speed: 'off' });
    expect(lines.filter((line) => line.includes(' bot:'))).toHaveLength(BOTS.length);
  });
});

describe('what a bot thinks of until it speaks', () => {
  /** Thinks until it is told what it has found. */
  function patient() {
    const asked: number[] = [];
    const answers: ((move: RawMove | null) => void)[] = [];
    const choose = ({ seed }: Pick<BotRequest, 'seed'>): Promise<RawMove | null> => {
      asked.push(seed);
      return new Promise((resolve) => answers.push(resolve));
    };
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    return { asked, answers, settle, thought: new BotThought(choose, 7) };
  }
  const call = { choice: (seed: number) => ({ seed }) } as unknown as BotCall;

  it('is thought of again when its seat was told something, and only then', async () => {
    const { asked, answers, settle, thought } = patient();
    thought.about(call, 1);
    thought.about(call, 1);
    expect(asked).toEqual([7]);
    answers[0]({ type: 'pass' });
    await settle();
    expect(thought).toMatchObject({ isThinking: false, found: { move: { type: 'pass' }, heard: 1 } });
    thought.about(call, 2);
    // Until it has found something else, what it had found before is all it can say.
    expect(thought).toMatchObject({ isThinking: true, found: { heard: 1 } });
    answers[1]({ type: 'doubt' });
    await settle();
    expect(thought.found).toEqual({ move: { type: 'doubt' }, heard: 2 });
    expect(asked).toEqual([7, 7]);
  });

  it('is one thing at a time, and the last one in the end', async () => {
    const { asked, answers, settle, thought } = patient();
    for (const heard of [1, 2, 3, 4]) thought.about(call, heard);
    expect(asked.length).toBe(1);
    answers[0](null);
    await settle();
    expect(asked.length).toBe(2);
    answers[1]({ type: 'pass' });
    await settle();
    expect(thought).toMatchObject({ isThinking: false, found: { move: { type: 'pass' }, heard: 4 } });
  });
});
