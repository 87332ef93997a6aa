// Kysely over our connection. Transactions of Kysely's own are for the migrations, while nobody else writes.

import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Connection } from './connection.ts';
import type { SqlValue, Statement } from './thread-types.ts';

/** SQLite can take back changes of the schema; Kysely only does not use it. A crash leaves the old schema or the new. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export function statementOf({ sql, parameters }: CompiledQuery): Statement {
  return { sql, values: parameters as readonly SqlValue[] };
}

function driverOn(connection: Connection): Driver {
  const only: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery) => ({ rows: (await connection.all(statementOf(query))) as R[] }),
    streamQuery: () => {
      throw new Error('nothing here is so long that it must be streamed');
    },
  };
  const run = async (sql: string) => void (await only.executeQuery(CompiledQuery.raw(sql)));
  return {
    init: async () => {},
    acquireConnection: async () => only,
    releaseConnection: async () => {},
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    destroy: async () => {},
  };
}

export function sqliteDialect(connection: Connection): Dialect {
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => driverOn(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
