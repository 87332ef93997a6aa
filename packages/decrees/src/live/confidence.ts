// What stays between two after the match too: the file of a match is for everybody.

import type { Deep, Entry, Seat } from '@pretender/kernel';
import type { Event } from '../event-types.ts';
import type { Decrees } from '../types.ts';

interface Promised {
  readonly by: Seat;
  readonly to: Seat;
  readonly text: string;
}

function nameOf({ by, to, text }: Promised): string {
  return JSON.stringify([by, to, text]);
}

function promiseIn({ cause }: Deep<Entry<Decrees>>): Promised | null {
  return cause.by === 'move' && cause.move.type === 'promise' ? { ...cause.move, by: cause.seat } : null;
}

function masked(entry: Entry<Decrees>, text: string): Entry<Decrees> {
  const { cause, events } = entry;
  if (cause.by !== 'move' || cause.move.type !== 'promise') return entry;
  return {
    cause: { ...cause, move: { ...cause.move, text } },
    events: events.map((event): Event => (event.type === 'promised' ? { ...event, text } : event)),
  };
}

/**
 * D11.10: promises that nobody has laid on the table, without their words. In the answer and in what came of it alike, so
 * that the match can still be played again.
 */
export function withoutConfidences(entries: readonly Entry<Decrees>[]): readonly Entry<Decrees>[] {
  const open = new Set<string>();
  for (const { events } of entries) for (const event of events) if (event.type === 'published') open.add(nameOf(event));
  let count = 0;
  return entries.map((entry) => {
    const promised = promiseIn(entry);
    return promised === null || open.has(nameOf(promised)) ? entry : masked(entry, `*** ${++count}`);
  });
}
