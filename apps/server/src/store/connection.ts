// The one connection to a database file. Writes that come while another commit is running share the next one, up to a number.

import { constants } from 'node:fs';
import { access, open } from 'node:fs/promises';
import { setImmediate } from 'node:timers';
import { pack, packEntries } from './packing.ts';
import { StoreError } from './store-error.ts';
import { errorOf, startThread, type Thread } from './thread.ts';
import type { Append, Fault, Outcome, SqlValue, Statement, Talk, Unit } from './thread-types.ts';

export interface Connection {
  readonly path: string;
  /** SQLite's. */
  readonly version: string;
  /** Resolves when nobody can say any more what the disk holds. Nothing is read or written from then on. */
  readonly broken: Promise<StoreError>;
  /** Resolves when it is on disk: how many rows its first statement changed. */
  write(unit: Unit): Promise<number>;
  /** Resolves when it is on disk, or was not taken: how many of it were. */
  append(append: Append): Promise<number>;
  /** Puts in their places what a server that was cut off has left. Before, nothing of that is read. */
  settle(): Promise<void>;
  all(statement: Statement): Promise<readonly Record<string, SqlValue>[]>;
  /** Lines of a table; fails if they are not what was written. */
  read(lines: Talk['read']['ask']): Promise<Talk['read']['answer']>;
  /** Only while the schema is brought up to date. */
  sumUp(): Promise<void>;
  copyTo(path: string): Promise<void>;
  /** Everything written before is on disk first. */
  close(): Promise<void>;
}

export interface ConnectionOptions {
  /** How long to wait for another process that is just leaving. */
  readonly waitMs?: number;
  /** Another script for the thread; for tests that break it on purpose. */
  readonly script?: string;
}

export const IN_MEMORY = ':memory:';
const USUAL_WAIT_MS = 2000;

interface Queued<T> {
  readonly work: T;
  resolve(changes: number): void;
  reject(error: StoreError): void;
}

