// What a table is, and plain questions about it.

import type { Ask, AskId, GameTypes, Match, RawMove, Seat, Viewer } from '@pretender/kernel';
import {
  type AutoPass,
  type BackRequest,
  type FirstSheet,
  MOST_SEATS,
  type Muted,
  type OpenMotion,
  type Person,
  type SecondSheet,
  type Settings,
} from '@pretender/protocol';
import type { Spent } from './budgets.ts';
import type { TableClock } from './clock.ts';
import type { Dealing } from './dealing.ts';
import type { Played } from './games.ts';
import type { Sealed } from './lines.ts';
import type { PastMatch } from './records.ts';
import type { Telling } from './telling.ts';
import type { Ticket } from './tickets.ts';

export interface Moment {
  readonly round: number;
  readonly turn: number;
}

export interface StandingOrder {
  readonly number: number;
  readonly order: RawMove;
  readonly isOnce: boolean;
  readonly round: number;
}

export interface Chair {
  person: Person;
  /** To a number for the next deal. */
  commitment: string | null;
  /** When somebody sat down here. */
  satAt: number;
  /** The hash of the key that the table has given somebody for this seat; null where the first key is still good. */
  key: string | null;
  /** To an empty seat for somebody who is invited; to a taken one for another device of its person. */
  ticket: Ticket | null;
  autoPass: AutoPass;
  /** When auto-pass was set: it wears off. */
  passSince: Moment;
  orders: readonly StandingOrder[];
  /** Numbers are the seat's own: a common count would tell that others give orders too. */
  orderCount: number;
  /** Before which question this seat has seen enough of a moment; null before the first. */
  seen: AskId | null;
  /** How many answers this seat has given in this match. */
  answers: number;
  /** Holds and pauses used in this round. */
  holds: number;
  pauses: number;
  muted: Muted;
  isSilent: boolean;
  /** Nobody else who has ever sat at this table has this number: what somebody said before counts as theirs. */
  tenant: number;
  /** A bot plays here while the person is away, because the table has said so. */
  hasStandIn: boolean;
  /** Got the seat from the table since the last match began: no voice yet on other seats. */
  isNewcomer: boolean;
  /** Has the hand of the match on the table, or had it; who came after the match saw as little of it as the gallery. */
  hasPlayed: boolean;
  /** Has sat here since that match began, and was told what this seat was told. */
  hasHeardAll: boolean;
}

export interface KeyRequest extends Omit<BackRequest, 'isGranted'> {
  readonly hash: string;
  readonly askedAt: number;
  /** When the table agreed that the seat passes with the next deal of cards; without a round it is that of the next match. */
  readonly granted: { readonly match: number; readonly round: number | null } | null;
}

export interface TableState {
  readonly id: string;
  readonly code: string;
  /** The number of the last line. */
  head: number;
  settings: Settings;
  played: Played;
  host: Seat;
  chairs: Chair[];
  /** 0 in the first waiting room; then the number of the match that is or was played. */
  matchNumber: number;
  match: Match<GameTypes> | null;
  /** The number of the line that began it. */
  startedAt: number;
  /** Matches that are over. */
  readonly past: PastMatch[];
  /** The derived key of the match, what the players have added and what was sealed for it. */
  fairness: { readonly key: string; readonly dealt: Dealt; readonly sealed: Sealed } | null;
  next: Sealed;
  /** When that was told. */
  sealedAt: number;
  /** The deal that is under way. */
  dealing: Dealing | null;
  /** What is proposed in this match and not carried yet. */
  motions: OpenMotion[];
  /** The table has ended this match before its end. */
  isWoundUp: boolean;
  pausedBy: Seat | 'host' | null;
  pausedAt: number;
  clock: TableClock;
  isGallerySilent: boolean;
  requests: KeyRequest[];
  requestCount: number;
  tenantCount: number;
  chat: Telling[];
  /** How many lines of each kind are written. */
  readonly spent: Spent;
  /** How much each seat, and last the public, was told. */
  readonly told: number[];
}

