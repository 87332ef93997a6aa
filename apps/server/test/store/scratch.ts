// Stores and folders that are gone after the test.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openSqliteStore, type SqliteOptions } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';

export function scratchFile(name = 'store.db'): string {
  const folder = mkdtempSync(join(tmpdir(), 'pretender-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, name);
}

export async function scratchStore(path: string, options?: SqliteOptions): Promise<Store> {
  const store = await openSqliteStore(path, options);
  onTestFinished(() => store.close());
  return store;
}
