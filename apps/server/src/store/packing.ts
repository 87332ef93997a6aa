// What is on its way to the thread; `unpack` in `thread.mjs` is the other end of units, `entries.mjs` that of entries.

import type { Append, Entry, Packed, PackedEntries, SqlValue, Unit } from './thread-types.ts';

const NOTHING: Packed = { texts: [], flat: [] };

/** Everybody writes with the same few statements: each text goes over once. */
export function pack(units: readonly Unit[]): Packed {
  if (units.length === 0) return NOTHING;
  const numbers = new Map<string, number>();
  const flat: SqlValue[] = [];
  for (const unit of units) {
    flat.push(unit.length);
    for (const { sql, values } of unit) {
      const number = numbers.get(sql) ?? numbers.size;
      numbers.set(sql, number);
      flat.push(number, values.length, ...values);
    }
  }
  return { texts: [...numbers.keys()], flat };
}

/** Table and time to wake come first, then the lines: number, command, time, body. */
const [FIRST_BODY, FIELDS] = [5, 4];

/** In the place of each body its length, and the bodies behind all else. */
export function textOf(entries: readonly Entry[]): string {
  const heads: Entry[] = [];
  let bodies = '';
  for (const entry of entries) {
    const head = entry.slice();
    for (let at = FIRST_BODY; at < head.length; at += FIELDS) {
      const body = String(entry[at]);
      head[at] = body.length;
      bodies += body;
    }
    heads.push(head);
  }
  return `${JSON.stringify(heads)}\n${bodies}`;
}

export function packEntries(appends: readonly Append[]): PackedEntries {
  return {
    text: textOf(appends.map(({ entry }) => entry)),
    isNew: appends.map(({ isNew }) => (isNew ? 1 : 0)),
  };
}
