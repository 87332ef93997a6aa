import { hoax } from '@pretender/hoax';
import { resolveOptions, type Seat } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import { courtFor, MIXED } from '@pretender/protocol/court';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalTable } from '../../src/sitting/local-table.ts';

const ME = 0 as Seat;
const SEATS = 5;
const COURT = courtFor({ game: 'hoax', company: MIXED, count: SEATS - 1, isTaken: () => false });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** So many minutes of a match in which the reader answers as an honest heir would. */
async function evening(value: number, minutes: number): Promise<readonly Told[]> {
  const resolved = resolveOptions(hoax.options, {}, SEATS);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const told: Told[] = [];
  const table = await LocalTable.open({
    game: hoax as never,
    config: resolved.config,
    seats: SEATS,
    me: ME,
    levels: [null, ...COURT.map(({ level }) => level)],
    seed: { kind: 'fast', value },
    pace: [700, 2200],
    lesson: { options: {}, stage: 'over', isGood: () => true, answer: () => null, goOn: () => {}, whenOver: () => {} },
    tell: (events) => void told.push(...events),
  });
  const { answer } = await import('@pretender/bots');
  const draws = { below: () => 0, chance: () => false } as never;
  for (let step = 0; step < minutes * 600; step++) {
    await vi.advanceTimersByTimeAsync(100);
    const view = table.match.views[ME];
    const [spec] = hoax.moves(view as never);
    if (spec === undefined) continue;
    const move = answer({ game: 'hoax', level: 'honest', view, ask: spec.ask }, draws);
    if (move !== null) table.submit(spec.ask, move);
  }
  table.stop();
  return told;
}

describe('a practice table', () => {
  it('is talked at by those who sit there, and never by the reader', async () => {
    const told = await evening(3, 6);
    const spoken = told.filter(({ type }) => type === '@phrase');
    expect(spoken.length).toBeGreaterThan(0);
    for (const said of spoken) expect(said).not.toMatchObject({ seat: ME });
    expect(told.some(({ type }) => type === 'claimed')).toBe(true);
  });
});
