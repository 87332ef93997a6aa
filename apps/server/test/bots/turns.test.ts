// Who thinks when: with threads that think until they are told to stop, and a clock that goes when it is told to.

import type { RawMove } from '@pretender/kernel';
import { asSeat } from '@pretender/kernel';
import { describe, expect, it } from 'vitest';
import type { BotRequest, BotTrouble } from '../../src/bots/bot-pool.ts';
import { botTurns, MOST_WAIT_MS } from '../../src/bots/bot-turns.ts';
import { type JobRunner, LateError } from '../../src/jobs/job-thread.ts';
import { fakeClock } from '../net/fake-clock.ts';
import { matchOf, requestFor } from './table.ts';

const DEADLINE = 2000;
const PASS: RawMove = { type: 'pass' };

interface Begun {
  readonly seed: number;
  readonly level: string;
  readonly deadlineMs: number;
  resolve(move: RawMove | null): void;
  reject(error: unknown): void;
}

/** Thinks until the test answers for it. */
function slowThread() {
  const begun: Begun[] = [];
  const runner: JobRunner = {
    run: (letter, deadlineMs) =>
      new Promise((resolve, reject) => begun.push({ ...JSON.parse(String(letter)), deadlineMs, resolve, reject })),
    stop: async () => {},
  };
  return { begun, runner };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

function room() {
  const clock = fakeClock();
  const [thinking, quick] = [slowThread(), slowThread()];
  const troubles: BotTrouble[] = [];
  const pool = botTurns(
    { thinking: [thinking.runner], quick: quick.runner },
    { after: clock.after, onTrouble: (trouble) => troubles.push(trouble) },
  );
  const match = matchOf(4, 1);
  const ask = (host: string, table: string, seed: number, own: Partial<BotRequest> = {}) =>
    pool.choose({ ...requestFor(match, asSeat(1), 'farsighted'), host, table, seed, ...own }, DEADLINE);
  /** Answers one thought after the other, and says in which order they were begun. */
  const order = async () => {
    await settle();
    for (let at = 0; at < thinking.begun.length; at++) {
      thinking.begun[at].resolve(PASS);
      await settle();
    }
    return thinking.begun.map(({ seed }) => seed);
  };
  return { clock, thinking, quick, troubles, pool, ask, order };
}

describe('bots of many tables', () => {
  it('think in turns: by the address of the host, then by table, then by age', async () => {
    const { ask, order } = room();
    for (let table = 0; table < 60; table++) void ask('crowd', `crowd ${table}`, table);
    for (const seed of [100, 101]) void ask('home', 'ours', seed);
    void ask('crowd', 'crowd 0', 60);
    const [first, second, third, fourth] = await order();
    // One thought is under way as the second host comes.
    expect([first, second, third, fourth]).toEqual([0, 1, 100, 2]);
    expect((await order()).slice(4, 6)).toEqual([101, 3]);
    expect((await order()).at(-1)).toBe(60);
  });

  it('have their time from when they begin, and not from when they are asked', async () => {
    const { ask, thinking, clock } = room();
    void ask('a', '1', 1);
    const second = ask('a', '2', 2);
    await settle();
    clock.advance(MOST_WAIT_MS - 1);
    thinking.begun[0].resolve(PASS);
    await settle();
    expect(thinking.begun.map(({ seed, deadlineMs }) => [seed, deadlineMs])).toEqual([
      [1, DEADLINE],
      [2, DEADLINE],
    ]);
    // Whoever thinks is not answered for any more.
    clock.advance(MOST_WAIT_MS);
    thinking.begun[1].resolve({ type: 'claim' });
    expect(await second).toEqual({ type: 'claim' });
  });

  it('are answered for by the easiest one after three seconds of waiting, without waiting for anybody who thinks', async () => {
    const { ask, thinking, quick, clock } = room();
    void ask('a', '1', 1);
    const waiting = ask('a', '2', 2);
    clock.advance(MOST_WAIT_MS);
    await settle();
    expect(quick.begun.map(({ seed, level }) => [seed, level])).toEqual([[2, 'random']]);
    quick.begun[0].resolve(PASS);
    expect(await waiting).toEqual(PASS);
    // It does not think on.
    thinking.begun[0].resolve(PASS);
    await settle();
    expect(thinking.begun).toHaveLength(1);
  });

  it('are answered for in turns too', async () => {
    const { ask, quick, clock } = room();
    for (const seed of [1, 2, 3, 4]) void ask('crowd', '1', seed);
    void ask('home', 'ours', 5);
    clock.advance(MOST_WAIT_MS);
    await settle();
    for (const at of [0, 1]) {
      quick.begun[at].resolve(PASS);
      await settle();
    }
    expect(quick.begun.map(({ seed }) => seed)).toEqual([2, 3, 5]);
  });

  it('that were cut off or broke say so, and the next one thinks', async () => {
    const { ask, thinking, troubles } = room();
    const answers = [ask('a', '1', 1), ask('a', '1', 2), ask('a', '1', 3)];
    await settle();
    thinking.begun[0].reject(new LateError('late'));
    await settle();
    thinking.begun[1].reject(new Error('broken'));
    await settle();
    thinking.begun[2].resolve(PASS);
    expect(await Promise.all(answers)).toEqual([null, null, PASS]);
    expect(troubles.map(({ kind }) => kind)).toEqual(['late', 'broken']);
  });

  it('that are stopped while they wait say nothing', async () => {
    const { ask, pool, troubles, thinking } = room();
    const answers = [ask('a', '1', 1), ask('a', '1', 2)];
    await settle();
    await pool.stop();
    thinking.begun[0].resolve(null);
    expect(await Promise.all(answers)).toEqual([null, null]);
    expect(await ask('a', '1', 3)).toBeNull();
    expect(troubles).toEqual([]);
  });

  it('are not told whose turn they take', async () => {
    const { ask, thinking } = room();
    void ask('192.0.2.7', 'secret-table', 1);
    await settle();
    expect(thinking.begun).toHaveLength(1);
    expect(JSON.stringify(thinking.begun)).not.toMatch(/192\.0\.2\.7|secret-table/);
  });
});
