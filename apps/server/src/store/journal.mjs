// Lines in the order they came, all lines of a commit in one row: so a commit writes a few pages in a row, however many tables it is for,
// where each line in its place would take several pages. They are put in their places later, many at once; whoever wants to read has
// that done first. Plain JavaScript, because a worker thread loads it as it is.

/** @import { Entry, SqlValue } from './thread-types.ts' */
/** @typedef {Record<string, SqlValue>} Row */
/** @typedef {{ run(...values: SqlValue[]): unknown, get(...values: SqlValue[]): Row | undefined, all(): Row[] }} Prepared */
/** @typedef {{ head: number, readonly commands: Set<SqlValue> }} Place */

const HEAD = 'select head from tables where id = ?';
const COMMAND = 'select 1 from lines where table_id = ? and cmd = ?';
const NOTE = 'insert into journal (entries) values (?)';
const NOTED = 'select entries from journal order by n';
const FORGET = 'delete from journal';
const LINE = 'insert into lines (table_id, seq, cmd, at, body) values (?, ?, ?, ?, ?)';
const MOVE_HEAD = 'update tables set head = ?, wake_at = ? where id = ?';

/** Table and time to wake come first, then the lines: number, command, time, body. */
const [FIRST_LINE, FIELDS] = [2, 4];

/** @param {Entry} entry */
const headAfter = (entry) => entry[entry.length - FIELDS];

/** @param {Entry} entry */
const commandsOf = (entry) => entry.filter((value, at) => at % FIELDS === FIRST_LINE + 1 && value !== null);

/** Everything here happens in a transaction of its caller, who says if that was taken back. */
export class Journal {
  #prepare;
  /** What is in the journal on disk. @type {Entry[]} */
  #noted = [];
  /** Tables with something in the journal, and others that were asked about. @type {Map<SqlValue, Place>} */
  #places = new Map();
  #isKnown = true;

  /** @param {(sql: string) => Prepared} prepare */
  constructor(prepare) {
    this.#prepare = prepare;
  }

  /** How many entries wait for their places; endless while only the disk knows. */
  get size() {
    return this.#isKnown ? this.#noted.length : Number.POSITIVE_INFINITY;
  }

  /** The disk may hold something else than what was done here. */
  doubt() {
    this.#isKnown = false;
  }

  /**
   * @param {readonly Entry[]} entries
   * @returns {number[]} 1 for each that was taken, 0 for each that was not
   */
  note(entries) {
    this.#know();
    const before = this.#noted.length;
    const outcomes = entries.map((entry) => (this.#take(entry) ? 1 : 0));
    if (this.#noted.length > before) this.#prepare(NOTE).run(JSON.stringify(this.#noted.slice(before)));
    return outcomes;
  }

  /** Puts all lines in their places, table by table: neighbours lie on the same page. */
  settle() {
    this.#know();
    if (this.#noted.length === 0) return;
    for (const [table, entries] of this.#byTable()) {
      for (const entry of entries)
        for (let at = FIRST_LINE; at < entry.length; at += FIELDS)
          this.#prepare(LINE).run(table, entry[at], entry[at + 1], entry[at + 2], entry[at + 3]);
      const last = entries[entries.length - 1];
      this.#prepare(MOVE_HEAD).run(headAfter(last), last[1], table);
    }
    this.#prepare(FORGET).run();
    this.#forget();
  }

  #byTable() {
    /** @type {Map<SqlValue, Entry[]>} */
    const byTable = new Map();
    for (const entry of this.#noted) {
      const others = byTable.get(entry[0]);
      if (others) others.push(entry);
      else byTable.set(entry[0], [entry]);
    }
    return byTable;
  }

  #forget() {
    this.#noted = [];
    this.#places.clear();
  }

  /** As the disk says, which may be less than was noted, or more. */
  #know() {
    if (this.#isKnown) return;
    this.#forget();
    for (const { entries } of this.#prepare(NOTED).all())
      for (const entry of JSON.parse(String(entries)))
        if (!this.#take(entry)) throw new Error(`the journal does not go on where table ${entry[0]} ends`);
    this.#isKnown = true;
  }

  /** Only behind the table's head, and no command twice. @param {Entry} entry */
  #take(entry) {
    const [table] = entry;
    const place = this.#placeOf(table);
    if (place === null || entry[FIRST_LINE] !== place.head + 1) return false;
    const commands = commandsOf(entry);
    for (const cmd of commands)
      if (place.commands.has(cmd) || this.#prepare(COMMAND).get(table, cmd) !== undefined) return false;
    for (const cmd of commands) place.commands.add(cmd);
    place.head = Number(headAfter(entry));
    this.#noted.push(entry);
    return true;
  }

  /** @param {SqlValue} table */
  #placeOf(table) {
    const known = this.#places.get(table);
    if (known) return known;
    const row = this.#prepare(HEAD).get(table);
    if (row === undefined) return null;
    /** @type {Place} */
    const place = { head: Number(row.head), commands: new Set() };
    this.#places.set(table, place);
    return place;
  }
}
