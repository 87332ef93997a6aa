// A store to be tried, and small tables and lines to put into it.

import { expect } from 'vitest';
import type { Line, Store, TableRow } from '../../src/store/store.ts';

interface Subject {
  readonly store: Store;
  /** Closes it, and opens what it has left behind. */
  reopen(): Promise<Store>;
}

export function row(id: string, more: Partial<TableRow> = {}): Omit<TableRow, 'head'> {
  return { id, code: `C-${id}`, wakeAt: null, isListed: false, createdAt: 1, ...more };
}

export function line(table: string, seq: number, more: Partial<Line> = {}): Line {
  return { table, seq, cmd: `cmd-${seq}`, at: 1000 + seq, body: `{"n":${seq}}`, ...more };
}

export async function open(store: Store, id: string, more: Partial<TableRow> = {}): Promise<void> {
  expect(await store.createTable(row(id, more), line(id, 0, { cmd: null }))).toBe('ok');
}

export async function seqs(store: Store, table: string): Promise<number[]> {
  return (await store.read(table, -1)).map(({ seq }) => seq);
}

export type Fresh = () => Promise<Subject>;
