// What happens around a game and belongs in its log: who pauses, comes and goes while a match is on. Every game has these
// sentences among those of its log.

import type { Seat } from '@pretender/kernel';
import type { TableEvent } from '@pretender/protocol';
import type { Picture } from '../sitting/picture.ts';
import type { Remark } from './face.ts';

const AROUND = [
  'sat',
  'stoodUp',
  'paused',
  'pausedAlone',
  'resumed',
  'photo',
  'woundUp',
  'standIn',
  'returned',
] as const;
type Say = (typeof AROUND)[number];
type Remarks<T extends TableEvent['type']> = (
  event: Extract<TableEvent, { type: T }>,
  before: Picture,
) => { readonly say: Say; readonly args: Remark['args'] } | null;

const nothing = () => null;

const REMARKS: { readonly [T in TableEvent['type']]: Remarks<T> } = {
  '@sat': ({ person }) => ({ say: 'sat', args: { name: person.name } }),
  '@left': ({ seat }, { people }) => ({ say: 'stoodUp', args: { name: people[seat]?.name ?? '' } }),
  '@invited': nothing,
  '@uninvited': nothing,
  '@ready': nothing,
  '@dealing': nothing,
  '@opening': nothing,
  '@opened': nothing,
  '@voided': nothing,
  '@host': nothing,
  '@set': nothing,
  '@started': nothing,
  '@ended': nothing,
  '@said': nothing,
  '@phrase': nothing,
  '@paused': ({ seat }) => (seat === null ? { say: 'pausedAlone', args: {} } : { say: 'paused', args: { a: seat } }),
  '@resumed': () => ({ say: 'resumed', args: {} }),
  '@called': nothing,
  '@held': nothing,
  '@seen': nothing,
  '@autoPass': nothing,
  '@muted': nothing,
  '@ordered': nothing,
  '@orderDone': nothing,
  '@orderGone': nothing,
  '@silenced': nothing,
  '@photo': ({ finish: [first, second] }) =>
    first && second ? { say: 'photo', args: { a: first.seat, b: second.seat, seconds: second.after / 1000 } } : null,
  '@voted': ({ motion, isCarried }) => {
    if (!isCarried || motion.kind === 'speed') return null;
    return motion.kind === 'windUp'
      ? { say: 'woundUp', args: {} }
      : { say: 'standIn', args: { a: motion.seat as Seat } };
  },
  '@sealed': nothing,
  '@asksBack': nothing,
  '@backed': nothing,
  '@granted': nothing,
  '@returned': ({ seat, yes }) => (yes ? { say: 'returned', args: { a: seat } } : null),
};

export function tableRemarks(event: TableEvent, before: Picture): readonly Remark[] {
  const said = (REMARKS[event.type] as Remarks<TableEvent['type']>)(event as never, before);
  return said === null ? [] : [said];
}
