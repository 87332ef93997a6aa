// Which keys open a seat, as the table's lines say. Keys are written after the line that changes them.

import type { Seat } from '@pretender/kernel';
import type { Line, Store } from '../store/store.ts';
import type { TableState } from './facts.ts';
import type { TableLine } from './lines.ts';

/** Whoever had the seat has it no longer; perhaps somebody else has. */
export async function changeKeys(store: Store, { id, chairs }: TableState, seat: Seat): Promise<void> {
  const { key } = chairs[seat];
  const owner = { table: id, seat };
  await store.dropKeys(owner);
  if (key !== null) await store.putKey(key, owner);
}

/** After a crash or a fault the last line may lack its keys. Changes what it must, and says for which seats. */
export async function mendKeys(store: Store, state: TableState, last: Line): Promise<Seat[]> {
  const line = JSON.parse(last.body) as TableLine;
  const seats = line.kind === 'left' || line.kind === 'rekeyed' ? [line.seat] : [];
  for (const [seat, { key }] of state.chairs.entries())
    if (key !== null && (await store.keyOwner(key)) === null) seats.push(seat as Seat);
  for (const seat of seats) await changeKeys(store, state, seat);
  return seats;
}
