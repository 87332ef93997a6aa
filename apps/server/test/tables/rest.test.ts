// When a doubt is decided or somebody accused, all look up: the next question begins when the moment is over, for everybody and by the
// server's clock, or when everybody who is here has seen enough.

import type { RawMove, Seat } from '@pretender/kernel';
import type { Settings } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import type { FakeClient } from './fake-client.ts';
import { heardBy, identityOf, openRound, type Round, reopen, say, setUp, specsOf } from './round.ts';

const HARVEST = { type: 'claim', as: 'farmer', do: 'harvest' };
const TREASURY = { type: 'claim', as: 'baron', do: 'treasury' };
const MOMENT = 5000;
const COLLAPSE = 3000;
const VOTE = 8000;

interface Clock {
  readonly ask: number;
  readonly phase: string;
  readonly left: number | null;
  readonly next?: { readonly phase: string; readonly left: number | null };
}

/** The last clock that everybody was told. */
function clockOf({ watcher }: Round): Clock {
  const told = watcher.frames.map((frame) => JSON.parse(frame) as { clock?: readonly Clock[] });
  const clock = told.findLast((message) => message.clock !== undefined)?.clock?.[0];
  if (clock === undefined) throw new Error('no clock was told');
  return clock;
}

const openAsk = ({ watcher }: Round) =>
  (watcher.view as unknown as { table: { asks: { id: number; kind: string }[] } }).table.asks.at(-1);

/** The host says what is true or not, and two of the others doubt it: that is enough. */
async function doubted(isTrue: boolean, settings: Partial<Settings> = {}): Promise<Round> {
  for (let seed = 1; seed < 60; seed++) {
    const round = await openRound({ seed, nonce: seed.toString(16).padStart(32, '0'), settings });
    await setUp(round);
    if ((identityOf(round, 0) === 'farmer') !== isTrue) continue;
    await say(round.clients[0], HARVEST);
    await round.world.pass(settings.speed === 'days' ? 0 : 600);
    await say(round.clients[1], { type: 'doubt' });
    await say(round.clients[2], { type: 'support' });
    await round.world.rest();
    return round;
  }
  throw new Error('never dealt');
}

const seen = (round: Round, seat: number) =>
  round.clients[seat].send({ t: 'seen', ask: openAsk(round)?.id ?? -1 } as never);

describe('the rest after a moment', () => {
  it.each([
    ['that was a lie', false],
    ['that was true', true],
  ])('is as long for a doubted claim %s, and told with what comes then', async (_, isTrue) => {
    const round = await doubted(isTrue);
    expect(heardBy(round.watcher, isTrue ? 'revealed' : 'exposed')).toHaveLength(1);
    const { ask, phase, left, next } = clockOf(round);
    expect({ ask, phase, left }).toEqual({ ask: openAsk(round)?.id, phase: 'hush', left: MOMENT });
    expect(next?.left).toBeGreaterThan(0);
  });

  it('shortens nobody: the whole usual time comes after it', async () => {
    const round = await doubted(false);
    const { next } = clockOf(round);
    await round.world.pass(MOMENT + (next?.left ?? 0) - 1);
    expect(heardBy(round.watcher, 'idled')).toEqual([]);
    await round.world.pass(1);
    expect(heardBy(round.watcher, 'idled')).toHaveLength(1);
  });

  it('comes after a doubt that falls, and is shorter', async () => {
    const round = await openRound();
    await setUp(round);
    await say(round.clients[0], HARVEST);
    await say(round.clients[1], { type: 'doubt' });
    await round.world.pass(VOTE);
    expect(heardBy(round.watcher, 'stood')).toHaveLength(1);
    expect(clockOf(round)).toMatchObject({ phase: 'hush', left: COLLAPSE });
  });

  it.each([
    ['brisk', 4000],
    ['relaxed', 6000],
    ['off', MOMENT],
  ] as const)('follows the pace: %s', async (speed, lasts) => {
    expect(clockOf(await doubted(false, { speed }))).toMatchObject({ phase: 'hush', left: lasts });
  });

  it('is none over days', async () => {
    const round = await doubted(false, { speed: 'days' });
    expect(round.watcher.frames.some((frame) => frame.includes('"next"'))).toBe(false);
    expect(await seen(round, 0)).toMatchObject({ t: 'no', code: 'not-now' });
  });

  it('leaves a move that is made in it, and its rest goes over to the next question', async () => {
    const round = await doubted(false, { options: { afterHoaxedAction: 'newAction' } });
    await round.world.pass(1000);
    expect((await say(round.clients[0], TREASURY)).t).toBe('ack');
    // Nothing is told: it began as everybody can reckon. Whoever comes in now is told.
    await round.watcher.connect();
    expect(clockOf(round)).toMatchObject({ phase: 'hush', left: MOMENT - 1000, next: { phase: 'hush', left: 500 } });
  });

  it('stands still while the table pauses', async () => {
    const round = await doubted(false);
    await round.world.pass(2000);
    await round.clients[0].send({ t: 'pause' } as never);
    await round.world.pass(30_000);
    await round.clients[0].send({ t: 'resume' } as never);
    expect(clockOf(round)).toMatchObject({ phase: 'hush', left: MOMENT - 2000 });
  });

  it('is found again after a restart in the midst of it', async () => {
    const round = await doubted(false);
    await round.world.pass(2000);
    await reopen(round, 20_000);
    const { left, ...clock } = clockOf(round);
    expect(clock).toMatchObject({ ask: openAsk(round)?.id, phase: 'hush', next: { phase: 'decide' } });
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(MOMENT);
  });

  it('is a fact of the line: an old log without it has none', async () => {
    const round = await doubted(false);
    const lines = (await round.store.read(round.table, -1)).map(({ body }) => JSON.parse(body));
    expect(lines.filter(({ rest }) => rest !== undefined).map(({ rest }) => rest)).toEqual([MOMENT]);
  });
});

