// SQLite, from whoever has it: Node itself where its module can make backups (22.16 and later), else a package with the
// very same interface. Plain JavaScript, because a worker thread loads it as it is.

import process from 'node:process';
import * as sqlitePackage from '@photostructure/sqlite';

const builtIn = /** @type {typeof sqlitePackage | undefined} */ (
  /** @type {unknown} */ (process.getBuiltinModule?.('node:sqlite'))
);

export const { DatabaseSync, backup } = typeof builtIn?.backup === 'function' ? builtIn : sqlitePackage;
