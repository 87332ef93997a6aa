// Every way to do something that has a point: amounts in full, arrows that touch the own ministry, two who change places.

import { decrees, type Ministry, type Move, type Public, type View } from '@pretender/decrees';
import type { FieldSpec, Fields, MoveSpec, Seat } from '@pretender/kernel';

type Row = Record<string, unknown>;

function ownOf({ ministries, posts }: Public, seat: Seat): Ministry | null {
  return ministries.find((ministry) => posts[ministry].director === seat) ?? null;
}

/** Arrows taken away or turned round, and new ones from the own ministry. */
function changes(table: Public, seat: Seat, isMove: boolean): Row[] {
  const own = ownOf(table, seat);
  const others = own === null ? [] : table.ministries.filter((ministry) => ministry !== own);
  if (isMove)
    return table.arrows.flatMap((arrow) => others.map((other) => ({ change: 'move', arrow, to: [own, other] })));
  const spare = table.arrows.length < table.config.maxArrows;
  return [
    ...table.arrows.flatMap((arrow) => [
      { change: 'remove', arrow },
      { change: 'reverse', arrow },
    ]),
    ...(spare ? others.map((other) => ({ change: 'add', arrow: [own, other] })) : []),
  ];
}

/** Two change places, or one takes the vacant ministry. */
export function swaps({ ministries, posts }: Public): Record<string, Seat>[] {
  const found: Record<string, Seat>[] = [];
  for (let a = 0; a < ministries.length; a++) {
    for (let b = a + 1; b < ministries.length; b++) {
      const directors: Record<string, Seat> = {};
      for (let at = 0; at < ministries.length; at++) {
        const from = ministries[at === a ? b : at === b ? a : at];
        const { director } = posts[from];
        if (director !== null) directors[ministries[at]] = director;
      }
      found.push(directors);
    }
  }
  return found;
}

function valuesOf(field: FieldSpec, table: Public, seat: Seat): readonly unknown[] {
  if (field.kind === 'one') return field.of;
  if (field.kind === 'number') return [field.to];
  if (field.kind === 'record') return field.distinct ? [] : filled(field.of, table, seat);
  return [];
}

function filled(fields: Fields, table: Public, seat: Seat): Row[] {
  if ('change' in fields) return changes(table, seat, 'to' in fields);
  let rows: Row[] = [{}];
  for (const name in fields) {
    const values = name === 'directors' ? mapsFor(fields.directors, table) : valuesOf(fields[name], table, seat);
    const longer: Row[] = [];
    for (const row of rows) for (const value of values) longer.push({ ...row, [name]: value });
    rows = longer;
  }
  return rows;
}

/** Those swaps that leave the same ministry vacant as this form. */
function mapsFor(field: FieldSpec, table: Public): Row[] {
  if (field.kind !== 'record') return [];
  return swaps(table).filter((directors) => Object.keys(field.of).every((ministry) => ministry in directors));
}

export function everyWay(view: View, seat: Seat, spec: MoveSpec): Move[] {
  const moves: Move[] = [];
  for (const row of filled(spec.fields, view.table, seat)) {
    const move = { type: spec.type, ...row } as unknown as Move;
    if (decrees.check(view, move) === null) moves.push(move);
  }
  return moves;
}
