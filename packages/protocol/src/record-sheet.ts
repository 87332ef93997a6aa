// A finished match as a file: its record, and what proves that nobody has chosen its cards.

import type { MatchRecord } from '@pretender/kernel';
import type { DealtNumber } from './fairness.ts';

export const SHEET_FORMAT = 'pretender-match';

interface AnySheet {
  readonly format: typeof SHEET_FORMAT;
  readonly table: string;
  readonly match: number;
  /** Told before the match. */
  readonly commitment: string;
  /** Opened after it. */
  readonly seed: string;
  /** Who of them was a bot, of which level; people are null. Left out where nobody was one, and in files from before this was written down. */
  readonly levels?: readonly (string | null)[];
  /** The table agreed to end it before it was over; left out otherwise. */
  readonly isWoundUp?: true;
  readonly record: MatchRecord;
}

/** The record is seeded by the key that follows from `seed`, `nonces`, `table` and `match`. */
export interface FirstSheet extends AnySheet {
  readonly version: 1;
  /** What the players have added, without having committed to it before. */
  readonly nonces: readonly string[];
}

/** The record is seeded by the key that follows from `seed`, `numbers`, `table`, `match` and `attempt`. */
export interface SecondSheet extends AnySheet {
  readonly version: 2;
  /** How often it was dealt until everybody opened their number. */
  readonly attempt: number;
  /** By seat: what everybody had committed to before any number was opened; null for a seat without a number. */
  readonly numbers: readonly (DealtNumber | null)[];
  /** Who did not open a number, and so voided a deal before; they have none. */
  readonly voided: readonly number[];
}

export type RecordSheet = FirstSheet | SecondSheet;

export type SheetReading =
  | { readonly ok: true; readonly sheet: RecordSheet }
  | { readonly ok: false; readonly problem: string };

type Plain = Readonly<Record<string, unknown>>;
type Checks = { readonly [field: string]: { readonly holds: (value: unknown) => boolean; readonly is: string } };

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

function isNumber(value: unknown): boolean {
  if (value === null) return true;
  return (
    isPlain(value) && Object.keys(value).length === 2 && hasDigits(value.commitment, 64) && hasDigits(value.nonce, 32)
  );
}

const isCount = (value: unknown, least: number) => Number.isSafeInteger(value) && (value as number) >= least;

const FIELDS: Checks = {
  table: {
    holds: (value) => typeof value === 'string' && /^[^\p{Cc}]{1,40}$/u.test(value),
    is: 'the name of a table, up to 40 characters',
  },
  match: { holds: (value) => isCount(value, 0), is: 'the number of the match at that table' },
  commitment: { holds: (value) => hasDigits(value, 64), is: '64 hexadecimal digits' },
  seed: { holds: (value) => hasDigits(value, 64), is: '64 hexadecimal digits' },
};

const FIELDS_OF: Readonly<Record<RecordSheet['version'], Checks>> = {
  1: {
    ...FIELDS,
    nonces: {
      holds: (value) => Array.isArray(value) && value.every((nonce) => hasDigits(nonce, 32)),
      is: 'a list, each of 32 hexadecimal digits',
    },
  },
  2: {
    ...FIELDS,
    attempt: { holds: (value) => isCount(value, 1), is: 'a number from 1' },
    numbers: {
      holds: (value) => Array.isArray(value) && value.every(isNumber),
      is: 'a list with a commitment and a nonce, or null, for each seat',
    },
    voided: {
      holds: (value) => Array.isArray(value) && value.every((seat) => isCount(seat, 0)),
      is: 'a list of seats',
    },
  },
};

const EVERY_SHEET = ['format', 'version', 'levels', 'isWoundUp', 'record'];

function fieldProblem(data: Plain, fields: Checks): string | null {
  const strange = Object.keys(data).find((name) => !EVERY_SHEET.includes(name) && !Object.hasOwn(fields, name));
  if (strange !== undefined) return `it has a field ${JSON.stringify(strange)} that no sheet has`;
  for (const [name, { holds, is }] of Object.entries(fields))
    if (!holds(data[name])) return `its ${name} must be ${is}`;
  return null;
}

/** Numbers and those who have none are seats of this record, and there is no attempt without somebody who voided the one before. */
function numbersProblem(data: Plain, { names }: MatchRecord): string | null {
  if (data.version !== 2) return null;
  const { numbers, voided, attempt } = data as unknown as SecondSheet;
  if (numbers.length !== names.length) return 'its numbers must be as many as its seats';
  const isSound = voided.every((seat, at) => numbers[seat] === null && voided.indexOf(seat) === at);
  return isSound && attempt <= voided.length + 1 && (voided.length === 0 || attempt > 1)
    ? null
    : 'its voided must be seats without a number, at least one for each attempt before the last';
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
  if (data.version !== 1 && data.version !== 2)
    return `sheet version ${JSON.stringify(data.version)} is not known; this program reads versions 1 and 2`;
  const problem = fieldProblem(data, FIELDS_OF[data.version]) ?? windUpProblem(data) ?? recordProblem(data.record);
  const record = data.record as MatchRecord;
  return problem ?? seedProblem(record) ?? levelsProblem(data.levels, record) ?? numbersProblem(data, record);
}

/** Reads parsed JSON. The kernel's `recordProblem` is handed in: the protocol takes only types of the kernel. */
export function readSheet(data: unknown, recordProblem: (record: unknown) => string | null): SheetReading {
  const problem = sheetProblem(data, recordProblem);
  return problem === null ? { ok: true, sheet: data as RecordSheet } : { ok: false, problem };
}
