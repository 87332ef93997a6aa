// The store in one SQLite file, for one server process.

import process from 'node:process';
import { Kysely } from 'kysely';
import { backUp, backupsOf } from './backup.ts';
import { checksumOf, forgetting } from './chain.mjs';
import { type Connection, type ConnectionOptions, connect, exists, IN_MEMORY } from './connection.ts';
import { sqliteDialect, statementOf } from './dialect.ts';
import { checksumOfKey, dropUnit, entryOf, type Queries, queriesOn, rowOf } from './queries.ts';
import { migrate, type Schema } from './schema.ts';
import type { Appended, Line, Store, TableRow } from './store.ts';
import { StoreError } from './store-error.ts';

export interface SqliteOptions extends ConnectionOptions {
  warn?(sentence: string): void;
}

/** Earlier ones can lose commits when two connections reset the log at once; we have one, but others may look in. */
const SOUND_SQLITE = [3, 51, 3];

function isOlder(version: string, than: readonly number[]): boolean {
  const parts = version.split('.').map(Number);
  const differing = than.findIndex((part, index) => parts[index] !== part);
  return differing >= 0 && (parts[differing] ?? 0) < than[differing];
}

/** A file that has gone missing beside its backups is a mishap, and a new one would hide it. */
async function refuseLostFile(path: string): Promise<void> {
  if (path === IN_MEMORY || (await exists(path))) return;
  for (const backup of backupsOf(path))
    if (await exists(backup))
      throw new StoreError(
        'damaged',
        `${path} is missing, but its backup ${backup} is there: copy it to ${path}, or move it away to begin anew.`,
      );
}

interface Parts {
  readonly connection: Connection;
  readonly queries: Queries;
}

/** Why a line was not taken. Whatever stands in the way is on disk and stays, so asking afterwards is soon enough. */
async function reasonAgainst({ queries }: Parts, { table, seq, cmd }: Line): Promise<Appended> {
  if (cmd !== null && (await queries.lines.ofCommand(table, cmd).executeTakeFirst())) return 'cmd-taken';
  const row = await queries.tables.byId(table).executeTakeFirst();
  if (row === undefined) throw new StoreError('failed', `there is no table ${table}.`);
  if (seq <= row.head) return 'seq-taken';
  throw new StoreError('failed', `line ${seq} of table ${table} cannot follow line ${row.head}.`);
}

async function createTable(
  { connection, queries }: Parts,
  row: Omit<TableRow, 'head'>,
  first: Line,
): Promise<'ok' | 'code-taken'> {
  if (first.table !== row.id) throw new StoreError('failed', `a line of ${first.table} cannot open ${row.id}.`);
  const unit = [queries.tables.create(row, first), queries.lines.first(row.code, first)];
  const created = await connection.write(unit.map((query) => statementOf(query.compile())));
  if (created === 1) return 'ok';
  if (await queries.tables.byCode(row.code).executeTakeFirst()) return 'code-taken';
  throw new StoreError('failed', `there is a table ${row.id} already.`);
}

function tablesOf(parts: Parts) {
  const { connection, queries } = parts;
  return {
    createTable: (row, first) => createTable(parts, row, first),
    async tableBy(idOrCode) {
      const byId = await queries.tables.byId(idOrCode).executeTakeFirst();
      const row = byId ?? (await queries.tables.byCode(idOrCode).executeTakeFirst());
      return row ? rowOf(row) : null;
    },
    countTables: async () => (await queries.tables.count().executeTakeFirstOrThrow()).count,
    listed: async (most) => (await queries.tables.listed(most).execute()).map(rowOf),
    async setListed(table, isListed) {
      await connection.write([statementOf(queries.tables.setListed(table, isListed).compile())]);
    },
    due: async (before) => (await queries.tables.due(before).execute()).map(({ id }) => id),
    survey: (after, most) => queries.tables.survey(after, most).execute(),
    dropTable: async (table, head) => (await connection.write(dropUnit(table, head))) === 1,
  } satisfies Partial<Store>;
}

