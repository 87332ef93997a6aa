// The fields of described moves: what fits one, its one way of being written, all its values, a random one.

import type { Draws, FieldSpec, Fields, Value } from './contract.ts';
import { pick } from './draws/use.ts';
import { isReaching } from './tree.ts';

type Shape = Extract<FieldSpec, { kind: 'list' | 'record' }>;
type Row = Readonly<Record<string, unknown>>;

/** What cannot be guessed: a list and a text have no end of values. */
export function mustBeGiven({ kind }: FieldSpec): boolean {
  return kind === 'list' || kind === 'text';
}

/** A record of which nothing is needed says nothing if it is left out. */
export function blank(field: FieldSpec): unknown {
  return isLoose(field) ? {} : undefined;
}

function isLoose(field: FieldSpec): boolean {
  return field.kind === 'record' && field.needs !== undefined && field.needs.length === 0;
}

type Fitter<K extends FieldSpec['kind']> = (field: Extract<FieldSpec, { kind: K }>, value: unknown) => boolean;

const FITTERS: { readonly [K in FieldSpec['kind']]: Fitter<K> } = {
  one: ({ of }, value) => isAmong(of, value),
  number: ({ from, to }, value) => Number.isInteger(value) && (value as number) >= from && (value as number) <= to,
  flag: (_field, value) => typeof value === 'boolean',
  some: ({ of, min, max, repeats }, value) =>
    isListOf(value, min, max) &&
    value.every((item) => of.includes(item as Value)) &&
    (repeats || new Set(value).size === value.length),
  list: (field, value) => isListOf(value, field.min, field.max) && value.every((item) => isRecordOf(field, item)),
  record: (field, value) => isRecordOf(field, value) && (!field.distinct || isDistinct(value as Row)),
  tuple: ({ of }, value) => isListOf(value, of.length, of.length) && of.every((field, at) => fits(field, value[at])),
  text: ({ max }, value) =>
    typeof value === 'string' &&
    value.length <= max &&
    value.trim() !== '' &&
    !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(value) &&
    !isReaching(value),
};

/** The same as `of.includes(value)`, which is a call; most lists are short. */
export function isAmong(of: readonly Value[], value: unknown): boolean {
  for (let i = 0; i < of.length; i++) if (of[i] === value) return true;
  return false;
}

export function fits(field: FieldSpec, value: unknown): boolean {
  return FITTERS[field.kind](field as never, value);
}

function isListOf(value: unknown, min: number, max: number): value is unknown[] {
  return Array.isArray(value) && value.length >= min && value.length <= max;
}

function isDistinct(row: Row): boolean {
  const values = Object.values(row);
  return new Set(values).size === values.length;
}

function isRecordOf(shape: Shape, item: unknown): boolean {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
  const row = item as Row;
  for (const name of Object.keys(row)) if (!Object.hasOwn(shape.of, name)) return false;
  for (const name in shape.of) {
    const field = shape.of[name];
    const value = row[name];
    if (value === undefined ? !mayBeMissing(shape, name) : !fits(field, value)) return false;
  }
  return true;
}

function mayBeMissing(shape: Shape, name: string): boolean {
  const field = shape.of[name];
  return !isNeeded(shape, name) || isOptional(field) || blank(field) !== undefined || sole(field) !== undefined;
}

function isNeeded({ needs }: Shape, name: string): boolean {
  return needs === undefined || needs.includes(name);
}

export function isOptional(field: FieldSpec): boolean {
  return field.kind === 'one' && field.optional === true;
}

/** The value of a field that has only one. */
function sole(field: FieldSpec): unknown {
  const [only, more] = domain(field);
  return more === undefined ? only : undefined;
}

/** Most fields are one of a few or a number, and those have only one way. */
export function canonical(field: FieldSpec, value: unknown): unknown {
  if (field.kind === 'one' || field.kind === 'number') return value;
  if (field.kind === 'some')
    return (value as Value[]).slice().sort((a, b) => field.of.indexOf(a) - field.of.indexOf(b));
  if (field.kind === 'list') return (value as Row[]).map((item) => canonicalRow(field, item));
  if (field.kind === 'record') return canonicalRow(field, value as Row);
  if (field.kind === 'tuple') return field.of.map((each, at) => canonical(each, (value as unknown[])[at]));
  return value;
}

