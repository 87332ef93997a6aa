// What is asked of the schema, in words that both SQLite and PostgreSQL understand.

import type { Kysely } from 'kysely';
import { checksumAfter, checksumOf, startOf } from './chain.mjs';
import type { Schema } from './schema.ts';
import type { KeyOwner, Line, TableRow } from './store.ts';
import type { Entry, Unit } from './thread-types.ts';

const ALIVE = 'alive';

export type Queries = ReturnType<typeof queriesOn>;

export function rowOf(row: Schema['tables']): TableRow {
  const { id, code, head, wake_at: wakeAt, is_listed, created_at: createdAt } = row;
  return { id, code, head, wakeAt, isListed: is_listed === 1, createdAt };
}

/** Of a table's first line. */
function firstChecksum(code: string, { table: id, seq, cmd, at, body }: Line): string {
  return checksumAfter(startOf({ id, code }), { seq, cmd, at, body, forgotten: null });
}

/** A key opens the seat that it was made for. */
export function checksumOfKey(hash: string, { table, seat }: KeyOwner): string {
  return checksumOf(hash, table, seat);
}

function lineQueries(db: Kysely<Schema>) {
  return {
    ofCommand: (table: string, cmd: string) =>
      db.selectFrom('lines').select('seq').where('table_id', '=', table).where('cmd', '=', cmd),
    first: (code: string, line: Line) => {
      const { table, seq, cmd, at, body } = line;
      return db
        .insertInto('lines')
        .values({ table_id: table, seq, cmd, at, body, checksum: firstChecksum(code, line), forgotten: null });
    },
    /** Once: what was forgotten before is left as it is. */
    forget: ({ table, seq, body, forgotten }: Pick<Line, 'table' | 'seq' | 'body'> & { forgotten: string }) =>
      db
        .updateTable('lines')
        .set({ body, forgotten })
        .where('table_id', '=', table)
        .where('seq', '=', seq)
        .where('forgotten', 'is', null),
  };
}

function tableQueries(db: Kysely<Schema>) {
  const tables = db.selectFrom('tables').selectAll();
  return {
    byId: (id: string) => tables.where('id', '=', id),
    byCode: (code: string) => tables.where('code', '=', code),
    count: () => db.selectFrom('tables').select(({ fn }) => fn.countAll<number>().as('count')),
    listed: (most: number) => tables.where('is_listed', '=', 1).orderBy('created_at', 'desc').orderBy('id').limit(most),
    due: (before: number) =>
      db.selectFrom('tables').select('id').where('wake_at', '<', before).orderBy('wake_at').orderBy('id'),
    survey: (after: string, most: number) =>
      db
        .selectFrom('tables')
        .innerJoin('lines', (join) =>
          join.onRef('lines.table_id', '=', 'tables.id').onRef('lines.seq', '=', 'tables.head'),
        )
        .select(['tables.id', 'tables.head', 'tables.wake_at as wakeAt', 'lines.at as lastAt'])
        .where('tables.id', '>', after)
        .orderBy('tables.id')
        .limit(most),
    /** Changes nothing if its id or its code is taken. */
    create: ({ id, code, wakeAt, isListed, createdAt }: Omit<TableRow, 'head'>, first: Line) => {
      const [head, checksum] = [first.seq, firstChecksum(code, first)];
      return db
        .insertInto('tables')
        .values({ id, code, head, wake_at: wakeAt, is_listed: isListed ? 1 : 0, created_at: createdAt, checksum })
        .onConflict((conflict) => conflict.doNothing());
    },
    setListed: (id: string, isListed: boolean) =>
      db
        .updateTable('tables')
        .set({ is_listed: isListed ? 1 : 0 })
        .where('id', '=', id),
  };
}

function keyQueries(db: Kysely<Schema>) {
  return {
    put: (hash: string, owner: KeyOwner) => {
      const kept = { table_id: owner.table, seat: owner.seat, checksum: checksumOfKey(hash, owner) };
      return db
        .insertInto('keys')
        .values({ hash, ...kept })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet(kept));
    },
    owner: (hash: string) =>
      db.selectFrom('keys').select(['table_id as table', 'seat', 'checksum']).where('hash', '=', hash),
    drop: ({ table, seat }: KeyOwner) => db.deleteFrom('keys').where('table_id', '=', table).where('seat', '=', seat),
  };
}

export function queriesOn(db: Kysely<Schema>) {
  return {
    lines: lineQueries(db),
    tables: tableQueries(db),
    keys: keyQueries(db),
    records: {
      put: (id: string, at: number, body: string) =>
        db
          .insertInto('records')
          .values({ id, at, body })
          .onConflict((conflict) => conflict.doNothing()),
      byId: (id: string) => db.selectFrom('records').select('body').where('id', '=', id),
      /** The newest stay. */
      dropBut: (most: number) =>
        db
          .deleteFrom('records')
          .where('id', 'not in', (from) =>
            from.selectFrom('records').select('id').orderBy('at', 'desc').orderBy('id').limit(most),
          ),
    },
    setAlive: (value: string) =>
      db
        .insertInto('meta')
        .values({ name: ALIVE, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value })),
    lastAlive: () => db.selectFrom('meta').select('value').where('name', '=', ALIVE),
  };
}

/** The way that every move takes: into the journal, if it goes on where its table ends. */
export function entryOf(line: Line, wakeAt: number | null, following: readonly Line[]): Entry {
  const entry = [line.table, wakeAt, line.seq, line.cmd, line.at, line.body];
  for (const { seq, cmd, at, body } of following) entry.push(seq, cmd, at, body);
  return entry;
}

/**
 * A unit ends at a statement that changes nothing. So a key that nobody has is the condition of the rest: it goes in if the head is still the
 * same, and out again with the others.
 */
const LAST_KEY = `
  insert into keys (hash, table_id, seat)
  select id, id, 0 from tables where id = ? and head = ?`;
const DROP = [
  'delete from keys where table_id = ?',
  'delete from lines where table_id = ?',
  'delete from tables where id = ?',
];

export function dropUnit(table: string, head: number): Unit {
  return [{ sql: LAST_KEY, values: [table, head] }, ...DROP.map((sql) => ({ sql, values: [table] }))];
}
