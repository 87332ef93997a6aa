// The thread that holds the one connection to the database, so that nobody else ever waits for the disk. What it
// knows of tables and lines is in its journal. Plain JavaScript, because a worker thread loads it as it is.

import { parentPort } from 'node:worker_threads';
import { CORRUPT, readChecked, sumUp } from './checked.mjs';
import { backup, DatabaseSync } from './driver.mjs';
import { entriesIn } from './entries.mjs';
import { Journal } from './journal.mjs';
import { checkPages, pragma, seal } from './pages.mjs';

/** @import { Entry, Fault, Outcome, Outcomes, Packed, PackedEntries, Reply, Request, Statement, Talk, TalkKind, Unit } from './thread-types.ts' */
/** @typedef {InstanceType<typeof DatabaseSync>} Database */

const FULL = 13;
/** What SQLite says of a page that cannot be. */
const MALFORMED = 'database disk image is malformed';
/** `synchronous` as SQLite tells it: 2 is FULL. */
const SYNC_FULL = 2;
/** So many lines wait for their places that neighbours come together. With 300 tables these are 13 of each. */
const MOST_NOTED = 4000;
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

const journal = new Journal(prepare);

/** The commit failed in a way that says nothing about the disk. */
class UnknownOutcome extends Error {}

/** After that, only opening the file again can tell what it holds. @type {UnknownOutcome | null} */
let lost = null;

function refuseIfLost() {
  if (lost !== null) throw lost;
}

/**
 * @param {unknown} error
 * @returns {Fault}
 */
function faultOf(error) {
  const cause = error instanceof UnknownOutcome ? error.cause : error;
  const code = cause instanceof Error && 'errcode' in cause ? cause.errcode : null;
  const message = cause instanceof Error ? cause.message : String(cause);
  // The package says no code where all rows are asked for.
  const known = message === MALFORMED ? CORRUPT : null;
  return {
    message,
    // Extended codes carry the primary one in their lowest byte.
    errcode: typeof code === 'number' ? code & 0xff : known,
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
    // With a full disk the last frame, which makes a commit, was not written. A failed sync leaves everything open.
    if (faultOf(error).errcode === FULL) throw error;
    lost = new UnknownOutcome('commit', { cause: error });
    throw lost;
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
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
function inTransaction(work) {
  refuseIfLost();
  db().exec('begin immediate');
  try {
    const result = work();
    commit();
    return result;
  } catch (error) {
    journal.doubt();
    rollback();
    throw error;
  }
}

function settle() {
  if (journal.size > 0) inTransaction(() => journal.settle(0));
}

/** @type {PackedEntries} */
const NONE = { text: '[]', isNew: [] };

/**
 * @param {Entry} entry
 * @param {number} isNew
 * @returns {PackedEntries}
 */
const alone = (entry, isNew) => ({ text: JSON.stringify([entry]), isNew: [isNew] });

/**
 * Everybody in one transaction, with one sync. If somebody breaks it, each by itself, so that only that one fails.
 * @param {readonly Unit[]} units
 * @param {PackedEntries} packed
 * @returns {Outcomes}
 */
function commitAll(units, packed) {
  const entries = entriesIn(packed.text);
  try {
    return inTransaction(() => {
      // Lines first: a table is not dropped over one that came before, and a unit may ask where it ends.
      const taken = journal.note(entries, packed);
      if (units.length > 0) journal.settle(0);
      const changed = units.map(runUnit);
      journal.settle(MOST_NOTED);
      return { units: changed, entries: taken };
    });
  } catch (error) {
    if (units.length + entries.length === 1 || error instanceof UnknownOutcome) {
      const fault = () => faultOf(error);
      return { units: units.map(fault), entries: entries.map(fault) };
    }
    const taken = entries.flatMap((entry, at) => commitAll([], alone(entry, packed.isNew[at])).entries);
    return { units: units.flatMap((unit) => commitAll([unit], NONE).units), entries: taken };
  }
}

/** @param {Talk['group']['ask']} ask */
function group({ packed, entries }) {
  return commitAll(unpack(packed), entries);
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

/** Also what was left in the journal by a server that was cut off. */
function settleAll() {
  journal.doubt();
  settle();
  return null;
}

/**
 * Reads when everything is in its place.
 * @template T
 * @param {() => T} read
 * @returns {T}
 */
function settled(read) {
  refuseIfLost();
  try {
    settle();
  } catch (error) {
    if (faultOf(error).errcode !== FULL) throw error;
    return asIfSettled(read);
  }
  return read();
}

/** @param {Statement} ask */
function all({ sql, values }) {
  return settled(() => prepare(sql).all(...values));
}

/** @param {Talk['read']['ask']} ask */
function read(ask) {
  return settled(() => readChecked(prepare, ask));
}

/** While the schema is brought up to date, in its transaction. */
function sumUpAll() {
  sumUp(prepare);
  return null;
}

/**
 * With a full disk nothing can be written, but everything told.
 * @template T
 * @param {() => T} read
 * @returns {T}
 */
function asIfSettled(read) {
  db().exec('begin');
  try {
    journal.settle(0);
    return read();
  } finally {
    journal.doubt();
    rollback();
  }
}

/** @param {Talk['copy']['ask']} ask */
async function copy({ path }) {
  await backup(db(), path, { rate: PAGES_PER_STEP });
  return null;
}

function close() {
  try {
    settle();
  } catch {
    // It stays in the journal.
  }
  prepared.clear();
  database?.close();
  database = null;
  return null;
}

/** @type {{ readonly [K in TalkKind]: (ask: Talk[K]['ask']) => Talk[K]['answer'] | Promise<Talk[K]['answer']> }} */
const HANDLERS = { open, settle: settleAll, group, all, read, sumUp: sumUpAll, copy, seal, close };

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