/** As it will stand in the file of the match. */
export type Dealt =
  | Pick<FirstSheet, 'version' | 'nonces'>
  | Pick<SecondSheet, 'version' | 'attempt' | 'numbers' | 'voided'>;

const NOBODY: Person = { kind: 'empty', name: '', level: null };
export const NOBODY_MUTED: Muted = { seats: [], gallery: false };
/** One for all: most seats never give any. */
export const NO_ORDERS: readonly StandingOrder[] = [];
const BEFORE_ALL: Moment = { round: 0, turn: 0 };
/** Index of the public's counter, after all seats. */
export const PUBLIC = MOST_SEATS;
export function emptyChair(): Chair {
  return {
    person: NOBODY,
    commitment: null,
    satAt: 0,
    key: null,
    ticket: null,
    autoPass: 'off',
    passSince: BEFORE_ALL,
    orders: NO_ORDERS,
    orderCount: 0,
    seen: null,
    answers: 0,
    holds: 0,
    pauses: 0,
    muted: NOBODY_MUTED,
    isSilent: false,
    tenant: 0,
    hasStandIn: false,
    isNewcomer: false,
    hasPlayed: false,
    hasHeardAll: false,
  };
}

/** With whose eyes this viewer may look back at the match on the table. */
export function witnessOf({ chairs }: TableState, viewer: Viewer): Viewer {
  return viewer === 'public' || chairs[viewer].hasPlayed ? viewer : 'public';
}

/** As whom this viewer is told what was said in that match before. */
export function hearerOf({ chairs }: TableState, viewer: Viewer): Viewer {
  return viewer === 'public' || chairs[viewer].hasHeardAll ? viewer : 'public';
}

/** Who keeps the house if the host gets up: the next person around the table. */
export function nextHost({ host, chairs }: TableState): Seat {
  const others = chairs.map((_, step) => (host + 1 + step) % chairs.length);
  return (others.find((seat) => seat !== host && chairs[seat].person.kind === 'person') ?? host) as Seat;
}

/** A house that everybody has left goes to the next person who comes. */
export function takesHouse({ host, chairs }: TableState, newcomer: Person): boolean {
  return newcomer.kind === 'person' && chairs[host].person.kind !== 'person';
}

/** Rounds are counted from 1; 0 where there is no match. */
export function roundNow({ played, match }: TableState): number {
  return match === null ? BEFORE_ALL.round : played.roundOf(match.state.table);
}

export function momentOf({ played, match }: TableState): Moment {
  if (match === null) return BEFORE_ALL;
  return { round: played.roundOf(match.state.table), turn: played.turnOf(match.state.table) };
}

export function asksOf({ match, isWoundUp }: TableState): readonly Ask[] {
  return match === null || isWoundUp ? [] : match.game.asks(match.state.table as never);
}

/** The question that waits for somebody now. */
export function openAsk(state: TableState): Ask | null {
  const asks = asksOf(state);
  // A loop, because this is asked many times with every move.
  for (let at = asks.length - 1; at >= 0; at--) if (!asks[at].held && asks[at].mode !== 'standing') return asks[at];
  return null;
}

export function isPlaying({ match, isWoundUp }: TableState): boolean {
  return match !== null && !isWoundUp && match.game.outcome(match.state.table as never) === null;
}

/** Whoever is away then is missed. In a waiting room, and in a match over days, people come and go, and nobody is here most of the time. */
export function isLive(state: TableState): boolean {
  return isPlaying(state) && state.settings.speed !== 'days';
}

/** It was played to its end, but nobody has written so yet: its seed is not told, and the next one not sealed. */
export function isUnended(state: TableState): boolean {
  const { match, fairness, next } = state;
  return match !== null && !isPlaying(state) && fairness?.sealed.commitment === next.commitment;
}
