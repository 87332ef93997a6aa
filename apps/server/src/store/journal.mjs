// Lines in the order they came, all lines of a commit in one row: so a commit writes a few pages in a row, however many tables it is for,
// where each line in its place would take several pages. They are put in their places later, many of a table at once; whoever wants to
// read has that done first. Plain JavaScript, because a worker thread loads it as it is.

import { checksumAfter } from './chain.mjs';
import { Damage } from './checked.mjs';
import { entriesIn, FIELDS, FIRST_LINE } from './entries.mjs';

/** @import { Entry, PackedEntries, SqlValue } from './thread-types.ts' */
/** @typedef {Record<string, SqlValue>} Row */
/** @typedef {{ run(...values: SqlValue[]): unknown, get(...values: SqlValue[]): Row | undefined, all(): Row[] }} Prepared */
/** An entry, and the checksums of its lines. @typedef {{ readonly entry: Entry, readonly sums: readonly string[] }} Summed */
/** What waits of one table, in which row of the journal that begins, and where the table ends with it.
 * @typedef {{ readonly row: number, readonly entries: Summed[], readonly commands: Set<SqlValue>, head: number, checksum: string }} Waiting */

const HEAD = 'select head, checksum from tables where id = ?';
const COMMAND = 'select 1 from lines where table_id = ? and cmd = ?';
const NOTE = 'insert into journal (n, entries, checksums) values (?, ?, ?)';
const NOTED = 'select n, entries, checksums from journal order by n';
const FORGET = 'delete from journal where n < ?';
const LINE = 'insert into lines (table_id, seq, cmd, at, body, checksum) values (?, ?, ?, ?, ?, ?)';
const PLACED = 'select body, checksum from lines where table_id = ? and seq = ?';
const MOVE_HEAD = 'update tables set head = ?, wake_at = ?, checksum = ? where id = ?';
const MARK = 'update tables set checksum = ? where id = ?';

/** The checksum of a table that has lost something: no line has it, so the table is not read any more. */
const BROKEN = '';

/** SQLite's result code, which is the lowest byte of those that say more. */
const [CONSTRAINT, PRIMARY] = [19, 0xff];

/** @param {Entry} entry */
const headAfter = (entry) => Number(entry[entry.length - FIELDS]);

/** @param {Entry} entry */
const commandsOf = (entry) => entry.filter((value, at) => at % FIELDS === FIRST_LINE + 1 && value !== null);

/** @param {Entry} entry @param {number} at */
const lineAt = (entry, at) => ({
  seq: Number(entry[at]),
  cmd: /** @type {string | null} */ (entry[at + 1]),
  at: Number(entry[at + 2]),
  body: String(entry[at + 3]),
  forgotten: null,
});

/** @param {Entry} entry @param {string} before the checksum of the line before */
function sumsOf(entry, before) {
  const sums = [];
  let last = before;
  for (let at = FIRST_LINE; at < entry.length; at += FIELDS) {
    last = checksumAfter(last, lineAt(entry, at));
    sums.push(last);
  }
  return sums;
}

