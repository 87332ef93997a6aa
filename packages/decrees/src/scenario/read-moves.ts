// Moves as scenario files write them: names of seats become seats, wherever this game has them.

import type { Seat } from '@pretender/kernel';
import { asData, type Data, seatOf } from '@pretender/kernel/scenario';
import { SUBSTITUTE } from '../deck/substitute.ts';
import type { Move } from '../move-types.ts';
import { MINISTRIES } from '../words.ts';

export const MOVE_FIELDS: { readonly [T in Move['type']]: readonly string[] } = {
  bid: ['blame'],
  assign: ['directors'],
  draw: [],
  treasury: [],
  manoeuvres: [],
  end: [],
  play: ['card', 'with'],
  distribute: ['blame'],
  forward: ['decree', 'to'],
  move: ['player', 'to'],
  stamp: ['decree'],
  investigate: ['ministry'],
  reassign: ['directors'],
  restructure: ['change', 'arrow', 'to'],
  react: ['card', 'amount'],
  pass: [],
  pick: ['card'],
  top: ['ministry'],
  remove: ['personal', 'ministry'],
  agree: [],
  object: [],
  offer: ['transfers'],
  counter: ['offer', 'version', 'transfers'],
  accept: ['offer', 'version'],
  decline: ['offer', 'version'],
  withdraw: ['offer', 'version'],
  promise: ['to', 'text'],
  publish: ['from', 'to', 'text'],
  mark: ['note', 'as'],
};

type Names = readonly string[];

function mapValues(data: unknown, what: string, convert: (value: unknown, key: string) => unknown): Data {
  return Object.fromEntries(Object.entries(asData(data, what)).map(([key, value]) => [key, convert(value, key)]));
}

/** A seat, unless it names a ministry: effects that players compose have both in the same place. */
function seatOrMinistry(names: Names, value: unknown): unknown {
  return names.includes(String(value)) && !MINISTRIES.includes(value as never) ? seatOf(names, value) : value;
}

function readTransfers(names: Names, transfers: unknown): unknown {
  if (!Array.isArray(transfers)) return transfers;
  return transfers.map((transfer) =>
    mapValues(transfer, 'a transfer', (value, key) => (key === 'from' || key === 'to' ? seatOf(names, value) : value)),
  );
}

function readEffect(names: Names, ops: unknown): unknown {
  if (!Array.isArray(ops)) return ops;
  return ops.map((op) =>
    mapValues(op, 'an operation', (value, key) => (key === 'op' ? value : seatOrMinistry(names, value))),
  );
}

/** Slots that hold a player, by the deck; the directors of a special action; an effect of the player's own. */
function readSlots(names: Names, card: unknown, slots: unknown): Data {
  const targets = SUBSTITUTE.cards.get(String(card))?.targets ?? [];
  return mapValues(slots, 'with', (value, slot) => {
    const kind = targets.find((target) => target.slot === slot)?.kind;
    if (kind === 'player') return seatOf(names, value);
    if (kind === 'specialArgs')
      return mapValues(value, slot, (arg, key) => (key === 'directors' ? readDirectors(names, arg) : arg));
    return slot === 'effect' ? readEffect(names, value) : value;
  });
}

/** Vacant is `null`, as in a position; a move simply does not name it. */
function readDirectors(names: Names, directors: unknown): Data {
  const named = Object.entries(asData(directors, 'directors')).filter(([, name]) => name !== null);
  return mapValues(Object.fromEntries(named), 'directors', (name) => seatOf(names, name));
}

function readPersonal(names: Names, personal: unknown): Record<Seat, unknown> {
  const entries = Object.entries(asData(personal, 'personal'));
  return Object.fromEntries(entries.map(([name, blame]) => [seatOf(names, name), blame]));
}

type Reader = (names: Names, value: unknown, fields: Data) => unknown;

const READERS: Readonly<Record<string, Reader>> = {
  'assign.directors': readDirectors,
  'reassign.directors': readDirectors,
  'move.player': seatOf,
  'promise.to': seatOf,
  'publish.from': seatOf,
  'publish.to': seatOf,
  'remove.personal': readPersonal,
  'offer.transfers': readTransfers,
  'counter.transfers': readTransfers,
  'play.with': (names, slots, { card }) => readSlots(names, card, slots),
};

export function readFields(type: string, fields: Data, names: Names): Data {
  return mapValues(fields, type, (value, key) => {
    const read = READERS[`${type}.${key}`];
    return read ? read(names, value, fields) : value;
  });
}
