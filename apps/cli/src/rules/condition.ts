// When a clause holds: terms joined by ` & ` (all) or ` | ` (any), never both. A term is `flag`, `!flag`, `option=value`,
// `option!=value` or `seats` compared with a number. Of an option that is a set, `=` means that the value is in it.

import type { OptionField } from '@pretender/kernel';
import { optionValue } from '../option-value.ts';

export interface Table {
  readonly fields: Readonly<Record<string, OptionField>>;
  readonly config: Readonly<Record<string, unknown>>;
  readonly seatCount: number;
}

const SEATS = /^seats(<=|>=|<|>)(\d+)$/;
const FLAG = /^(!?)(\w+)$/;
const VALUE = /^(\w+)(!?=)([\w.-]+)$/;

const COMPARE: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

function fieldOf({ fields }: Table, key: string, term: string): OptionField {
  if (Object.hasOwn(fields, key)) return fields[key];
  throw new Error(`"${term}" names no option`);
}

function hasValue(table: Table, key: string, text: string): boolean {
  const field = fieldOf(table, key, `${key}=${text}`);
  const given = optionValue(field, text);
  const [wanted, ...more] = Array.isArray(given) ? given : [given];
  if (wanted === undefined || more.length > 0) throw new Error(`${key} cannot be "${text}"`);
  const held = table.config[key];
  return Array.isArray(held) ? held.includes(wanted) : held === wanted;
}

function termHolds(table: Table, term: string): boolean {
  const [, comparison = '', seats] = term.match(SEATS) ?? [];
  if (seats !== undefined) return COMPARE[comparison](table.seatCount, Number(seats));
  const [, key, sign, value] = term.match(VALUE) ?? [];
  if (value !== undefined) return hasValue(table, key, value) === (sign === '=');
  const [, not, flag] = term.match(FLAG) ?? [];
  if (flag === undefined) throw new Error(`"${term}" is no condition`);
  if (fieldOf(table, flag, term).kind !== 'flag') throw new Error(`"${term}" is neither on nor off: it needs a value`);
  return table.config[flag] === (not === '');
}

/** Looks at every term, so that a wrong one is found at any table. */
export function conditionHolds(table: Table, condition: string): boolean {
  const isAll = condition.includes(' & ');
  if (isAll && condition.includes(' | ')) throw new Error(`"${condition}" mixes & and |`);
  const held = condition.split(isAll ? ' & ' : ' | ').map((term) => termHolds(table, term));
  return isAll ? held.every(Boolean) : held.some(Boolean);
}
