// Lines in the order they came, all lines of a commit in one row: so a commit writes a few pages in a row, however many tables it is for,
// where each line in its place would take several pages. They are put in their places later, many of a table at once; whoever wants to
// read has that done first. Plain JavaScript, because a worker thread loads it as it is.

import { entriesIn, FIELDS, FIRST_LINE } from './entries.mjs';

/** @import { Entry, PackedEntries, SqlValue } from './thread-types.ts' */
/** @typedef {Record<string, SqlValue>} Row */
/** @typedef {{ run(...values: SqlValue[]): unknown, get(...values: SqlValue[]): Row | undefined, all(): Row[] }} Prepared */
/** What waits of one table, in which row of the journal that begins, and where the table ends with it.
 * @typedef {{ readonly row: number, readonly entries: Entry[], readonly commands: Set<SqlValue>, head: number }} Waiting */

const HEAD = 'select head from tables where id = ?';
const COMMAND = 'select 1 from lines where table_id = ? and cmd = ?';
const NOTE = 'insert into journal (n, entries) values (?, ?)';
const NOTED = 'select n, entries from journal order by n';
const FORGET = 'delete from journal where n < ?';
const LINE = 'insert into lines (table_id, seq, cmd, at, body) values (?, ?, ?, ?, ?)';
const MOVE_HEAD = 'update tables set head = ?, wake_at = ? where id = ?';

/** SQLite's result code, which is the lowest byte of those that say more. */
const [CONSTRAINT, PRIMARY] = [19, 0xff];

/** @param {Entry} entry */
const headAfter = (entry) => Number(entry[entry.length - FIELDS]);

/** @param {Entry} entry */
const commandsOf = (entry) => entry.filter((value, at) => at % FIELDS === FIRST_LINE + 1 && value !== null);

/** Something that may be there once is there already. @param {unknown} error */
const isConflict = (error) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & PRIMARY) === CONSTRAINT;

/** Everything here happens in a transaction of its caller, who says if that was taken back. */
export class Journal {
  #prepare;
  /** By table; who has waited longest comes first. @type {Map<SqlValue, Waiting>} */
  #waiting = new Map();
  #size = 0;
  #nextRow = 0;
  #isKnown = true;

  /** @param {(sql: string) => Prepared} prepare */
  constructor(prepare) {
    this.#prepare = prepare;
  }

  /** How many entries wait for their places; endless while only the disk knows. */
  get size() {
    return this.#isKnown ? this.#size : Number.POSITIVE_INFINITY;
  }

  /** The disk may hold something else than what was done here. */
  doubt() {
    this.#isKnown = false;
  }

  /**
   * @param {readonly Entry[]} entries
   * @param {PackedEntries} packed the same
   * @returns {number[]} 1 for each that was taken, 0 for each that was not
   */
  note(entries, { text, isNew }) {
    this.#know();
    const row = this.#nextRow;
    const outcomes = entries.map((entry, at) => (this.#take(entry, row, isNew[at] === 1) ? 1 : 0));
    const taken = entries.filter((_, at) => outcomes[at] === 1);
    if (taken.length > 0) {
      this.#prepare(NOTE).run(row, taken.length === entries.length ? text : JSON.stringify(taken));
      this.#nextRow += 1;
    }
    return outcomes;
  }

  /**
   * Puts lines in their places, all of a table together, because they are neighbours there: first those that have waited longest.
   * @param {number} most how many may go on waiting
   */
  settle(most) {
    this.#know();
    if (this.#size <= most) return;
    for (const [table, { entries }] of this.#waiting) {
      if (this.#size <= most) break;
      for (const entry of entries)
        for (let at = FIRST_LINE; at < entry.length; at += FIELDS) this.#place(table, entry, at);
      const last = entries[entries.length - 1];
      this.#prepare(MOVE_HEAD).run(headAfter(last), last[1], table);
      this.#waiting.delete(table);
      this.#size -= entries.length;
    }
    const [first] = this.#waiting.values();
    this.#prepare(FORGET).run(first ? first.row : this.#nextRow);
  }

  /**
   * A command that was wrongly said to be new belongs to the line that had it first. The other stays all the same: without it nothing could be
   * put in its place any more.
   * @param {SqlValue} table
   * @param {Entry} entry
   * @param {number} at
   */
  #place(table, entry, at) {
    const [seq, cmd, time, body] = [entry[at], entry[at + 1], entry[at + 2], entry[at + 3]];
    try {
      this.#prepare(LINE).run(table, seq, cmd, time, body);
    } catch (error) {
      if (cmd === null || !isConflict(error) || this.#prepare(COMMAND).get(table, cmd) === undefined) throw error;
      this.#prepare(LINE).run(table, seq, null, time, body);
    }
  }

  /** As the disk says, which may be less than was noted, or more. */
  #know() {
    if (this.#isKnown) return;
    this.#waiting.clear();
    this.#size = 0;
    for (const { n, entries } of this.#prepare(NOTED).all()) {
      this.#nextRow = Number(n) + 1;
      // Its command was looked at when it was taken.
      for (const entry of entriesIn(String(entries)))
        if (!this.#isInPlace(entry) && !this.#take(entry, Number(n), true))
          throw new Error(`the journal does not go on where table ${entry[0]} ends`);
    }
    this.#isKnown = true;
  }

  /** A row stays as long as anything in it waits. @param {Entry} entry */
  #isInPlace(entry) {
    return !this.#waiting.has(entry[0]) && headAfter(entry) <= (this.#headOf(entry[0]) ?? -1);
  }

  /**
   * Only behind the table's head, and no command twice.
   * @param {Entry} entry
   * @param {number} row
   * @param {boolean} isNew its command: whoever has read all that is on the disk need not look there
   */
  #take(entry, row, isNew) {
    const [table, , seq] = entry;
    const known = this.#waiting.get(table);
    if (seq !== (known ? known.head : (this.#headOf(table) ?? Number.NaN)) + 1) return false;
    const commands = commandsOf(entry);
    for (const cmd of commands)
      if (known?.commands.has(cmd) || (!isNew && this.#prepare(COMMAND).get(table, cmd) !== undefined)) return false;
    const waiting = known ?? { row, entries: [], commands: new Set(), head: 0 };
    if (!known) this.#waiting.set(table, waiting);
    for (const cmd of commands) waiting.commands.add(cmd);
    waiting.entries.push(entry);
    waiting.head = headAfter(entry);
    this.#size += 1;
    return true;
  }

  /** Where a table ends of which nothing waits. @param {SqlValue} table */
  #headOf(table) {
    const row = this.#prepare(HEAD).get(table);
    return row === undefined ? null : Number(row.head);
  }
}
