// The store without a disk, for tests and simulations: the same contract, and every mishap on demand.

import { type Contents, shelfOf } from './shelf.ts';
import type { Store } from './store.ts';
import { StoreError } from './store-error.ts';

const MEMORY_FAULTS = [
  /** Refused, and nothing of it was kept. */
  'before-commit',
  /** Kept, but whoever wrote it is told that nobody knows. */
  'after-commit',
] as const;

export type MemoryFault = (typeof MEMORY_FAULTS)[number];

export interface MemoryOptions {
  /** How long the disk takes, by the clock of the simulation. Writes stay in their order. */
  delay?(): Promise<void>;
}

export interface MemoryStore extends Store {
  /** The next write meets this fault; several wait in a row. */
  failNext(fault: MemoryFault): void;
  /** The body of a line is another one from now on, and nobody was told. */
  spoil(table: string, seq: number, body: string): void;
  /**
   * Power is lost. What was on its way to the disk has just missed it, or has just reached it; nobody is told either
   * way: no promise of this store settles any more. What was durable is in the new store.
   */
  crash(writesOnTheirWay: 'lost' | 'kept'): MemoryStore;
  /** The store as it was when it was backed up under this name. */
  restored(path: string): MemoryStore;
}

const never = new Promise<never>(() => {});

function faultError(fault: MemoryFault): StoreError {
  return fault === 'before-commit'
    ? new StoreError('failed', 'the write was made to fail.')
    : new StoreError('unknown', 'the write was made to end unknown.');
}

/** Writes, one after the other, each through its delay and its fault. */
function diskOver(delay: () => Promise<void>) {
  const faults: MemoryFault[] = [];
  const onTheirWay = new Set<() => unknown>();
  let last: Promise<unknown> = Promise.resolve();
  let end: 'crashed' | 'closed' | null = null;

  async function reach<T>(work: () => T): Promise<T> {
    await delay();
    if (end === 'crashed') return never;
    onTheirWay.delete(work);
    const fault = faults.shift();
    if (fault === 'before-commit') throw faultError(fault);
    const result = work();
    if (fault) throw faultError(fault);
    return result;
  }

  function unlessOver<T>(work: () => Promise<T>): Promise<T> {
    if (end === 'closed') return Promise.reject(new StoreError('closed', 'the store has been closed.'));
    return end === 'crashed' ? never : work();
  }

  return {
    faults,
    write: <T>(work: () => T): Promise<T> =>
      unlessOver(() => {
        onTheirWay.add(work);
        const written = last.then(() => reach(work));
        last = written.catch(() => {});
        return written;
      }),
    read: <T>(work: () => T): Promise<T> =>
      unlessOver(async () => {
        const result = work();
        await Promise.resolve();
        return end === 'crashed' ? never : result;
      }),
    close: (): Promise<void> => {
      if (end !== null) return end === 'closed' ? Promise.resolve() : never;
      end = 'closed';
      return last.then(() => {});
    },
    /** What nobody was told of yet, in order. */
    crash: (): readonly (() => unknown)[] => {
      end = 'crashed';
      return [...onTheirWay];
    },
  };
}

function memoryStoreOn(contents: Contents | undefined, options: MemoryOptions): MemoryStore {
  const kept = shelfOf(contents);
  const disk = diskOver(options.delay ?? (async () => {}));
  const backups = new Map<string, Contents>();
  return {
    broken: never,
    createTable: (row, first) => disk.write(() => kept.createTable(row, first)),
    append: (line, wakeAt, following, command) => disk.write(() => kept.append(line, wakeAt, following, command)),
    read: (table, after, before) => disk.read(() => kept.read(table, after, before)),
    forget: (table, seq, cut) => disk.write(() => kept.forget(table, seq, cut)),
    lineOf: (table, cmd) => disk.read(() => kept.lineOf(table, cmd)),
    tableBy: (idOrCode) => disk.read(() => kept.tableBy(idOrCode)),
    countTables: () => disk.read(() => kept.countTables()),
    listed: (most) => disk.read(() => kept.listed(most)),
    setListed: (table, isListed) => disk.write(() => kept.setListed(table, isListed)),
    due: (before) => disk.read(() => kept.due(before)),
    survey: (after, most) => disk.read(() => kept.survey(after, most)),
    dropTable: (table, head) => disk.write(() => kept.dropTable(table, head)),
    putKey: (hash, owner) => disk.write(() => kept.putKey(hash, owner)),
    keyOwner: (hash) => disk.read(() => kept.keyOwner(hash)),
    dropKeys: (owner) => disk.write(() => kept.dropKeys(owner)),
    putRecord: (id, _at, body, most) => disk.write(() => kept.putRecord(id, body, most)),
    record: (id) => disk.read(() => kept.record(id)),
    setAlive: (at) => disk.write(() => kept.setAlive(at)),
    lastAlive: () => disk.read(() => kept.lastAlive()),
    backup: (path) => disk.read(() => void backups.set(path, kept.copy())),
    close: disk.close,
    spoil: kept.spoil,
    failNext: (fault) => void disk.faults.push(fault),
    crash(writesOnTheirWay) {
      const missed = disk.crash();
      if (writesOnTheirWay === 'kept') for (const write of missed) ignoringErrors(write);
      return memoryStoreOn(kept.copy(), options);
    },
    restored(path) {
      const backup = backups.get(path);
      if (!backup) throw new StoreError('failed', `there is no backup ${path}.`);
      return memoryStoreOn(structuredClone(backup), options);
    },
  };
}

/** A write that breaks the contract would have failed before the crash as well. */
function ignoringErrors(write: () => unknown): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
  }
}

export function openMemoryStore(options: MemoryOptions = {}): MemoryStore {
  return memoryStoreOn(undefined, options);
}
