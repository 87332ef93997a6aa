// A finished match as a file: its record, and what proves that nobody has chosen its cards.

import type { MatchRecord } from '@pretender/kernel';

export const SHEET_FORMAT = 'pretender-match';
export const SHEET_VERSION = 1;

/** The record is seeded by the key that follows from `seed`, `nonces`, `table` and `match`. */
export interface RecordSheet {
  readonly format: typeof SHEET_FORMAT;
  readonly version: typeof SHEET_VERSION;
  readonly table: string;
  readonly match: number;
  /** Told before the match. */
  readonly commitment: string;
  /** Opened after it. */
  readonly seed: string;
  /** What the players have added. */
  readonly nonces: readonly string[];
  /** Who of them was a bot, of which level; people are null. Left out where nobody was one, and in files from before this was written down. */
  readonly levels?: readonly (string | null)[];
  /** The table agreed to end it before it was over; left out otherwise. */
  readonly isWoundUp?: true;
  readonly record: MatchRecord;
}

export type SheetReading =
  | { readonly ok: true; readonly sheet: RecordSheet }
  | { readonly ok: false; readonly problem: string };

type Plain = Readonly<Record<string, unknown>>;
type Field = Exclude<keyof RecordSheet, 'format' | 'version' | 'levels' | 'isWoundUp' | 'record'>;

function isPlain(data: unknown): data is Plain {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** Whether this is meant to be a sheet, and not, for instance, a bare record. */
export function isSheet(data: unknown): boolean {
  return isPlain(data) && data.format === SHEET_FORMAT;
}

function hasDigits(value: unknown, count: number): boolean {
  return typeof value === 'string' && value.length === count && /^[0-9a-f]*$/.test(value);
}

const FIELDS: { readonly [F in Field]: { readonly holds: (value: unknown) => boolean; readonly is: string } } = {
  table: {
    holds: (value) => typeof value === 'string' && /^[^\p{Cc}]{1,40}$/u.test(value),
    is: 'the name of a table, up to 40 characters',
  },
  match: {
    holds: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
    is: 'the number of the match at that table',
  },
  commitment: { holds: (value) => hasDigits(value, 64), is: '64 hexadecimal digits' },
  seed: { holds: (value) => hasDigits(value, 64), is: '64 hexadecimal digits' },
  nonces: {
    holds: (value) => Array.isArray(value) && value.every((nonce) => hasDigits(nonce, 32)),
    is: 'a list, each of 32 hexadecimal digits',
  },
};

const KNOWN: ReadonlySet<string> = new Set([
  'format',
  'version',
  'levels',
  'isWoundUp',
  'record',
  ...Object.keys(FIELDS),
]);

function fieldProblem(data: Plain): string | null {
  const strange = Object.keys(data).find((name) => !KNOWN.has(name));
  if (strange !== undefined) return `it has a field ${JSON.stringify(strange)} that no sheet has`;
  for (const [name, { holds, is }] of Object.entries(FIELDS))
    if (!holds(data[name])) return `its ${name} must be ${is}`;
  return null;
}

function seedProblem({ seed }: MatchRecord): string | null {
  return seed.kind === 'chacha20' ? null : 'its record has a seed for simulations, and no key of a live table';
}

/** A level that this program does not know may be one of a later one. */
function isLevel(value: unknown): boolean {
  return value === null || (typeof value === 'string' && /^[a-z][a-zA-Z]{0,23}$/.test(value));
}

function levelsProblem(levels: unknown, { names }: MatchRecord): string | null {
  if (levels === undefined || (Array.isArray(levels) && levels.length === names.length && levels.every(isLevel)))
    return null;
  return 'its levels must be a list with a name or null for each seat';
}

function windUpProblem({ isWoundUp }: Plain): string | null {
  return isWoundUp === undefined || isWoundUp === true ? null : 'its isWoundUp must be true, or not be there';
}

function sheetProblem(data: unknown, recordProblem: (record: unknown) => string | null): string | null {
  if (!isPlain(data)) return 'a sheet is a JSON object';
  if (data.format !== SHEET_FORMAT) return `its format must be "${SHEET_FORMAT}"`;
  if (data.version !== SHEET_VERSION)
    return `sheet version ${JSON.stringify(data.version)} is not known; this program reads version ${SHEET_VERSION}`;
  const problem = fieldProblem(data) ?? windUpProblem(data) ?? recordProblem(data.record);
  const record = data.record as MatchRecord;
  return problem ?? seedProblem(record) ?? levelsProblem(data.levels, record);
}

/** Reads parsed JSON. The kernel's `recordProblem` is handed in: the protocol takes only types of the kernel. */
export function readSheet(data: unknown, recordProblem: (record: unknown) => string | null): SheetReading {
  const problem = sheetProblem(data, recordProblem);
  return problem === null ? { ok: true, sheet: data as RecordSheet } : { ok: false, problem };
}
