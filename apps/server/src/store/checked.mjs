// Reads lines only as they were written, and gives checksums to a file that has none. Plain JavaScript, because a worker thread loads it as it is.

import { checksumAfter, checksumOf, faultIn, startOf } from './chain.mjs';

/** @import { ChainedLine, SqlValue, Talk } from './thread-types.ts' */
/** @typedef {Record<string, SqlValue>} Row */
/** @typedef {(sql: string) => { run(...values: SqlValue[]): unknown, get(...values: SqlValue[]): Row | undefined, all(...values: SqlValue[]): Row[] }} Prepare */

const TABLE = 'select id, code, head, checksum from tables where id = ?';
const LINES = `
  select table_id as "table", seq, cmd, at, body, checksum, forgotten from lines
  where table_id = ? and seq >= ? and seq < ? order by seq`;

/** SQLite's own code for a file that is damaged. */
export const CORRUPT = 11;

/** Something is not as it was written. */
export class Damage extends Error {
  errcode = CORRUPT;
}

/**
 * @param {Prepare} prepare
 * @param {Talk['read']['ask']} ask
 * @returns {Talk['read']['answer']}
 */
export function readChecked(prepare, { table, after, before }) {
  const row = prepare(TABLE).get(table);
  const lines = /** @type {(ChainedLine & { table: string })[]} */ (
    /** @type {unknown} */ (prepare(LINES).all(table, Math.max(after, 0), before))
  );
  if (row === undefined) {
    if (lines.length > 0) throw new Damage('there are lines, but no table');
    return [];
  }
  const checksum = row.checksum === null ? null : String(row.checksum);
  const known = { id: String(row.id), code: String(row.code), head: Number(row.head), checksum };
  const fault = faultIn(known, lines, after, before);
  if (fault !== null) throw new Damage(fault);
  if (after >= 0) lines.shift();
  return lines.map(({ checksum: _, forgotten: __, ...line }) => line);
}

/**
 * What is there now is trusted from now on.
 * @param {Prepare} prepare
 */
export function sumUp(prepare) {
  const lines = prepare('select rowid as id, seq, cmd, at, body from lines where table_id = ? order by seq');
  const setLine = prepare('update lines set checksum = ? where rowid = ?');
  const setTable = prepare('update tables set checksum = ? where id = ?');
  for (const { id: table, code } of prepare('select id, code from tables').all()) {
    let sum = startOf({ id: String(table), code: String(code) });
    for (const { id, ...line } of lines.all(table)) {
      sum = checksumAfter(sum, /** @type {ChainedLine} */ ({ ...line, forgotten: null }));
      setLine.run(sum, id);
    }
    setTable.run(sum, table);
  }
  const setKey = prepare('update keys set checksum = ? where hash = ?');
  for (const { hash, table_id, seat } of prepare('select hash, table_id, seat from keys').all())
    setKey.run(checksumOf(String(hash), String(table_id), Number(seat)), hash);
}
