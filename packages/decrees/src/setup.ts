// The empty table.

import type { Seat } from '@pretender/kernel';
import { type Book, ministriesFor, stepsFor } from './deck/book.ts';
import type { Config } from './options.ts';
import type { Decree, DecreesState, Hand, Player, Post, TurnState } from './types.ts';
import type { Arrow, Ministry } from './words.ts';

const ARROWS: readonly Arrow[] = [
  ['REF', 'EXE'],
  ['EXE', 'HR'],
  ['EXE', 'NAV'],
  ['NAV', 'SEC'],
];

export function freshTurn(number: number, seat: Seat): TurnState {
  const used = { draw: false, treasury: false, manoeuvres: false };
  return { number, seat, stage: 'opening', actions: 3, used };
}

const post = (): Post => ({ blame: 0, director: null });
const player = (): Player => ({ personal: 0, stamps: 0, cards: 0, known: [], takenOver: 0 });

function decreesOf({ deck }: Book, seatCount: number): { [id: string]: Decree } {
  const sheets = deck.decrees.map((sheet): [string, Decree] => [
    sheet.id,
    { steps: stepsFor(sheet, seatCount), stamped: 0, at: 'EXE', paid: [] },
  ]);
  return Object.fromEntries(sheets);
}

function handFor(seatCount: number): Hand {
  const known = Array.from({ length: seatCount }, () => []);
  return { cards: [], answers: [], known, deals: [], news: [], promises: [] };
}

function arrowsOf(ministries: readonly Ministry[]): Arrow[] {
  return ARROWS.filter(([from]) => ministries.includes(from)).map(([from, to]): Arrow => [from, to]);
}

export function init(book: Book, config: Config, seatCount: number): DecreesState {
  const ministries = ministriesFor(seatCount);
  const times = <T>(make: () => T): T[] => Array.from({ length: seatCount }, make);
  return {
    table: {
      config: { ...config },
      deck: null,
      ministries,
      posts: { REF: post(), EXE: post(), HR: post(), TRE: post(), SEC: post(), NAV: post() },
      arrows: arrowsOf(ministries),
      decrees: decreesOf(book, seatCount),
      promulgated: 0,
      promulgation: null,
      players: times(player),
      auction: { round: 1, bidders: times(() => 0).map((_, seat) => seat as Seat) },
      lot: [],
      bids: [],
      pile: { count: 0, least: 0, most: 0 },
      discard: [],
      strikes: 0,
      swept: 0,
      turn: freshTurn(0, 0 as Seat),
      resolving: null,
      offers: [],
      nextOffer: 1,
      notes: [],
      asks: [],
      nextAsk: 1,
      result: null,
    },
    hands: times(() => handFor(seatCount)),
    vault: { deck: [] },
  };
}
