import { describe, expect, it } from 'vitest';
import { benchEngine, formatReport } from '../src/engine.ts';
import type { Contender } from '../src/measure.ts';
import { BASELINE } from '../src/peers.ts';

const OPTIONS = { warmUpMs: 1, sliceMs: 1, slices: 3 };
const steady = (name: string, moves: number): Contender => ({ name, run: () => ({ moves, seconds: 1 }) });

describe('benchEngine', () => {
  it('sets every contender against the boardgame.io client', async () => {
    const report = await benchEngine([steady(BASELINE, 10_000), steady('checked', 900_000)], OPTIONS);
    expect(report.rows.map(({ name, median, ratio }) => [name, median, ratio])).toEqual([
      [BASELINE, 10_000, 1],
      ['checked', 900_000, 90],
    ]);
  });

  it('gives no ratio when the baseline did not run', async () => {
    expect((await benchEngine([steady('checked', 5)], OPTIONS)).rows[0]?.ratio).toBeNull();
  });

  it('is plain JSON', async () => {
    const report = await benchEngine([steady(BASELINE, 10)], OPTIONS);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });
});

describe('formatReport', () => {
  it('shows rate, ratio and spread of each contender in columns', async () => {
    const text = formatReport(await benchEngine([steady(BASELINE, 10_000), steady('checked', 1_234_567)], OPTIONS));
    const [head, first, second] = text.split('\n');
    expect(head).toMatch(/^\s+moves\/s\s+× boardgame\.io client\s+spread$/);
    expect(first).toMatch(/^boardgame\.io client\s+10,000\s+1\.00 ×\s+0 %$/);
    expect(second).toMatch(/^checked\s+1,234,567\s+123 ×\s+0 %$/);
    expect(new Set([head?.length, first?.length, second?.length]).size).toBe(1);
  });
});
