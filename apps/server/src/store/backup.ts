// A copy of the whole store: made by the one connection while it works, read back, and only then given its name.

import { chmod, copyFile, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Connection, connect, createPrivately, exists } from './connection.ts';
import { StoreError } from './store-error.ts';
import { startThread } from './thread.ts';

/** Where a running server keeps copies of its file, the newest first. */
export function backupsOf(data: string): readonly [string, string] {
  return [`${data}.backup`, `${data}.backup.previous`];
}

async function realPath(path: string): Promise<string> {
  const folder = await realpath(dirname(resolve(path)));
  return realpath(path).catch(() => join(folder, basename(path)));
}

async function refuseOnto(data: string, target: string): Promise<void> {
  const [own, other] = await Promise.all([realPath(data), realPath(target)]);
  if ([own, `${own}-wal`, `${own}-shm`].includes(other))
    throw new StoreError('failed', `${target} is the store itself; a backup needs a file of its own.`);
}

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}

/** A thread of its own reads the copy, so that players do not wait for it. */
async function seal(path: string): Promise<void> {
  const thread = startThread();
  await thread.ask('seal', { path }).finally(() => thread.end());
}

/** `fill` writes a draft; if it can be read, it takes the place of what was there, in one step. */
async function replaceWith(target: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${target}.part`;
  const leftovers = [draft, `${draft}-journal`, `${draft}-wal`, `${draft}-shm`];
  const tidy = () => Promise.all(leftovers.map((path) => rm(path, { force: true })));
  try {
    await tidy();
    await createPrivately(draft);
    await fill(draft);
    await seal(draft);
    await syncToDisk(draft);
    await rename(draft, target);
    // The new name is on disk only when its folder is. Windows cannot open folders, and does not need to.
    await syncToDisk(dirname(resolve(target))).catch(() => {});
  } finally {
    await tidy();
  }
}

export async function backUp(connection: Connection, target: string): Promise<void> {
  await refuseOnto(connection.path, target);
  await replaceWith(target, (draft) => connection.copyTo(draft));
}

export interface Copied {
  /** The file that was copied: the store itself, or what the running server has kept. */
  readonly from: string;
  /** How things stood when. */
  readonly at: number;
}

async function copyKept(data: string, target: string): Promise<Copied> {
  for (const from of backupsOf(data)) {
    if (!(await exists(from))) continue;
    await refuseOnto(from, target);
    const { mtimeMs: at } = await stat(from);
    await replaceWith(target, async (draft) => {
      await copyFile(from, draft);
      await chmod(draft, 0o600);
    });
    return { from, at };
  }
  throw new StoreError('in-use', `${data} is in use by a server that has not kept a backup yet.`);
}

/**
 * A backup from outside the server. Nobody runs on the file: it is locked and copied as it is, without bringing its
 * schema up to date. Somebody does: then nothing but that process may touch it, so its newest kept backup is taken.
 */
export async function backUpFile(data: string, target: string): Promise<Copied> {
  if (!(await exists(data))) throw new StoreError('damaged', `there is no store ${data}.`);
  try {
    const connection = await connect(data, { waitMs: 0 });
    await backUp(connection, target).finally(() => connection.close());
    return { from: data, at: Date.now() };
  } catch (error) {
    if (!(error instanceof StoreError) || error.trouble !== 'in-use') throw error;
    return copyKept(data, target);
  }
}
