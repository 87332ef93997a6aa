// Lengths and shares over many matches.

export interface Spread {
  readonly mean: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** Nearest rank: every percentile is a length that did occur. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const rank = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean: round(mean), p10: rank(0.1), p50: rank(0.5), p90: rank(0.9) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function grouped(value: number): string {
  return value.toLocaleString('en-US');
}

export function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

/** Columns: the first to the left, numbers to the right. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  '),
  );
}
