// The games that can be played here, and the little that a table must know about each besides the contract.

import { type Remark, remarksNow } from '@pretender/bots/talk';
import { decrees, SUBSTITUTE } from '@pretender/decrees';
import * as decreesLive from '@pretender/decrees/live';
import { hoax } from '@pretender/hoax';
import * as hoaxLive from '@pretender/hoax/live';
import type { Ask, ClockClass, Entry, Game, GameTypes, MoveSpec, RawMove, Seat, View } from '@pretender/kernel';
import type { AutoPass, Usual } from '@pretender/protocol';

/** What players may order in advance; every question is answered from the view of whoever gave the order. */
interface OrderBook {
  /** Described like moves. */
  offered(view: View<GameTypes>): readonly MoveSpec[];
  /** Is it over once it was carried out? */
  isOnce(order: RawMove): boolean;
  isPossible(view: View<GameTypes>, order: RawMove): boolean;
  /** The answer it wants given to this ask now, if any. */
  wants(view: View<GameTypes>, ask: Ask, order: RawMove): RawMove | 'hold' | null;
}

export interface Played {
  readonly game: Game<GameTypes>;
  /** How long a hand lasts: then all cards are dealt anew, and nothing stays of what only one seat knew. */
  readonly dealsEach: 'round' | 'match';
  /** Does what is asked now touch this seat more than the others? Auto-pass then wakes its owner. */
  concerns(table: unknown, seat: Seat): boolean;
  /** May somebody who lets things pass for so long let this pass too, whatever it is about? */
  isSilent(ask: Ask, scope: AutoPass): boolean;
  roundOf(table: unknown): number;
  turnOf(table: unknown): number;
  /** Whose turn comes next: that seat may call the last call. */
  nextSeat(table: unknown): Seat | null;
  /** Does it matter who gives such an answer first? Only for answers that everybody hears. */
  isRace(table: unknown, ask: Ask, type: string): boolean;
  /** After whom the seats are counted when nobody was faster. */
  lastSpeaker(table: unknown): Seat;
  /** Could everything that is asked for now have been said in the window before? By what everybody has heard. */
  isHeard(table: unknown, story: readonly Entry<GameTypes>[]): boolean;
  /**
   * Should a bot that sees this look at an ask that stands beside the turn? A name for the occasion, so that it looks once;
   * null if there is nothing for it to look at.
   */
  besideFor(view: View<GameTypes>, ask: Ask): string | null;
  /** Is this said beside the turn, among some, so that the match goes on without it and others are not told what it was? */
  isBeside(type: string): boolean;
  /** The entries of a finished match as everybody may read them; they can still be played again. */
  published(entries: readonly Entry<GameTypes>[]): readonly Entry<GameTypes>[];
  /** How long everybody looks up for what has happened, at the usual pace, before the next question runs; by public facts alone. */
  restAfter(events: readonly GameTypes['Event'][]): number;
  /** Where whoever is asked may take a little longer. */
  readonly holds: readonly ClockClass[];
  /** Is this answer free text for others? Then it is talk, and kept from tables that have none. */
  isTalk(type: string): boolean;
  readonly orders: OrderBook;
  /** What need not be told of its events. */
  readonly usual: Usual;
  /** What these bots would say about what lies open now. They see nothing else, so that they cannot give anything away. */
  remarksNow(table: unknown, levels: readonly (string | null)[]): readonly Remark[];
}

type HoaxTable = Parameters<typeof hoax.asks>[0];

const hoaxPlayed: Played = {
  dealsEach: 'round',
  game: hoax as unknown as Game<GameTypes>,
  concerns: (table, seat) => hoaxLive.isConcerned(table as HoaxTable, seat),
  isSilent: () => false,
  roundOf: (table) => hoaxLive.roundOf(table as HoaxTable),
  turnOf: (table) => hoaxLive.turnOf(table as HoaxTable),
  nextSeat: (table) => hoaxLive.nextSeat(table as HoaxTable),
  isRace: (table, ask, type) => hoaxLive.isRace(table as HoaxTable, ask, type),
  lastSpeaker: (table) => hoaxLive.lastSpeaker(table as HoaxTable),
  isHeard: (table, story) => hoaxLive.isHeard(table as HoaxTable, story as never),
  besideFor: (view, ask) => hoaxLive.besideFor(view as never, ask),
  isBeside: () => false,
  published: (entries) => entries,
  restAfter: (events) => hoaxLive.restAfter(events as never),
  holds: hoaxLive.HOLDS,
  isTalk: () => false,
  orders: {
    offered: (view) => hoaxLive.offeredOrders(view as never),
    isOnce: (order) => hoaxLive.isOnceOnly(order as never),
    isPossible: (view, order) => hoaxLive.isOrderPossible(view as never, order as never),
    wants: (view, ask, order) => hoaxLive.orderedNow(view as never, ask, order as never),
  },
  usual: hoaxLive.USUAL,
  remarksNow: (table, levels) => remarksNow(table as HoaxTable, levels),
};

type DecreesTable = Parameters<typeof decrees.asks>[0];

const decreesPlayed: Played = {
  dealsEach: 'match',
  game: decrees as unknown as Game<GameTypes>,
  concerns: (table, seat) => decreesLive.isConcerned(SUBSTITUTE, table as DecreesTable, seat),
  isSilent: (ask, scope) => scope === 'turn' && decreesLive.isPassedForATurn(ask),
  roundOf: (table) => decreesLive.roundOf(table as DecreesTable),
  turnOf: (table) => decreesLive.turnOf(table as DecreesTable),
  nextSeat: (table) => decreesLive.nextSeat(table as DecreesTable),
  // Whoever objects first has objected; two in the same moment want the same.
  isRace: () => false,
  lastSpeaker: (table) => decreesLive.lastSpeaker(table as DecreesTable),
  isHeard: () => false,
  besideFor: (view, ask) => decreesLive.besideFor(view as never, ask),
  isBeside: decreesLive.isBeside,
  published: (entries) => decreesLive.withoutConfidences(entries as never) as never,
  restAfter: () => 0,
  holds: decreesLive.HOLDS,
  isTalk: decreesLive.isTalk,
  orders: { offered: () => [], isOnce: () => true, isPossible: () => false, wants: () => null },
  usual: decreesLive.USUAL,
  remarksNow: () => [],
};

const GAMES: Readonly<Record<string, Played>> = { hoax: hoaxPlayed, decrees: decreesPlayed };

export function playedGame(id: string): Played | null {
  return Object.hasOwn(GAMES, id) ? GAMES[id] : null;
}
