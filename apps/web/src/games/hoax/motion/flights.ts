// What moves over the table when something has happened: wares from owner to owner, points to whoever earned them.

import { type Event, WARES, type Ware } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';

export interface Flight {
  readonly id: number;
  /** Places of `anchors.ts`. */
  readonly from: string;
  readonly to: string;
  readonly delay: number;
  readonly what: { readonly ware: Ware } | { readonly points: number };
}

/** More than this many at once is a cloud that explains nothing. */
const MOST = 14;
const APART = 55;

const place = (holder: Seat | 'bank') => (holder === 'bank' ? 'bank' : `seat:${holder}`);

function waresOf(event: Extract<Event, { type: 'moved' }>): Ware[] {
  return WARES.flatMap((ware) => Array.from({ length: Math.min(3, event[ware]) }, () => ware));
}

let count = 0;

export function flightsOf(news: readonly Told[]): readonly Flight[] {
  const flights: Omit<Flight, 'id' | 'delay'>[] = [];
  for (const event of news as readonly Event[]) {
    if (event.type === 'moved')
      for (const ware of waresOf(event)) flights.push({ from: place(event.from), to: place(event.to), what: { ware } });
    if (event.type === 'scored')
      flights.push({ from: place(event.seat), to: `points:${event.seat}`, what: { points: event.points } });
  }
  return flights.slice(0, MOST).map((flight, at) => ({ ...flight, id: count++, delay: at * APART }));
}
