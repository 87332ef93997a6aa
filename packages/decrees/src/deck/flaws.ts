// Looking at parts of a file that should be a deck, and saying what is wrong with them.

export type Path = readonly (string | number)[];

export interface Flaw {
  readonly path: Path;
  readonly reason: string;
}

export type Row = Readonly<Record<string, unknown>>;

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function flaw(path: Path, reason: string): Flaw[] {
  return [{ path, reason }];
}

/** What a value must be, as in "a text". */
export interface Kind {
  readonly what: string;
  is(value: unknown): boolean;
}

const MOST_TEXT = 1000;

/** Signs that nobody sees and that do something: colours of a terminal, other directions, halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

export const text: Kind = {
  what: `a text of up to ${MOST_TEXT} characters, without line breaks and other signs that are not seen`,
  is: (value) => typeof value === 'string' && value.trim() !== '' && value.length <= MOST_TEXT && !UNSEEN.test(value),
};
export const flag: Kind = { what: 'true or false', is: (value) => typeof value === 'boolean' };
export const list: Kind = { what: 'a list', is: Array.isArray };
export const map: Kind = { what: 'a map', is: isRow };
/** What names things in moves: short, and no word that every object answers to. */
export const name: Kind = {
  what: 'a name of letters, digits, - and _',
  is: (value) => typeof value === 'string' && /^[A-Za-z][\w-]{0,59}$/.test(value) && !(value in {}),
};

export function whole(from: number, to: number): Kind {
  const is = (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
  return { what: `a whole number from ${from} to ${to}`, is };
}

export function oneOf(words: readonly string[]): Kind {
  return { what: `one of ${words.join(', ')}`, is: (value) => words.includes(value as string) };
}

export function listOf(kind: Kind): Kind {
  return { what: `a list, each ${kind.what}`, is: (value) => Array.isArray(value) && value.every(kind.is) };
}

/** For a screen: what a file says is not done to it. */
export function harmless(words: string): string {
  return [...words]
    .map((sign) => (UNSEEN.test(sign) ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}` : sign))
    .join('');
}

function shown(value: unknown): string {
  const words = JSON.stringify(value) ?? 'nothing';
  return words.length > 40 ? `${words.slice(0, 40)}…` : words;
}

/** Every field that is named, of its kind, and no other; a name that ends with a question mark may be missing. */
export function shapeFlaws(path: Path, value: unknown, shape: Readonly<Record<string, Kind>>): Flaw[] {
  if (!isRow(value)) return flaw(path, `this must be a map, not ${shown(value)}`);
  const known = Object.keys(shape).map((key) => key.replace('?', ''));
  const strange = Object.keys(value).filter((key) => !known.includes(key));
  return [
    ...strange.flatMap((key) => flaw([...path, key], `"${key}" is not known here; known are ${known.join(', ')}`)),
    ...Object.entries(shape).flatMap(([key, kind]) => fieldFlaws(path, value, key, kind)),
  ];
}

function fieldFlaws(path: Path, row: Row, key: string, kind: Kind): Flaw[] {
  const field = key.replace('?', '');
  const value = row[field];
  if (value === undefined) return key.endsWith('?') ? [] : flaw(path, `"${field}" is missing; it is ${kind.what}`);
  return kind.is(value) ? [] : flaw([...path, field], `${field} is ${kind.what}, not ${shown(value)}`);
}

/** Things that must not be called the same. */
export function twiceFlaws(path: Path, items: readonly unknown[], key: string): Flaw[] {
  const ids = items.map((item) => (isRow(item) ? item[key] : undefined));
  return ids.flatMap((id, at) =>
    id !== undefined && ids.indexOf(id) < at ? flaw([...path, at, key], `${key} ${shown(id)} stands twice`) : [],
  );
}
