// Reads all of a store that nobody runs on, from a copy of its file, and says what is not as it was written.

import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { backupsOf } from './backup.ts';
import { type Connection, connect, createPrivately, exists } from './connection.ts';
import { sqliteDialect } from './dialect.ts';
import { checksumOfKey } from './queries.ts';
import { migrate, type Schema } from './schema.ts';
import type { Line } from './store.ts';
import { StoreError } from './store-error.ts';

interface Problem {
  /** null where it concerns no table, or the whole file. */
  readonly table: { readonly id: string; readonly code: string } | null;
  readonly sentence: string;
}

export interface Inspection {
  readonly tables: number;
  readonly lines: number;
  /** An earlier version wrote it, without checksums: a line that was changed before cannot be told from others. */
  readonly hadChecksums: boolean;
  readonly problems: readonly Problem[];
}

/** What else there is to say against the lines of a table: throws. */
type Look = (table: { readonly id: string; readonly code: string }, lines: readonly Line[]) => void;

interface Found {
  tables: number;
  lines: number;
  readonly problems: Problem[];
}

const STRAYS = {
  'a line of a table that is not there': 'select 1 from lines where table_id not in (select id from tables)',
  'a key to a table that is not there': 'select 1 from keys where table_id not in (select id from tables)',
} as const;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function readTables(connection: Connection, look: Look, found: Found): Promise<void> {
  const tables = await connection.all({ sql: 'select id, code from tables order by id', values: [] });
  for (const { id, code } of tables) {
    const table = { id: String(id), code: String(code) };
    found.tables++;
    try {
      const lines = await connection.read({ table: table.id, after: -1, before: Number.MAX_SAFE_INTEGER });
      found.lines += lines.length;
      look(table, lines);
    } catch (error) {
      found.problems.push({ table, sentence: reasonOf(error) });
    }
  }
}

/** At the start of a server only pages are looked at: to compare indexes takes longer. */
async function readIndexes(connection: Connection, { problems }: Found): Promise<void> {
  const verdicts = await connection.all({ sql: 'pragma integrity_check', values: [] });
  for (const verdict of verdicts.flatMap((row) => Object.values(row)))
    if (verdict !== 'ok') problems.push({ table: null, sentence: `the file is damaged: ${verdict}` });
}

async function readKeys(connection: Connection, { problems }: Found): Promise<void> {
  const keys = await connection.all({
    sql: 'select hash, table_id, seat, keys.checksum, code from keys join tables on tables.id = table_id',
    values: [],
  });
  for (const { hash, table_id, seat, checksum, code } of keys) {
    const [id, own] = [String(table_id), { table: String(table_id), seat: Number(seat) }];
    if (checksum !== checksumOfKey(String(hash), own))
      problems.push({ table: { id, code: String(code) }, sentence: 'a key does not say what was written' });
  }
  for (const [sentence, sql] of Object.entries(STRAYS)) {
    const { length } = await connection.all({ sql, values: [] });
    if (length > 0) problems.push({ table: null, sentence: `there is ${sentence}, ${length} times` });
  }
}

/** Of the copy, which is brought up to date as a server would do it. */
async function readCopy(path: string, look: Look): Promise<Inspection> {
  const found: Found = { tables: 0, lines: 0, problems: [] };
  const connection = await connect(path);
  let hadChecksums = true;
  try {
    const known = await connection.all({
      sql: `select name from sqlite_master where name = 'kysely_migration'`,
      values: [],
    });
    if (known.length > 0) {
      const sql = `select name from kysely_migration where name = '004-checksums'`;
      hadChecksums = (await connection.all({ sql, values: [] })).length > 0;
    }
    await migrate(new Kysely<Schema>({ dialect: sqliteDialect(connection) }), path, () => connection.sumUp());
    await connection.settle();
    await readIndexes(connection, found);
    await readTables(connection, look, found);
    await readKeys(connection, found);
  } catch (error) {
    found.problems.push({ table: null, sentence: reasonOf(error) });
  } finally {
    await connection.close();
  }
  return { ...found, hadChecksums };
}

async function openSource(path: string): Promise<Connection> {
  if (!(await exists(path))) throw new StoreError('failed', `there is no store ${path}.`);
  try {
    return await connect(path, { waitMs: 0 });
  } catch (error) {
    if (!(error instanceof StoreError) || error.trouble !== 'in-use') throw error;
    throw new StoreError('in-use', `${path} is in use by a running server; verify its backup ${backupsOf(path)[0]}.`);
  }
}

/** Nothing of the file is changed, but that what a killed server has left beside it is put into it. */
export async function inspectStore(path: string, look: Look): Promise<Inspection> {
  const folder = await mkdtemp(join(dirname(resolve(path)), 'verify-'));
  const copy = join(folder, 'copy.sqlite');
  try {
    const source = await openSource(path);
    await createPrivately(copy);
    await source.copyTo(copy).finally(() => source.close());
    return await readCopy(copy, look);
  } catch (error) {
    if (!(error instanceof StoreError) || error.trouble !== 'damaged') throw error;
    return { tables: 0, lines: 0, hadChecksums: true, problems: [{ table: null, sentence: error.message }] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
