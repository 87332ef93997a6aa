// At a table inside the page nobody does anything while the reader looks at how a doubt ends, until they have seen enough.

import { type Hoax, hoax } from '@pretender/hoax';
import { momentIn, restAfter } from '@pretender/hoax/live';
import { type Match, missing, openAsks, randomPolicy, resolveOptions, type Seat, seededDraws } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocalTable } from '../../src/sitting/local-table.ts';

const ME = 0 as Seat;
const MOMENT = 5000;
const LEAST = 700;

beforeEach(() => {
  vi.useFakeTimers();
  // The same in every run.
  vi.spyOn(Math, 'random').mockReturnValue(0.4);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Up to the first doubt or accusation that was decided, by people who do anything. */
async function decided() {
  const resolved = resolveOptions(hoax.options, {}, 5);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const told: Told[][] = [];
  const table = await LocalTable.open({
    game: hoax as never,
    config: resolved.config,
    seats: 5,
    me: ME,
    levels: [null, 'random', 'random', 'random', 'random'],
    seed: { kind: 'fast', value: 3 },
    pace: [LEAST, 2200],
    lesson: null,
    restAfter: (events) => restAfter(events as never),
    tell: (events) => void told.push([...events]),
  });
  const policy = randomPolicy(hoax);
  const draws = seededDraws(3, 'the reader');
  const match = table.match as unknown as Match<Hoax>;
  const isOver = () => ['doubt', 'accusation'].includes(momentIn((told.at(-1) ?? []) as never)?.kind ?? '');
  for (let step = 0; step < 20_000 && !isOver(); step++) {
    const ask = openAsks(match).at(-1);
    if (ask && missing(match, ask).includes(ME)) table.submit(ask.id, policy(match.views[ME] as never, draws) as never);
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(isOver()).toBe(true);
  return { table, entries: () => match.entries.length };
}

it('waits for as long as a table on a server rests', async () => {
  const { table, entries } = await decided();
  const before = entries();
  await vi.advanceTimersByTimeAsync(MOMENT + LEAST - 30);
  expect(entries()).toBe(before);
  await vi.advanceTimersByTimeAsync(4000);
  expect(entries()).toBeGreaterThan(before);
  table.stop();
});

it('goes on when the reader has seen enough', async () => {
  const { table, entries } = await decided();
  const before = entries();
  await vi.advanceTimersByTimeAsync(500);
  table.goOn();
  await vi.advanceTimersByTimeAsync(2300);
  expect(entries()).toBeGreaterThan(before);
  table.stop();
});
