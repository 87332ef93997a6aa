// What is kept where. `Table` is open to everybody, a `Hand` to its seat alone, the `Vault` to nobody.

import type {
  AskId,
  AskMode,
  ClockClass,
  Deep,
  Turn as KernelTurn,
  View as KernelView,
  Seat,
  State,
} from '@pretender/kernel';
import type { Book } from './deck/book.ts';
import type { Event } from './event-types.ts';
import type { Move } from './move-types.ts';
import type { Config } from './options.ts';
import type { Arrow, CardId, DecreeId, Mark, Ministry } from './words.ts';

export interface Post {
  blame: number;
  director: Seat | null;
}

export interface Player {
  /** Personal Blame. Whoever has the least in the end has won. */
  personal: number;
  stamps: number;
  /** How many cards are in the hand. */
  cards: number;
  /** Cards that lay face up when they went into this hand, and have surely not left it. */
  known: CardId[];
  /** Personal Blame taken over by deals in this turn. */
  takenOver: number;
}

export interface Decree {
  steps: Ministry[];
  stamped: number;
  /** Where it lies; `null` once it is promulgated. */
  at: Ministry | null;
  /** Which of its steps have paid for being forwarded to (`forwardRewardOnce`), by their place in the list. */
  paid: number[];
}

/** The values of a card's slots, by the names in the deck file. */
export type Slots = { [slot: string]: unknown };

/** Personal Blame that somebody is about to gain because of another. */
export interface Gain {
  seat: Seat;
  /** Whose doing it is. */
  by: Seat;
  blame: number;
  /** Where it comes from: a ministry, another player, or the reserve. */
  from: Ministry | Seat | null;
}

/** Something that takes more than one answer: a card, or an investigation. */
export interface Resolving {
  seat: Seat;
  /** `null` for the action of a ministry. */
  card: CardId | null;
  with: Slots;
  /** Where pawns stood when the card was announced, by the names the card gives these places. */
  memory: { [name: string]: Ministry };
  /** The next operation. */
  next: number;
  /** One after the other, clockwise; each may be reacted to. */
  gains: Gain[];
  /** Who still draws a card, one after the other; each may turn up what must be answered first. Left out if nobody. */
  draws?: Seat[];
}

const STAGES = ['opening', 'acting', 'closing'] as const;

export interface TurnState {
  number: number;
  seat: Seat;
  stage: (typeof STAGES)[number];
  actions: number;
  used: { [M in Mark]: boolean };
}

const ASK_KINDS = [
  'auction',
  'assignment',
  'action',
  'objection',
  'charge',
  'consent',
  'search',
  'salvage',
  'shedding',
  'top',
  'removal',
  'dealing',
  'offer',
] as const;
export type AskKind = (typeof ASK_KINDS)[number];

export interface OpenAsk {
  id: AskId;
  kind: AskKind;
  seats: Seat[];
  clock: ClockClass;
  mode: AskMode;
  held: boolean;
  takes: { ask: AskId; type: string; as: string }[];
}

/** That an offer is open, whose it is and in which version: all that those who are no party to it may know. */
interface OpenOffer {
  id: number;
  version: number;
  by: Seat;
  parties: Seat[];
  ask: AskId;
}

/** A promise that was laid on the table, and who thinks what of it. It binds nobody. */
export interface Note {
  by: Seat;
  to: Seat;
  text: string;
  kept: Seat[];
  broken: Seat[];
}

/** Which deck is played with. */
export interface DeckLabel {
  id: string;
  title: string;
  author: string;
  hash: string;
}

export interface Table {
  config: Config;
  deck: DeckLabel | null;
  /** Those in play, in the order of the board. */
  ministries: Ministry[];
  posts: { [M in Ministry]: Post };
  arrows: Arrow[];
  decrees: { [id: DecreeId]: Decree };
  promulgated: number;
  /** The decree that was promulgated last, until it is decided whose blame is removed. */
  promulgation: { ministry: Ministry; budget: number } | null;
  players: Player[];
  /** Secret bids; `null` once there is a director of Human Resources. */
  auction: { round: number; bidders: Seat[] } | null;
  /** Among whom the lot decided, because they were still tied; empty if the bids did. */
  lot: Seat[];
  /** Every round of bids, in the order of the seats. */
  bids: (number | null)[][];
  /** How many cards are left, and between how many and how many of them lie above Stagnation and Decline. */
  pile: { count: number; least: number; most: number };
  discard: CardId[];
  /** How often Stagnation and Decline has struck. */
  strikes: number;
  /** How many cards it discarded when it struck last. */
  swept: number;
  turn: TurnState;
  resolving: Resolving | null;
  offers: OpenOffer[];
  nextOffer: number;
  notes: Note[];
  asks: OpenAsk[];
  nextAsk: AskId;
  result: { reason: 'deck' | 'decrees'; ranks: number[] } | null;
}

/** What somebody gives to somebody in a deal, as one of the parties knows it. */
export interface Transfer {
  from: Seat;
  to: Seat;
  blame: number;
  /** How many cards, concrete or still asked for. */
  count: number;
  /** The concrete ones; `null` if they lie face down for this party, or are not chosen yet. */
  cards: CardId[] | null;
  shown: boolean;
  /** Asked for and not chosen yet: any card, or this one. */
  ask: 'any' | CardId | null;
}

export interface Deal {
  offer: number;
  version: number;
  transfers: Transfer[];
  agreed: Seat[];
}

const ENDINGS = ['declined', 'withdrawn', 'expired', 'failed'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a party that cannot keep a deal owes: blame it no longer has, cards it no longer has, or blame it may not take over. */
export interface Lack {
  of: 'blame' | 'cards' | 'room';
  count: number;
}

export interface Hand {
  cards: CardId[];
  /** This seat's secret answers to open asks. */
  answers: { ask: AskId; move: Move }[];
  /** Cards that each other seat surely holds. */
  known: CardId[][];
  deals: Deal[];
  /** What became of deals in this turn: who declined, or could not keep it and why. */
  news: { offer: number; why: Ending; seat: Seat | null; lack: Lack | null }[];
  promises: { by: Seat; to: Seat; text: string }[];
}

export interface Vault {
  /** In drawing order, Stagnation and Decline among them. */
  deck: CardId[];
}

/** Everything the kernel needs to know about this game's types. */
export type Decrees = { Config: Config; Table: Table; Hand: Hand; Vault: Vault; Move: Move; Event: Event };

export type Public = Deep<Table>;
export type View = KernelView<Decrees>;
export type DecreesState = State<Decrees>;
/** A turn of the kernel with the deck at hand. */
export interface Turn extends KernelTurn<Decrees> {
  readonly book: Book;
}
