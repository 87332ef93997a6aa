// How many lines a second the store takes, each on disk before it is acknowledged.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openSqliteStore, type Store } from '@pretender/server/store';

export interface StoreRow {
  /** How many tables write at once, each its next line when the last one is acknowledged. */
  readonly tables: number;
  readonly linesPerSecond: number;
  /** From asking to being told, in milliseconds. */
  readonly median: number;
  readonly p99: number;
  /** The longest that the event loop was held up, in milliseconds; the rest of the server waits that long. */
  readonly longestHold: number;
}

export interface StoreReport {
  readonly folder: string;
  readonly bytesPerLine: number;
  readonly rows: readonly StoreRow[];
}

const TABLES = [1, 10, 100];
const BODY = JSON.stringify({ text: 'x'.repeat(290) });
/** The first lines find cold caches and an empty file. */
const WARM_UP_SHARE = 0.2;
const NS_PER_MS = 1e6;

const shareOf = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Writes until the time is over; tells how long every line took. */
async function writeFor(store: Store, ids: readonly string[], ms: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + ms;
  const writer = async (table: string): Promise<void> => {
    let seq = (await store.tableBy(table))?.head ?? 0;
    for (let now = performance.now(); now < end; ) {
      seq += 1;
      const answer = await store.append({ table, seq, cmd: `${table}-${seq}`, at: seq, body: BODY }, seq);
      if (answer !== 'ok') throw new Error(`line ${seq} was not taken: ${answer}`);
      const told = performance.now();
      times.push(told - now);
      now = told;
    }
  };
  await Promise.all(ids.map(writer));
  return times;
}

async function measureRow(folder: string, tables: number, ms: number): Promise<StoreRow> {
  const store = await openSqliteStore(join(folder, `${tables}.db`));
  const ids = Array.from({ length: tables }, (_, n) => `t${n}`);
  for (const id of ids)
    await store.createTable(
      { id, code: id, wakeAt: null, isListed: false, createdAt: 0 },
      { table: id, seq: 0, cmd: null, at: 0, body: BODY },
    );
  await writeFor(store, ids, ms * WARM_UP_SHARE);
  const holds = monitorEventLoopDelay({ resolution: 10 });
  holds.enable();
  const began = performance.now();
  const times = (await writeFor(store, ids, ms * (1 - WARM_UP_SHARE))).toSorted((a, b) => a - b);
  const seconds = (performance.now() - began) / 1000;
  holds.disable();
  await store.close();
  return {
    tables,
    linesPerSecond: Math.round(times.length / seconds),
    median: shareOf(times, 0.5),
    p99: shareOf(times, 0.99),
    longestHold: holds.max / NS_PER_MS,
  };
}

export async function benchStore(ms: number): Promise<StoreReport> {
  const folder = mkdtempSync(join(tmpdir(), 'pretender-bench-'));
  const rows: StoreRow[] = [];
  try {
    for (const tables of TABLES) rows.push(await measureRow(folder, tables, ms / TABLES.length));
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { folder, bytesPerLine: BODY.length, rows };
}

export function formatStoreReport({ folder, bytesPerLine, rows }: StoreReport): string {
  const cells = rows.map(({ tables, linesPerSecond, median, p99, longestHold }) => [
    String(tables),
    linesPerSecond.toLocaleString('en'),
    `${median.toFixed(2)} ms`,
    `${p99.toFixed(2)} ms`,
    `${longestHold.toFixed(1)} ms`,
  ]);
  const all = [['tables at once', 'lines/s', 'median', '99 %', 'loop held'], ...cells];
  const lines = all.map((row) =>
    row
      .map((cell) => cell.padStart(14))
      .join('')
      .trimEnd(),
  );
  return [...lines, `Lines of ${bytesPerLine} bytes, each on disk before it is told; files in ${folder}.`].join('\n');
}
