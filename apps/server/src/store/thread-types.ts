// What the store and the thread that holds the database say to each other.

import type { Line } from './store.ts';

/** A line as it is kept, with what shows that it is the one that was written (`chain.mjs`). */
export interface ChainedLine extends Omit<Line, 'table'> {
  readonly checksum: string | null;
  /** Of a body that has lost its words: what its hash was before, and a checksum of what is left; null for others. */
  readonly forgotten: string | null;
}

export type SqlValue = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/**
 * Statements that happen together or not at all. A statement that changes nothing ends its unit early and well: the
 * first of them can be the condition of the others.
 */
export type Unit = readonly Statement[];

/**
 * Units as they go to the thread, flat, because what is nested takes longer to hand over than to write: for each unit the number of
 * its statements, and for each of them the number of its text, the number of its values and the values.
 */
export interface Packed {
  readonly texts: readonly string[];
  readonly flat: readonly SqlValue[];
}

/** What goes behind a table's last line: the table, when it wants to be woken, and of each line its number, its command, its time and its body. */
export type Entry = readonly SqlValue[];

/** An entry, and what its writer knows of its command. */
export interface Append {
  readonly entry: Entry;
  readonly isNew: boolean;
}

/** Entries as they go to the thread and, if all are taken, into the journal: as a text (`entries.mjs`), which is handed over and written faster than what it says. */
export interface PackedEntries {
  readonly text: string;
  /** 1 for each of which the command is new, 0 where nobody knows. */
  readonly isNew: readonly number[];
}

export interface Fault {
  readonly message: string;
  /** SQLite's primary result code; null if it was not SQLite that failed. */
  readonly errcode: number | null;
  /** The commit itself failed: what the disk holds now, only opening it again can tell. */
  readonly isUnknown: boolean;
}

/** How many rows the first statement of a unit changed, or why the unit failed. */
export type Outcome = number | Fault;

export interface Outcomes {
  readonly units: readonly Outcome[];
  /** 1 for an entry that was taken, 0 for one that was not. */
  readonly entries: readonly Outcome[];
}

/** What the thread can be asked, and what it answers. */
export interface Talk {
  open: { ask: { readonly path: string; readonly waitMs: number }; answer: { readonly version: string } };
  /** Puts what is in the journal in its place, also what was there before the file was opened. */
  settle: { ask: null; answer: null };
  group: { ask: { readonly packed: Packed; readonly entries: PackedEntries }; answer: Outcomes };
  all: { ask: Statement; answer: readonly Record<string, SqlValue>[] };
  /** Lines of a table between two numbers, if they are as they were written. */
  read: {
    ask: { readonly table: string; readonly after: number; readonly before: number };
    answer: readonly Line[];
  };
  /** Gives a checksum to all that is there. */
  sumUp: { ask: null; answer: null };
  /** Copies the whole database into an empty file, while others go on writing. */
  copy: { ask: { readonly path: string }; answer: null };
  /** Makes one file of a copy, without a journal beside it, and reads all of it. */
  seal: { ask: { readonly path: string }; answer: null };
  close: { ask: null; answer: null };
}

export type TalkKind = keyof Talk;

export interface Request<K extends TalkKind = TalkKind> {
  readonly id: number;
  readonly kind: K;
  readonly ask: Talk[K]['ask'];
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly answer: unknown }
  | { readonly id: number; readonly ok: false; readonly fault: Fault };