/** Somebody who is not the Thief, and takes nothing but wine. */
function firstSteps(client: FakeClient, type: string): RawMove {
  if (type === 'take') {
    const wares = specsOf(client).find((spec) => spec.type === 'take')?.fields.wares as { min: number } | undefined;
    return { type, wares: Array.from({ length: wares?.min ?? 0 }, () => 'wine') };
  }
  const identity = identityOf({ clients: { [client.viewer]: client } as never }, client.viewer as Seat);
  return { type, identities: [identity === 'thief' ? 'merchant' : 'thief'] };
}

describe('what is done without a click', () => {
  /** Three doubt what the host really is, and the next is in a hurry to say something: the bot is asked while the table rests. */
  async function beforeBot(): Promise<Round> {
    for (let seed = 1; seed < 60; seed++) {
      const nonce = seed.toString(16).padStart(32, '0');
      const round = await openRound({ seed, settings: { seats: 5 } });
      await round.clients[0].send({ t: 'seatBot', seat: 4, level: 'honest' } as never);
      await round.clients[0].send({ t: 'start', nonce } as never);
      if (identityOf(round, 0) !== 'farmer') continue;
      for (const type of ['cover', 'take']) {
        for (const client of round.clients) await say(client, firstSteps(client, type));
        await round.world.pass(4000);
      }
      await say(round.clients[0], HARVEST);
      await round.world.pass(510);
      await say(round.clients[1], { type: 'doubt' });
      for (const seat of [2, 3]) await say(round.clients[seat], { type: 'support' });
      expect(heardBy(round.watcher, 'revealed')).toHaveLength(1);
      await say(round.clients[1], HARVEST);
      return round;
    }
    throw new Error('never dealt');
  }
  const linesBy = async (round: Round, seat: number) =>
    (await round.store.read(round.table, -1)).filter(({ body }) => {
      const { entry } = JSON.parse(body) as { entry?: { cause: { by: string; seat?: number } } };
      return entry?.cause.by === 'move' && entry.cause.seat === seat;
    });

  it('is drawn after the rest: a bot waits like everybody', async () => {
    const round = await beforeBot();
    const before = (await linesBy(round, 4)).length;
    const decided = round.world.now();
    await round.world.pass(MOMENT + 599);
    expect((await linesBy(round, 4)).slice(before)).toEqual([]);
    await round.world.pass(30_000);
    const [first] = (await linesBy(round, 4)).slice(before);
    expect(first.at - decided).toBeGreaterThanOrEqual(MOMENT + 600);
  });

  it('follows sooner where everybody has seen enough', async () => {
    const round = await beforeBot();
    const before = (await linesBy(round, 4)).length;
    const ended = round.world.now();
    for (const seat of [0, 1, 2, 3]) await seen(round, seat);
    expect(heardBy(round.watcher, '@seen')).toHaveLength(1);
    await round.world.pass(3000);
    const [first] = (await linesBy(round, 4)).slice(before);
    expect(first.at - ended).toBeLessThanOrEqual(2400);
  });
});

describe('everybody has seen enough', () => {
  it('ends the rest for all at once, and says so in one line', async () => {
    const round = await doubted(false);
    await round.world.pass(1000);
    for (const seat of [0, 1, 2]) expect((await seen(round, seat)).t).toBe('ack');
    expect(heardBy(round.watcher, '@seen')).toEqual([]);
    const before = round.watcher.frames.length;
    await seen(round, 3);
    expect(round.watcher.frames.length - before).toBe(1);
    expect(heardBy(round.watcher, '@seen')).toEqual([{ type: '@seen', ask: openAsk(round)?.id }]);
    expect(clockOf(round)).toMatchObject({ phase: 'decide', left: 60_000 });
    expect(clockOf(round)).not.toHaveProperty('next');
  });

  it('is told to nobody of anybody', async () => {
    const round = await doubted(false);
    const before = [round.watcher, round.clients[2]].map(({ frames }) => frames.length);
    await seen(round, 0);
    await seen(round, 1);
    expect([round.watcher, round.clients[2]].map(({ frames }) => frames.length)).toEqual(before);
  });

  it('waits for nobody who is away', async () => {
    const round = await doubted(false);
    round.clients[3].drop();
    await round.world.rest();
    for (const seat of [0, 1, 2]) await seen(round, seat);
    expect(heardBy(round.watcher, '@seen')).toHaveLength(1);
  });

  it('is not for the gallery, nor for another question, nor when the rest is over', async () => {
    const round = await doubted(false);
    const ask = openAsk(round)?.id ?? -1;
    expect(await round.watcher.send({ t: 'seen', ask } as never)).toMatchObject({ code: 'not-seated' });
    expect(await round.clients[0].send({ t: 'seen', ask: ask + 1 } as never)).toMatchObject({ code: 'stale' });
    await round.world.pass(MOMENT);
    expect(await seen(round, 0)).toMatchObject({ code: 'not-now' });
  });
});
