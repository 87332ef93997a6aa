// What moves when something has happened: blame as black stones from heap to heap, decrees from desk to desk, cards.

import type { Event } from '@pretender/decrees';
import type { Told } from '@pretender/protocol';
import type { PieceName } from '../../../art/generated/pictures.ts';
import { isMinistry } from '../ministries.ts';
import type { DecreesView } from '../view.ts';

export interface Flight {
  readonly id: number;
  /** Places of `shell/anchors.ts`. */
  readonly from: string;
  readonly to: string;
  readonly delay: number;
  readonly picture: PieceName;
}

type Way = Omit<Flight, 'id' | 'delay'>;

const MOST = 14;
const APART = 60;
const MOST_STONES = 4;

const stones = (from: string, to: string, count: number): Way[] =>
  Array.from({ length: Math.min(MOST_STONES, count) }, () => ({ from, to, picture: 'stone' }));
const seat = (at: number) => `seat:${at}`;
const heap = (id: string) => `heap:${id}`;
const RESERVE = 'deck';

type Flights<T extends Event['type']> = (event: Extract<Event, { type: T }>, before: DecreesView) => Way[];

const FLIGHTS: { readonly [T in Event['type']]?: Flights<T> } = {
  blamed: ({ seat: at, by }) => (by > 0 ? stones(RESERVE, seat(at), by) : stones(seat(at), RESERVE, -by)),
  piled: ({ ministry, by }) => (by > 0 ? stones(RESERVE, heap(ministry), by) : stones(heap(ministry), RESERVE, -by)),
  charged({ blame }, { table }) {
    const gain = table.resolving?.gains[0];
    if (!gain) return [];
    const from = gain.from === null ? RESERVE : isMinistry(gain.from) ? heap(gain.from) : seat(gain.from);
    return stones(from, seat(gain.seat), blame);
  },
  stagnated: ({ falls }, { table }) =>
    falls.flatMap(({ ministry, blame }) => {
      const { director } = table.posts[ministry];
      return director === null ? [] : stones(heap(ministry), seat(director), blame);
    }),
  traded: ({ transfers }) =>
    transfers.flatMap(({ from, to, blame, cards }) => [
      ...stones(seat(from), seat(to), blame),
      ...(cards > 0 ? [{ from: seat(from), to: seat(to), picture: 'draw' as const }] : []),
    ]),
  forwarded({ decree, to }, { table }) {
    const { at } = table.decrees[decree];
    return at === null ? [] : [{ from: `ministry:${at}`, to: `ministry:${to}`, picture: 'folder' }];
  },
  stamped({ decree }, { table }) {
    const { at } = table.decrees[decree];
    return at === null ? [] : [{ from: 'deck', to: `ministry:${at}`, picture: 'stamp' }];
  },
  drawn: ({ seat: at }) => [{ from: 'deck', to: seat(at), picture: 'draw' }],
};

let count = 0;

export function flightsOf(news: readonly Told[], before: DecreesView): readonly Flight[] {
  const ways = (news as readonly Event[]).flatMap((event) => {
    const flights = FLIGHTS[event.type] as Flights<Event['type']> | undefined;
    return flights ? flights(event as never, before) : [];
  });
  return ways.slice(0, MOST).map((way, at) => ({ ...way, id: count++, delay: at * APART }));
}
