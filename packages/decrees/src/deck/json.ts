// JSON with the line on which every value begins, so that a complaint can say where.

interface Located {
  readonly value: unknown;
  /** By path, its parts joined by dots: `cards.3.ops.0`. */
  readonly lines: ReadonlyMap<string, number>;
}

export type Parsed =
  | ({ readonly ok: true } & Located)
  | { readonly ok: false; readonly line: number; readonly reason: string };

interface Cursor {
  readonly text: string;
  at: number;
  /** The line of a place before this one, and that place. */
  line: number;
  counted: number;
  readonly lines: Map<string, number>;
}

const MOST_DEPTH = 40;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

function fail(cursor: Cursor, reason: string): never {
  throw new SyntaxError(`${lineAt(cursor)}:${reason}`);
}

function lineAt(cursor: Cursor): number {
  for (; cursor.counted < cursor.at; cursor.counted++) if (cursor.text[cursor.counted] === '\n') cursor.line++;
  return cursor.line;
}

function skipSpace(cursor: Cursor): void {
  while (' \n\r\t'.includes(cursor.text[cursor.at] ?? 'x')) cursor.at++;
}

function take(cursor: Cursor, pattern: RegExp): string | null {
  pattern.lastIndex = cursor.at;
  const [found] = pattern.exec(cursor.text) ?? [null];
  if (found !== null) cursor.at += found.length;
  return found;
}

function expectSign(cursor: Cursor, sign: string): void {
  skipSpace(cursor);
  if (cursor.text[cursor.at] !== sign) fail(cursor, `expected ${sign}`);
  cursor.at++;
}

/** After an item: is there another one? */
function hasMore(cursor: Cursor, end: string): boolean {
  skipSpace(cursor);
  if (cursor.text[cursor.at] === end) {
    cursor.at++;
    return false;
  }
  expectSign(cursor, ',');
  return true;
}

function isEmpty(cursor: Cursor, end: string): boolean {
  cursor.at++;
  skipSpace(cursor);
  if (cursor.text[cursor.at] !== end) return false;
  cursor.at++;
  return true;
}

function parseObject(cursor: Cursor, path: readonly string[]): Record<string, unknown> {
  const entries = new Map<string, unknown>();
  if (isEmpty(cursor, '}')) return {};
  do {
    skipSpace(cursor);
    const key = take(cursor, STRING) ?? fail(cursor, 'expected a name in double quotes');
    const name = JSON.parse(key) as string;
    if (entries.has(name)) fail(cursor, `"${name}" stands twice`);
    expectSign(cursor, ':');
    entries.set(name, parseValue(cursor, [...path, name]));
  } while (hasMore(cursor, '}'));
  return Object.fromEntries(entries);
}

function parseList(cursor: Cursor, path: readonly string[]): unknown[] {
  const items: unknown[] = [];
  if (isEmpty(cursor, ']')) return items;
  do items.push(parseValue(cursor, [...path, String(items.length)]));
  while (hasMore(cursor, ']'));
  return items;
}

function parseValue(cursor: Cursor, path: readonly string[]): unknown {
  skipSpace(cursor);
  cursor.lines.set(path.join('.'), lineAt(cursor));
  if (path.length > MOST_DEPTH) fail(cursor, 'nested too deeply');
  const sign = cursor.text[cursor.at];
  if (sign === '{') return parseObject(cursor, path);
  if (sign === '[') return parseList(cursor, path);
  const text = take(cursor, STRING) ?? take(cursor, NUMBER);
  if (text !== null) return JSON.parse(text);
  for (const [word, value] of WORDS) {
    if (!cursor.text.startsWith(word, cursor.at)) continue;
    cursor.at += word.length;
    return value;
  }
  return fail(cursor, sign === undefined ? 'the file ends too early' : `unexpected ${JSON.stringify(sign)}`);
}

export function parseJson(text: string): Parsed {
  const cursor: Cursor = { text, at: 0, line: 1, counted: 0, lines: new Map() };
  try {
    const value = parseValue(cursor, []);
    skipSpace(cursor);
    if (cursor.at < text.length) fail(cursor, 'something follows the end');
    return { ok: true, value, lines: cursor.lines };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [line, ...reason] = error.message.split(':');
    return { ok: false, line: Number(line), reason: `it is not JSON: ${reason.join(':')}` };
  }
}
