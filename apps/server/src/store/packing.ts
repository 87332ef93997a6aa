// What is on its way to the thread; `unpack` in `thread.mjs` is the other end of units.

import { textOf } from './entries.mjs';
import type { Append, Packed, PackedEntries, SqlValue, Unit } from './thread-types.ts';

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

export function packEntries(appends: readonly Append[]): PackedEntries {
  return {
    text: textOf(appends.map(({ entry }) => entry)),
    isNew: appends.map(({ isNew }) => (isNew ? 1 : 0)),
  };
}