/** Hands cards lie in the file: nobody but the server's own user reads it. SQLite would leave that to the umask. */
export async function createPrivately(path: string): Promise<void> {
  try {
    const file = await open(path, constants.O_CREAT | constants.O_EXCL | constants.O_RDWR, 0o600);
    await file.close();
  } catch (error) {
    // An existing file is not touched at all: to open and close it here would drop SQLite's locks on it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function answer({ resolve, reject }: Queued<unknown>, outcome: Outcome | undefined): void {
  if (typeof outcome === 'number') resolve(outcome);
  else reject(outcome ? errorOf(outcome) : new StoreError('unknown', 'the database has not answered'));
}

const isUnknown = (outcome: Outcome): outcome is Fault => typeof outcome !== 'number' && outcome.isUnknown;

class Group {
  readonly units: Queued<Unit>[] = [];
  readonly entries: Queued<Append>[] = [];

  get size(): number {
    return this.units.length + this.entries.length;
  }

  /** By number and not as pairs, of which there would be ten thousand a second. */
  answerAll(units: readonly Outcome[], entries: readonly Outcome[]): void {
    for (let at = 0; at < this.units.length; at++) answer(this.units[at], units[at]);
    for (let at = 0; at < this.entries.length; at++) answer(this.entries[at], entries[at]);
  }

  rejectAll(error: StoreError): void {
    for (const { reject } of [...this.units, ...this.entries]) reject(error);
  }
}

/**
 * A group of this size is on its way at once, also behind others: from here on a commit for each costs little more, and the disk works
 * on them while the rest of a turn of the loop is still being heard. Smaller ones wait until nothing else is on its way.
 */
const ENOUGH = 40;

/** Once nobody knows what the disk holds, what the connection would tell may not be it. */
class Trust {
  broken: StoreError | null = null;
  #tell: (error: StoreError) => void = () => {};
  readonly whenBroken = new Promise<StoreError>((resolve) => {
    this.#tell = resolve;
  });

  breakWith(error: StoreError): void {
    this.broken ??= error;
    this.#tell(this.broken);
  }
}

/** Collects writes into groups. They are committed in the order they were sent. */
function groupCommit(thread: Thread, trust: Trust) {
  let next = new Group();
  /** Groups on their way. */
  let underWay = 0;
  let isSoon = false;
  let idle: () => void = () => {};

  async function commitGroup(): Promise<void> {
    const group = next;
    next = new Group();
    underWay += 1;
    const packed = pack(group.units.map(({ work }) => work));
    try {
      const lines = packEntries(group.entries.map(({ work }) => work));
      const { units, entries } = await thread.ask('group', { packed, entries: lines });
      const unknown = units.find(isUnknown) ?? entries.find(isUnknown);
      if (unknown) trust.breakWith(errorOf(unknown));
      // The disk need not wait until everybody has heard of this one.
      goOn();
      group.answerAll(units, entries);
    } catch (error) {
      trust.breakWith(error as StoreError);
      goOn();
      group.rejectAll(error as StoreError);
    }
  }

  function goOn(): void {
    underWay -= 1;
    if (trust.broken) {
      next.rejectAll(trust.broken);
      next = new Group();
    }
    if (underWay > 0) return;
    if (next.size > 0) void commitGroup();
    else idle();
  }

  /** Whoever else writes in this turn of the loop comes along: a commit costs the same for one line and for forty. */
  function soon(): void {
    if (isSoon) return;
    isSoon = true;
    setImmediate(() => {
      isSoon = false;
      if (next.size > 0 && underWay === 0) void commitGroup();
    });
  }

  function queued<T>(list: Queued<T>[], work: T): Promise<number> {
    return new Promise((resolve, reject) => {
      list.push({ work, resolve, reject });
      if (next.size >= ENOUGH) void commitGroup();
      else if (underWay === 0) soon();
    });
  }

  return {
    write: (unit: Unit): Promise<number> => queued(next.units, unit),
    append: (append: Append): Promise<number> => queued(next.entries, append),
    drained: (): Promise<void> =>
      new Promise((resolve) => {
        if (underWay > 0 || next.size > 0) idle = resolve;
        else resolve();
      }),
  };
}

async function start(path: string, { waitMs = USUAL_WAIT_MS, script }: ConnectionOptions) {
  if (path !== IN_MEMORY) await createPrivately(path);
  const thread = startThread(script);
  try {
    const { version } = await thread.ask('open', { path, waitMs });
    return { thread, version };
  } catch (error) {
    await thread.end();
    throw openingError(path, error);
  }
}

function openingError(path: string, error: unknown): StoreError {
  const { trouble, message } =
    error instanceof StoreError ? error : { trouble: 'failed' as const, message: String(error) };
  if (trouble !== 'in-use') return new StoreError(trouble, `${path} cannot be opened: ${message}.`);
  return new StoreError('in-use', `${path} is in use by another process; only one server at a time can have it.`);
}

export async function connect(path: string, options: ConnectionOptions = {}): Promise<Connection> {
  const { thread, version } = await start(path, options);
  const trust = new Trust();
  const commits = groupCommit(thread, trust);
  const copies = new Set<Promise<null>>();
  let isClosed = false;
  void thread.ended.then((death) => {
    if (!isClosed) trust.breakWith(death);
  });

  function whileSound<T>(work: () => Promise<T>): Promise<T> {
    const trouble = isClosed ? new StoreError('closed', `${path} has been closed.`) : trust.broken;
    return trouble ? Promise.reject(trouble) : work();
  }

  /** Before anything is read lines are put in their places, and that commit can fail as any other. */
  async function looking<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof StoreError && error.trouble === 'unknown' && !isClosed) trust.breakWith(error);
      throw error;
    }
  }

  return {
    path,
    version,
    broken: trust.whenBroken,
    write: (unit) => whileSound(() => commits.write(unit)),
    append: (append) => whileSound(() => commits.append(append)),
    settle: () => whileSound(async () => void (await looking(thread.ask('settle', null)))),
    all: (statement) => whileSound(() => looking(thread.ask('all', statement))),
    read: (lines) => whileSound(() => looking(thread.ask('read', lines))),
    sumUp: () => whileSound(async () => void (await thread.ask('sumUp', null))),
    copyTo: (target) =>
      whileSound(async () => {
        const copy = thread.ask('copy', { path: target });
        copies.add(copy);
        await copy.finally(() => copies.delete(copy));
      }),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await commits.drained();
      await Promise.allSettled(copies);
      // Everything that was promised is on disk already; a thread that has died can lose nothing any more.
      await thread.ask('close', null).catch(() => null);
      await thread.end();
    },
  };
}
