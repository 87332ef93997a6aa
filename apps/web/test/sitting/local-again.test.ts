// A table inside the page that is left and taken up again, and one that goes on faster for somebody who is out.

import { hoax } from '@pretender/hoax';
import { restAfter } from '@pretender/hoax/live';
import { missing, openAsks, randomPolicy, resolveOptions, type Seat, seededDraws } from '@pretender/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocalTable } from '../../src/sitting/local-table.ts';

const ME = 0 as Seat;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.4);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Played = LocalTable['played'];

async function open(about: { played?: Played; seed?: number } = {}) {
  const resolved = resolveOptions(hoax.options, { edition: 'quick' }, 5);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const table = await LocalTable.open({
    game: hoax as never,
    config: resolved.config,
    seats: 5,
    me: ME,
    levels: [null, 'squire', 'squire', 'squire', 'squire'],
    seed: { kind: 'fast', value: about.seed ?? 5 },
    pace: [700, 2200],
    lesson: null,
    ...(about.played && { played: about.played }),
    restAfter: (events) => restAfter(events as never),
    tell: () => {},
  });
  return table;
}

const isAsked = ({ match }: LocalTable) => {
  const ask = openAsks(match).at(-1);
  return ask !== undefined && missing(match, ask).includes(ME);
};
const isOut = ({ match }: LocalTable) =>
  (match.state.table as never as { heirs: { standing: string }[] }).heirs[ME].standing !== 'in';

async function play(table: LocalTable, isEnough: () => boolean): Promise<number> {
  const policy = randomPolicy(hoax);
  const draws = seededDraws(3, 'the reader');
  const began = performance.now();
  for (let step = 0; step < 40_000 && !isEnough(); step++) {
    const ask = openAsks(table.match).at(-1);
    if (ask && isAsked(table)) table.submit(ask.id, policy(table.match.views[ME] as never, draws) as never);
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(isEnough()).toBe(true);
  return performance.now() - began;
}

it('goes on where it was left, with the same cards', async () => {
  const left = await open();
  await play(left, () => left.match.entries.length > 60);
  left.stop();
  const kept = JSON.parse(JSON.stringify(left.played)) as Played;
  const again = await open({ played: kept, seed: left.seed });
  expect(again.match.entries).toEqual(left.match.entries);
  const before = again.match.entries.length;
  await play(again, () => again.match.entries.length > before + 20);
  again.stop();
});

it('says so where what was kept is of another match', async () => {
  const left = await open();
  await play(left, () => left.match.entries.length > 60);
  left.stop();
  await expect(open({ played: left.played, seed: left.seed + 1 })).rejects.toThrow('another match');
});

it('is at least four times as fast for somebody who is out, until they are asked again', async () => {
  async function watched(isFast: boolean): Promise<number> {
    for (let seed = 1; ; seed++) {
      const table = await open({ seed });
      const isCrowned = () => hoax.outcome(table.match.state.table as never) !== null;
      await play(table, () => isOut(table) || isCrowned());
      if (isCrowned()) continue;
      if (isFast) table.hasten();
      expect(table.isFast).toBe(isFast);
      const took = await play(table, () => isAsked(table) || isCrowned());
      expect(table.isFast).toBe(false);
      table.stop();
      if (took > 20_000 || isFast) return took;
    }
  }
  expect(await watched(true)).toBeLessThan((await watched(false)) / 4);
});
