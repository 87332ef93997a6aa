export { backUpFile, type Copied } from './backup.ts';
export { type Keeping, type KeepingOptions, keepBackups } from './keep-backups.ts';
export { type MemoryFault, type MemoryOptions, type MemoryStore, openMemoryStore } from './memory.ts';
export { openSqliteStore, type SqliteOptions } from './sqlite.ts';
export type { Appended, KeyOwner, Line, Store, TableRow } from './store.ts';
export { StoreError, type StoreTrouble } from './store-error.ts';
