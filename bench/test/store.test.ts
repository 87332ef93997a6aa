import { describe, expect, it } from 'vitest';
import { benchStore, formatStoreReport } from '../src/store.ts';

describe('the benchmark of the store', () => {
  it('measures one, ten and a hundred tables', async () => {
    const report = await benchStore(300);
    expect(report.rows.map(({ tables }) => tables)).toEqual([1, 10, 100]);
    for (const { linesPerSecond, median, p99 } of report.rows) {
      expect(linesPerSecond).toBeGreaterThan(0);
      expect(p99).toBeGreaterThanOrEqual(median);
    }
    expect(formatStoreReport(report).split('\n')).toHaveLength(5);
  });
});
