// The thread that holds the one connection to the database, so that nobody else ever waits for the disk. It knows
// nothing of tables and lines. Plain JavaScript, because a worker thread loads it as it is.

import { parentPort } from 'node:worker_threads';
import { backup, DatabaseSync } from './driver.mjs';

/** @import { Fault, Outcome, Packed, Reply, Request, Statement, Talk, TalkKind, Unit } from './thread-types.ts' */
/** @typedef {InstanceType<typeof DatabaseSync>} Database */

const FULL = 13;
/** `synchronous` as SQLite tells it: 2 is FULL. */
const SYNC_FULL = 2;
/** Enough that writers find gaps between the steps, and that a step is soon over. */
const PAGES_PER_STEP = 1000;

/** @type {Database | null} */
let database = null;
/** @type {Map<string, ReturnType<Database['prepare']>>} */
const prepared = new Map();

function db() {
  if (database === null) throw new Error('the database is not open');
  return database;
}

/** @param {string} sql */
function prepare(sql) {
  const known = prepared.get(sql);
  if (known) return known;
  const statement = db().prepare(sql);
  prepared.set(sql, statement);
  return statement;
}

/** The commit failed in a way that says nothing about the disk. */
class UnknownOutcome extends Error {}

/**
 * @param {unknown} error
 * @returns {Fault}
 */
function faultOf(error) {
  const cause = error instanceof UnknownOutcome ? error.cause : error;
  const code = cause instanceof Error && 'errcode' in cause ? cause.errcode : null;
  return {
    message: cause instanceof Error ? cause.message : String(cause),
    // Extended codes carry the primary one in their lowest byte.
    errcode: typeof code === 'number' ? code & 0xff : null,
    isUnknown: error instanceof UnknownOutcome,
  };
}

function rollback() {
  // SQLite has rolled back by itself after the gravest errors.
  if (db().isTransaction) db().exec('rollback');
}

function commit() {
  try {
    db().exec('commit');
  } catch (error) {
    rollback();
    // With a full disk the last frame, which makes a commit, was not written. A failed sync leaves everything open.
    throw faultOf(error).errcode === FULL ? error : new UnknownOutcome('commit', { cause: error });
  }
}

/**
 * @param {Packed} packed
 * @returns {Unit[]}
 */
function unpack({ texts, flat }) {
  const units = [];
  let at = 0;
  while (at < flat.length) {
    const unit = [];
    for (let left = Number(flat[at++]); left > 0; left--) {
      const sql = texts[Number(flat[at++])];
      const count = Number(flat[at++]);
      unit.push({ sql, values: flat.slice(at, at + count) });
      at += count;
    }
    units.push(unit);
  }
  return units;
}

/** @param {Unit} unit */
function runUnit(unit) {
  let first = null;
  for (const { sql, values } of unit) {
    const changes = Number(prepare(sql).run(...values).changes);
    first ??= changes;
    if (changes === 0) break;
  }
  return first ?? 0;
}

/**
 * @param {readonly Unit[]} units
 * @returns {readonly Outcome[]}
 */
function inOneTransaction(units) {
  db().exec('begin immediate');
  /** @type {Outcome[]} */
  let outcomes;
  try {
    outcomes = units.map(runUnit);
  } catch (error) {
    rollback();
    throw error;
  }
  commit();
  return outcomes;
}

/**
 * Everybody in one transaction, with one sync. If somebody breaks it, each by itself, so that only that one fails.
 * @param {readonly Unit[]} units
 * @returns {readonly Outcome[]}
 */
function commitAll(units) {
  try {
    return inOneTransaction(units);
  } catch (error) {
    if (units.length === 1 || error instanceof UnknownOutcome) return units.map(() => faultOf(error));
    return units.flatMap((unit) => commitAll([unit]));
  }
}

/** @param {Talk['group']['ask']} ask */
function group(ask) {
  return commitAll(unpack(ask));
}

/**
 * @param {Database} of
 * @param {string} name
 */
function pragma(of, name) {
  return Object.values(of.prepare(`pragma ${name}`).get() ?? {})[0];
}

/** @param {Database} of */
function checkPages(of) {
  const verdict = pragma(of, 'quick_check');
  if (verdict !== 'ok') throw new Error(`the file is damaged: ${verdict}`);
}

/** @param {Talk['open']['ask']} ask */
function open({ path, waitMs }) {
  database = new DatabaseSync(path, { timeout: waitMs, enableForeignKeyConstraints: true });
  // Before anything is read: then nobody else gets in, and there is no shared memory that two could disagree about.
  pragma(database, 'locking_mode = exclusive');
  const mode = pragma(database, 'journal_mode = wal');
  if (mode !== 'wal' && path !== ':memory:') throw new Error(`the file cannot have a write-ahead log (${mode})`);
  database.exec('pragma synchronous = full');
  if (pragma(database, 'synchronous') !== SYNC_FULL) throw new Error('the database does not wait for the disk');
  // Darwin's fsync leaves data in the drive's own memory. Elsewhere this says nothing.
  database.exec('pragma fullfsync = on; pragma checkpoint_fullfsync = on');
  database.exec('begin exclusive; commit');
  checkPages(database);
  return { version: String(Object.values(database.prepare('select sqlite_version()').get() ?? {})[0]) };
}

/** @param {Statement} ask */
function all({ sql, values }) {
  return prepare(sql).all(...values);
}

/** @param {Talk['copy']['ask']} ask */
async function copy({ path }) {
  await backup(db(), path, { rate: PAGES_PER_STEP });
  return null;
}

/** @param {Talk['seal']['ask']} ask */
function seal({ path }) {
  const copied = new DatabaseSync(path);
  try {
    pragma(copied, 'journal_mode = delete');
    checkPages(copied);
    const torn = copied.prepare(
      'select count(*) as n from tables where head is not (select max(seq) from lines where table_id = tables.id)',
    );
    if (torn.get()?.n !== 0) throw new Error('the file is damaged: a table ends at another line than it says');
  } finally {
    copied.close();
  }
  return null;
}

function close() {
  prepared.clear();
  database?.close();
  database = null;
  return null;
}

/** @type {{ readonly [K in TalkKind]: (ask: Talk[K]['ask']) => Talk[K]['answer'] | Promise<Talk[K]['answer']> }} */
const HANDLERS = { open, group, all, copy, seal, close };

/**
 * @param {Request} request
 * @returns {Promise<Reply>}
 */
async function replyTo({ id, kind, ask }) {
  try {
    return { id, ok: true, answer: await HANDLERS[kind](/** @type {never} */ (ask)) };
  } catch (error) {
    return { id, ok: false, fault: faultOf(error) };
  }
}

parentPort?.on('message', async (/** @type {Request} */ request) => {
  parentPort?.postMessage(await replyTo(request));
});
