// While the server runs, it keeps a fresh backup beside its file, and the one before.

import { rename, stat } from 'node:fs/promises';
import { backupsOf } from './backup.ts';
import type { Store } from './store.ts';

export interface KeepingOptions {
  readonly everyMs: number;
  /** A backup that failed is tried again at the next turn; the old ones stay. */
  onFault(error: unknown): void;
}

export interface Keeping {
  stop(): Promise<void>;
}

async function rotate(store: Store, data: string): Promise<void> {
  const [newest, previous] = backupsOf(data);
  const fresh = `${data}.backup.new`;
  await store.backup(fresh);
  await rename(newest, previous).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(fresh, newest);
}

/** Counted from the last backup, not from the start: a server that restarts often makes backups too. */
async function untilNext(data: string, everyMs: number): Promise<number> {
  const [newest] = backupsOf(data);
  const age = await stat(newest).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => everyMs,
  );
  return Math.min(everyMs, Math.max(0, everyMs - age));
}

export function keepBackups(store: Store, data: string, { everyMs, onFault }: KeepingOptions): Keeping {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let running = untilNext(data, everyMs).then(schedule);

  function schedule(delay: number): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = rotate(store, data)
        .catch(onFault)
        .then(() => schedule(everyMs));
    }, delay);
    timer.unref();
  }

  return {
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