/** With the checksums that were noted for them; none in a journal of an earlier version. @param {Row} row */
function summedIn({ n, entries, checksums }) {
  const damage = new Damage(`row ${n} of the journal is not what was written`);
  /** @type {Entry[]} */
  let read;
  try {
    read = entriesIn(String(entries));
  } catch {
    throw damage;
  }
  if (checksums === null) return read.map((entry) => ({ entry, sums: null }));
  const sums = String(checksums).split(' ');
  const summed = read.map((entry) => ({ entry, sums: sums.splice(0, (entry.length - FIRST_LINE) / FIELDS) }));
  if (sums.length > 0 || summed.some(({ entry, sums }) => sums.length !== (entry.length - FIRST_LINE) / FIELDS))
    throw damage;
  return summed;
}

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
    const summed = entries.map((entry, at) => this.#take(entry, row, isNew[at] === 1));
    const taken = entries.filter((_, at) => summed[at] !== null);
    if (taken.length > 0) {
      const checksums = summed.flatMap((sums) => sums ?? []).join(' ');
      this.#prepare(NOTE).run(row, taken.length === entries.length ? text : JSON.stringify(taken), checksums);
      this.#nextRow += 1;
    }
    return summed.map((sums) => (sums === null ? 0 : 1));
  }

  /**
   * Puts lines in their places, all of a table together, because they are neighbours there: first those that have waited longest.
   * @param {number} most how many may go on waiting
   */
  settle(most) {
    this.#know();
    if (this.#size <= most) return;
    for (const [table, { entries, checksum }] of this.#waiting) {
      if (this.#size <= most) break;
      const sum = this.#placeAll(table, entries);
      const last = entries[entries.length - 1].entry;
      this.#prepare(MOVE_HEAD).run(headAfter(last), last[1], checksum === BROKEN ? BROKEN : sum, table);
      this.#waiting.delete(table);
      this.#size -= entries.length;
    }
    const [first] = this.#waiting.values();
    this.#prepare(FORGET).run(first ? first.row : this.#nextRow);
  }

  /**
   * Gives the checksum of the last.
   * @param {SqlValue} table
   * @param {readonly Summed[]} entries
   */
  #placeAll(table, entries) {
    let isAsNoted = true;
    let sum = '';
    for (const { entry, sums } of entries)
      for (const [number, noted] of sums.entries()) {
        sum = this.#place(table, lineAt(entry, FIRST_LINE + number * FIELDS), isAsNoted ? noted : null);
        isAsNoted &&= sum === noted;
      }
    return sum;
  }

  /**
   * A command that was wrongly said to be new belongs to the line that had it first. The other stays all the same: without it nothing could be
   * put in its place any more. Its checksum, and all that follow, are others then.
   * @param {SqlValue} table
   * @param {ReturnType<typeof lineAt>} line
   * @param {string | null} noted
   */
  #place(table, line, noted) {
    const { seq, cmd, at, body } = line;
    const sum = noted ?? this.#chained(table, line);
    try {
      this.#prepare(LINE).run(table, seq, cmd, at, body, sum);
      return sum;
    } catch (error) {
      if (cmd === null || !isConflict(error) || this.#prepare(COMMAND).get(table, cmd) === undefined) throw error;
      const other = this.#chained(table, { ...line, cmd: null });
      this.#prepare(LINE).run(table, seq, null, at, body, other);
      return other;
    }
  }

  /** Behind the line that is in its place already. @param {SqlValue} table @param {ReturnType<typeof lineAt>} line */
  #chained(table, line) {
    return checksumAfter(String(this.#prepare(PLACED).get(table, line.seq - 1)?.checksum), line);
  }

  /** As the disk says, which may be less than was noted, or more. */
  #know() {
    if (this.#isKnown) return;
    this.#waiting.clear();
    this.#size = 0;
    for (const row of this.#prepare(NOTED).all()) {
      this.#nextRow = Number(row.n) + 1;
      for (const { entry, sums } of summedIn(row)) this.#takeAgain(entry, Number(row.n), sums);
    }
    this.#isKnown = true;
  }

  /**
   * Of what was noted before a crash. What does not hold is put in its place with the checksum that was noted: it is found there by whoever
   * reads the table. What does not even follow can only be said of the table.
   * @param {Entry} entry
   * @param {number} row
   * @param {readonly string[] | null} sums
   */
  #takeAgain(entry, row, sums) {
    const [table] = entry;
    const { head } = this.#endOf(table) ?? {};
    if (head === undefined) throw new Damage(`row ${row} of the journal names a table that is not there`);
    // A row stays as long as anything in it waits.
    const isInPlace = !this.#waiting.has(table) && headAfter(entry) <= head;
    // Its command was looked at when it was taken.
    if (isInPlace ? sums === null || this.#isPlaced(entry, sums) : this.#take(entry, row, true, sums) !== null) return;
    const waiting = this.#waiting.get(table);
    if (waiting) waiting.checksum = BROKEN;
    this.#prepare(MARK).run(BROKEN, table);
  }

  /** @param {Entry} entry @param {readonly string[]} sums */
  #isPlaced(entry, sums) {
    return sums.every((sum, number) => {
      const { seq, body } = lineAt(entry, FIRST_LINE + number * FIELDS);
      const placed = this.#prepare(PLACED).get(entry[0], seq);
      return placed !== undefined && (placed.checksum === sum || placed.body === body);
    });
  }

  /**
   * Only behind the table's head, and no command twice; null if it was not taken, else the checksums of its lines.
   * @param {Entry} entry
   * @param {number} row
   * @param {boolean} isNew its command: whoever has read all that is on the disk need not look there
   * @param {readonly string[] | null} noted
   */
  #take(entry, row, isNew, noted = null) {
    const [table, , seq] = entry;
    const known = this.#waiting.get(table);
    const end = known ?? this.#endOf(table);
    if (end === null || seq !== end.head + 1) return null;
    const commands = commandsOf(entry);
    for (const cmd of commands)
      if (known?.commands.has(cmd) || (!isNew && this.#prepare(COMMAND).get(table, cmd) !== undefined)) return null;
    const sums = noted ?? sumsOf(entry, end.checksum);
    const waiting = known ?? { row, entries: [], commands: new Set(), head: 0, checksum: '' };
    if (!known) this.#waiting.set(table, waiting);
    for (const cmd of commands) waiting.commands.add(cmd);
    waiting.entries.push({ entry, sums });
    waiting.head = headAfter(entry);
    waiting.checksum = end.checksum === BROKEN ? BROKEN : sums[sums.length - 1];
    this.#size += 1;
    return sums;
  }

  /** Where a table ends of which nothing waits. @param {SqlValue} table */
  #endOf(table) {
    const row = this.#prepare(HEAD).get(table);
    return row === undefined ? null : { head: Number(row.head), checksum: String(row.checksum) };
  }
}
