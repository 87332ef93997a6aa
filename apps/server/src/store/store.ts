// What the server keeps. A table is a log of lines; whatever a table is can be told from its lines again.

/** One line of a table's log. The pair (table, seq) is taken once, and so is (table, cmd). */
export interface Line {
  readonly table: string;
  readonly seq: number;
  /** The client's id of the command behind it; null where nobody commanded. */
  readonly cmd: string | null;
  readonly at: number;
  readonly body: string;
}

export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly head: number;
  /** When something must happen by itself; null while the table waits for people only. */
  readonly wakeAt: number | null;
  readonly isListed: boolean;
  readonly createdAt: number;
}

/** A table as it was left. */
export interface LeftTable {
  readonly id: string;
  readonly head: number;
  readonly wakeAt: number | null;
  /** When its last line was written. */
  readonly lastAt: number;
}

export type Appended = 'ok' | 'seq-taken' | 'cmd-taken';

/**
 * new: whoever writes knows all lines before this one, and its command is in none of them, so nobody need look for it on the disk · unknown:
 * it is looked for
 */
export type Newness = 'new' | 'unknown';

export interface KeyOwner {
  readonly table: string;
  readonly seat: number;
}

/** Everything that is promised here is on disk when the promise resolves. */
export interface Store {
  /** Resolves when nobody can say any more what is on disk: then nothing is read or written until it is opened again. */
  readonly broken: Promise<Error>;
  createTable(row: Omit<TableRow, 'head'>, first: Line): Promise<'ok' | 'code-taken'>;
  /** Also moves the table's head, and when it wants to be woken. What follows the line is there with it, or not at all. */
  append(line: Line, wakeAt: number | null, following?: readonly Line[], command?: Newness): Promise<Appended>;
  /** Lines after this number, in order; all of them, or those before another number. Fails if they are not what was written: `damaged`. */
  read(table: string, after: number, before?: number): Promise<readonly Line[]>;
  lineOf(table: string, cmd: string): Promise<Line | null>;
  /** This line has from now on what `cut` leaves of its body, and still holds. Once: later cuts leave it as it is. */
  forget(table: string, seq: number, cut: (body: string) => string): Promise<void>;
  tableBy(idOrCode: string): Promise<TableRow | null>;
  countTables(): Promise<number>;
  listed(most: number): Promise<readonly TableRow[]>;
  setListed(table: string, isListed: boolean): Promise<void>;
  /** Tables that want to be woken before this time. */
  due(before: number): Promise<readonly string[]>;
  /** So many tables, in the order of their ids, from the first after this one. */
  survey(after: string, most: number): Promise<readonly LeftTable[]>;
  /** With its lines and keys, if this is still its last line; whether it was. */
  dropTable(table: string, head: number): Promise<boolean>;
  /** Keys are kept only as hashes. */
  putKey(hash: string, owner: KeyOwner): Promise<void>;
  keyOwner(hash: string): Promise<KeyOwner | null>;
  dropKeys(owner: KeyOwner): Promise<void>;
  /** A match that was played elsewhere, under the id of its content: put twice, it is there once. Only so many stay. */
  putRecord(id: string, at: number, body: string, most: number): Promise<void>;
  record(id: string): Promise<string | null>;
  /** The last time the server was seen alive; what lies between is time that nobody could use. */
  setAlive(at: number): Promise<void>;
  lastAlive(): Promise<number | null>;
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