function linesOf(parts: Parts) {
  const { connection, queries } = parts;
  return {
    append: (line, wakeAt, following = [], command = 'unknown') =>
      connection
        .append({ entry: entryOf(line, wakeAt, following), isNew: command === 'new' })
        .then((taken) => (taken === 1 ? 'ok' : reasonAgainst(parts, line))),
    read: (table, after, before = Number.MAX_SAFE_INTEGER) => connection.read({ table, after, before }),
    async lineOf(table, cmd) {
      const found = await queries.lines.ofCommand(table, cmd).executeTakeFirst();
      if (found === undefined) return null;
      const [line] = await connection.read({ table, after: found.seq - 1, before: found.seq + 1 });
      return line ?? null;
    },
    async forget(table, seq, cut) {
      const [line] = await connection.read({ table, after: seq - 1, before: seq + 1 });
      if (line === undefined) return;
      const body = cut(line.body);
      const forgotten = forgetting({ body: line.body, forgotten: null }, body);
      await connection.write([statementOf(queries.lines.forget({ table, seq, body, forgotten }).compile())]);
    },
  } satisfies Partial<Store>;
}

function keysOf({ connection, queries }: Parts) {
  return {
    async putKey(hash, owner) {
      await connection.write([statementOf(queries.keys.put(hash, owner).compile())]);
    },
    async keyOwner(hash) {
      const found = await queries.keys.owner(hash).executeTakeFirst();
      if (found === undefined) return null;
      const { checksum, ...owner } = found;
      if (checksum !== checksumOfKey(hash, owner))
        throw new StoreError('damaged', 'a key does not say what was written');
      return owner;
    },
    async dropKeys(owner) {
      await connection.write([statementOf(queries.keys.drop(owner).compile())]);
    },
  } satisfies Partial<Store>;
}

function recordsOf({ connection, queries }: Parts) {
  return {
    async putRecord(id, at, body, most) {
      const unit = [queries.records.put(id, at, body), queries.records.dropBut(most)];
      await connection.write(unit.map((query) => statementOf(query.compile())));
    },
    record: async (id) => (await queries.records.byId(id).executeTakeFirst())?.body ?? null,
  } satisfies Partial<Store>;
}

function aliveOf({ connection, queries }: Parts) {
  return {
    async setAlive(at) {
      await connection.write([statementOf(queries.setAlive(`${at} ${checksumOf(at)}`).compile())]);
    },
    async lastAlive() {
      const row = await queries.lastAlive().executeTakeFirst();
      if (row === undefined) return null;
      const [at, checksum] = row.value.split(' ');
      // Earlier versions wrote no checksum. What is damaged is as good as nothing: it says only how long nobody could play.
      const isSound = checksum === undefined ? /^\d+$/.test(at) : checksum === checksumOf(Number(at));
      return isSound ? Number(at) : null;
    },
  } satisfies Partial<Store>;
}

export async function openSqliteStore(path: string, options: SqliteOptions = {}): Promise<Store> {
  const { warn = (sentence: string) => process.emitWarning(sentence) } = options;
  await refuseLostFile(path);
  const connection = await connect(path, options);
  if (isOlder(connection.version, SOUND_SQLITE))
    warn(`SQLite is ${connection.version}; ${SOUND_SQLITE.join('.')} and later are free of a fault that lost commits.`);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(connection) });
  try {
    await migrate(db, path, () => connection.sumUp());
    await connection.settle();
  } catch (error) {
    await connection.close();
    throw error;
  }
  const parts = { connection, queries: queriesOn(db) };
  return {
    ...tablesOf(parts),
    ...linesOf(parts),
    ...keysOf(parts),
    ...recordsOf(parts),
    ...aliveOf(parts),
    broken: connection.broken,
    backup: (target) => backUp(connection, target),
    close: () => connection.close(),
  };
}