function canonicalRow(shape: Shape, item: Row): Row {
  const row: Record<string, unknown> = {};
  for (const name in shape.of) {
    const field = shape.of[name];
    const given = item[name] ?? (isNeeded(shape, name) ? (blank(field) ?? sole(field)) : undefined);
    if (given !== undefined) row[name] = canonical(field, given);
  }
  return row;
}

/** Every value; of lists, texts and loose records none, because there are too many. Most fields are one of a few. */
export function domain(field: FieldSpec): Iterable<unknown> {
  if (field.kind !== 'one') return domainOf(field);
  return field.optional ? [undefined] : field.of;
}

function* domainOf(field: FieldSpec): Generator<unknown> {
  if (field.kind === 'number') {
    for (let value = field.from; value <= field.to; value++) yield value;
  } else if (field.kind === 'some') {
    for (let size = field.min; size <= field.max; size++) yield* selections(field.of, size, field.repeats ? 0 : 1);
  } else if (field.kind === 'flag') yield* [false, true];
  else if (field.kind === 'tuple') yield* tuples(field.of);
  else if (field.kind === 'record' && !isLoose(field)) yield* rows(field, Object.keys(field.of));
}

function* selections(of: readonly Value[], size: number, step: 0 | 1, from = 0): Generator<Value[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i < of.length; i++) {
    for (const rest of selections(of, size - 1, step, i + step)) yield [of[i], ...rest];
  }
}

function* tuples(of: readonly FieldSpec[], at = 0): Generator<unknown[]> {
  if (at === of.length) yield [];
  else for (const value of domain(of[at])) for (const rest of tuples(of, at + 1)) yield [value, ...rest];
}

function* rows(shape: Extract<FieldSpec, { kind: 'record' }>, names: readonly string[], row: Row = {}): Generator<Row> {
  if (names.length === 0) {
    yield row;
    return;
  }
  const [name, ...rest] = names;
  const field = shape.of[name];
  if (!isNeeded(shape, name)) yield* rows(shape, rest, row);
  const empty = blank(field);
  for (const value of empty === undefined ? domain(field) : [empty]) {
    if (shape.distinct && Object.values(row).includes(value)) continue;
    yield* rows(shape, rest, value === undefined ? row : { ...row, [name]: value });
  }
}

function randomValue(field: FieldSpec, draws: Draws): unknown {
  if (field.kind === 'one') return field.optional ? undefined : pick(draws, field.of);
  if (field.kind === 'number') return field.from + draws.below(field.to - field.from + 1);
  if (field.kind === 'flag') return draws.below(2) === 1;
  if (field.kind === 'record') return randomRecord(field, draws);
  if (field.kind === 'tuple') return field.of.map((each) => randomValue(each, draws));
  if (field.kind === 'text') return String.fromCharCode(97 + draws.below(26)).repeat(1 + draws.below(field.max));
  const most = field.kind === 'some' && !field.repeats ? Math.min(field.max, field.of.length) : field.max;
  const size = field.min + draws.below(most - field.min + 1);
  if (field.kind === 'list') return Array.from({ length: size }, () => randomRecord(field, draws));
  const left = field.of.slice();
  const chosen: Value[] = [];
  while (chosen.length < size) {
    const at = draws.below(left.length);
    chosen.push(left[at]);
    if (!field.repeats) left.splice(at, 1);
  }
  return canonical(field, chosen);
}

/** What is not needed comes every other time. */
export function randomRecord(
  shape: { readonly of: Fields } & Partial<Shape>,
  draws: Draws,
  record: Record<string, unknown> = {},
): Record<string, unknown> {
  const isDistinctOnly = shape.kind === 'record' && shape.distinct === true;
  const { of: fields, needs } = shape;
  for (const name in fields) {
    if (needs !== undefined && !needs.includes(name) && draws.below(2) === 0) continue;
    const field = fields[name];
    const value = randomValue(isDistinctOnly ? untaken(field, record) : field, draws);
    if (value !== undefined) record[name] = value;
  }
  return record;
}

function untaken(field: FieldSpec, row: Row): FieldSpec {
  if (field.kind !== 'one') return field;
  const taken = Object.values(row);
  return { kind: 'one', of: field.of.filter((value) => !taken.includes(value)) };
}
