// The schema, for SQLite and PostgreSQL alike. What is merged here is never changed, only followed by the next step.

import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StoreError } from './store-error.ts';

export interface Schema {
  tables: {
    id: string;
    code: string;
    head: number;
    wake_at: number | null;
    /** 0 or 1: SQLite has no truth values. */
    is_listed: number;
    created_at: number;
    /** Of its last line. */
    checksum: string | null;
  };
  lines: {
    table_id: string;
    seq: number;
    cmd: string | null;
    at: number;
    body: string;
    /** See `chain.mjs`, also for what is kept of words that were forgotten. */
    checksum: string | null;
    forgotten: string | null;
  };
  keys: { hash: string; table_id: string; seat: number; checksum: string | null };
  records: { id: string; at: number; body: string };
  meta: { name: string; value: string };
  /** Lines on their way to `lines`; see `journal.mjs`. */
  journal: { n: number; entries: string; checksums: string | null };
}

async function createTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('head', 'integer', (column) => column.notNull())
    .addColumn('wake_at', 'bigint')
    .addColumn('is_listed', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('lines')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('cmd', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lines_key', ['table_id', 'seq'])
    .execute();
  await schema
    .createTable('keys')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('meta')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function createIndexes({ schema }: Kysely<unknown>): Promise<void> {
  const commands = schema.createIndex('lines_cmd').unique().on('lines').columns(['table_id', 'cmd']);
  await commands.where(sql.ref('cmd'), 'is not', null).execute();
  const wakes = schema.createIndex('tables_wake').on('tables').column('wake_at');
  await wakes.where(sql.ref('wake_at'), 'is not', null).execute();
  await schema.createIndex('tables_listed').on('tables').columns(['is_listed', 'created_at']).execute();
  await schema.createIndex('keys_owner').on('keys').columns(['table_id', 'seat']).execute();
}

async function createRecords({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('records')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
}

async function createJournal({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('journal')
    .addColumn('n', 'integer', (column) => column.primaryKey())
    .addColumn('entries', 'text', (column) => column.notNull())
    .execute();
}

async function addChecksums({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['tables', 'lines', 'keys'])
    await schema.alterTable(table).addColumn('checksum', 'text').execute();
  await schema.alterTable('lines').addColumn('forgotten', 'text').execute();
  await schema.alterTable('journal').addColumn('checksums', 'text').execute();
}

/** In the order of their names. */
const stepsWith = (sumUp: () => Promise<void>): Readonly<Record<string, Migration>> => ({
  '001-lines': {
    async up(db) {
      await createTables(db);
      await createIndexes(db);
    },
  },
  '002-records': { up: createRecords },
  '003-journal': { up: createJournal },
  '004-checksums': {
    async up(db) {
      await addChecksums(db);
      await sumUp();
    },
  },
});

/**
 * Brings the schema up to date, in one transaction. Refuses, before writing anything, what a later version has made. `sumUp` gives checksums
 * to lines that have none.
 */
export async function migrate(db: Kysely<Schema>, path: string, sumUp: () => Promise<void>): Promise<void> {
  const steps = stepsWith(sumUp);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  const known = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (known.some(({ name }) => name === 'kysely_migration')) {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const later = rows.find(({ name }) => !Object.hasOwn(steps, name));
    if (later)
      throw new StoreError(
        'newer',
        `${path} was written by a later version of this program (it knows ${later.name}); start that version.`,
      );
  } else if (known.length > 0) {
    throw new StoreError('damaged', `${path} is a database, but not one of this program.`);
  }
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
