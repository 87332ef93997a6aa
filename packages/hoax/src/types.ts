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
import type { Event, Occasion } from './event-types.ts';
import type { Move, Reaction } from './move-types.ts';
import type { Config } from './options.ts';
import type { Identity, Ware } from './words.ts';

export type Wares = { [W in Ware]: number };
export type Holder = Seat | 'bank';

/** Why a head is covered; public, as it is for everybody at a real table. */
const COVER_REASONS = ['start', 'doubt', 'exhausted', 'finale', 'information', 'accusation', 'renewed'] as const;
export type CoverReason = (typeof COVER_REASONS)[number];
type Covers = { [I in Identity]: CoverReason | null };

/** in the round · hidden: beaten, card face down · shown: wrongly doubted, card face up */
const STANDINGS = ['in', 'hidden', 'shown'] as const;
export type Standing = (typeof STANDINGS)[number];

const SCORE_REASONS = ['accusation', 'repelled', 'wrongDoubt', 'finale', 'finaleLoss', 'draw'] as const;
export type ScoreReason = (typeof SCORE_REASONS)[number];

const REACTIONS = ['immunise', 'outlaw', 'sentence', 'absolve'] as const;
export type ReactionType = (typeof REACTIONS)[number];

export interface Heir {
  points: number;
  earned: { [R in ScoreReason]: number };
  standing: Standing;
  /** The card, once it lies face up. */
  card: Identity | null;
  wares: Wares;
  covers: Covers;
  /** Reactions claimed in this turn, whatever became of them. */
  used: { [R in ReactionType]: boolean };
  /** Exposed by a doubt in this turn. */
  isExposed: boolean;
  /** The card that a second one has replaced in this round; it lies face up. */
  former: Identity | null;
  /** With a new card: so many heads are to be covered. */
  toCover: number;
  /** How often each identity was claimed for an action in this round. Everybody heard it. */
  claimed: { [I in Identity]: number };
  /** How often it was asked in this round when it could have reacted as each, and how often it did. Everybody saw it. */
  chances: { [R in ReactionType]: number };
  reactions: { [R in ReactionType]: number };
  /**
   * Of the identities it claimed in earlier rounds, whose cards all have seen: those that it was, and that it was not, each counted once
   * in a round; and of all these claims so many were true, and so many were made.
   */
  candour: { truths: number; bluffs: number; trueClaims: number; claims: number };
  /** Out of the round: so many hands may still be raised. */
  ghostHands: number;
}

export interface Deal {
  with: Holder;
  give: Ware;
  take: Ware;
  count: number;
}

/** A personal action as it was announced. */
export type Action =
  | { as: 'baron'; do: 'treasury' }
  | { as: 'baron'; do: 'tax'; ware: Ware }
  | { as: 'monk'; do: 'press' }
  | { as: 'monk'; do: 'collect' }
  | { as: 'judge'; do: 'cellar' }
  | { as: 'judge'; do: 'rent' }
  | { as: 'merchant'; do: 'earn' }
  | { as: 'merchant'; do: 'swap'; deals: Deal[] }
  | { as: 'magician'; do: 'bewitch'; target: Seat }
  | { as: 'thief'; do: 'steal'; target: Seat; ware: Ware; count: number }
  | { as: 'farmer'; do: 'harvest' };

/** What the seat whose turn it is has done. */
type Deed =
  | { do: 'claim'; action: Action }
  | { do: 'inform'; target: Seat; trios: number }
  | { do: 'accuse'; target: Seat }
  | { do: 'challenge'; identity: Identity };

export interface Sentence {
  seat: Seat;
  ware: Ware;
  count: number;
  /** The Baron who gets the second ware. */
  share: Seat | null;
}

export interface Offer {
  seat: Seat;
  ware: Ware;
}

/** "I, the X, …": an action or a reaction that anybody may doubt. */
export type Claim =
  | { kind: 'action'; seat: Seat; as: Identity; action: Action }
  | { kind: 'immunise'; seat: Seat; as: 'magician' }
  | { kind: 'outlaw'; seat: Seat; as: 'baron' }
  | ({ kind: 'sentence'; as: 'judge' } & Sentence)
  | ({ kind: 'absolve'; as: 'monk' } & Offer);

interface Vote {
  need: number;
  hands: Seat[];
  declined: Seat[];
}

export interface TurnState {
  number: number;
  seat: Seat;
  deed: Deed | null;
  /** The turn's own action is made; information in addition is not one. */
  hasActed: boolean;
  /** Information in addition to the action is bought. */
  hasExtra: boolean;
  /** The time ran out before anything was declared. */
  isIdle: boolean;
  /** Exposed in the action, and asked for another one (`afterHoaxedAction`). */
  isSecondTry: boolean;
  /** Whose claim stood last in this step; early reactions are played clockwise from there. */
  speaker: Seat;
  /** Whom the action hits; fixed when they are asked, whatever an accusation brings them meanwhile. */
  debtors: Seat[] | null;
  immune: Seat[];
  barons: Seat[];
  sentences: Sentence[];
  offers: Offer[];
  settled: { to: Seat; as: 'judge' | 'monk' } | null;
}

const ASK_KINDS = [
  'cover',
  'take',
  'declaration',
  'reaction',
  'vote',
  'defence',
  'illegality',
  'sentencing',
  'indulgence',
  'penalty',
  'showing',
  'extra',
  'recover',
  'accusing',
  'recess',
  'coronation',
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

export interface Table {
  config: Config;
  heirs: Heir[];
  bank: Wares;
  round: number;
  /** Who began this round; during the recess, who will begin the next. */
  starter: Seat;
  /** Winner of the last finale that was decided. */
  victor: Seat | null;
  finale: boolean;
  finaleTurns: number;
  turn: TurnState;
  claim: Claim | null;
  vote: Vote | null;
  /** Who paid how many trios to be told about whom in this round, and what was covered then: all public. */
  purchases: { buyer: Seat; target: Seat; trios: number; covered: Identity[] }[];
  /** Likewise; the identity only where it was named aloud. */
  accusations: { accuser: Seat; target: Seat; right: boolean; identity: Identity | null; covered: Identity[] }[];
  /** Who was called to drink in this turn. */
  prompts: { occasion: Occasion; seats: Seat[] }[];
  asks: OpenAsk[];
  nextAsk: AskId;
  king: Seat | null;
  crowner: Seat | null;
}

export interface Guess {
  accuser: Seat;
  target: Seat;
  identity: Identity;
  right: boolean;
}

export interface Hand {
  identity: Identity | null;
  /** This seat's secret answers to open asks. */
  answers: { ask: AskId; move: Move }[];
  /** Reactions sent early, waiting for their steps; one of each type. */
  plans: Reaction[];
  /** What this seat has shown to each other seat, and been shown by it, in this round. */
  shown: Identity[][];
  seen: Identity[][];
  guesses: Guess[];
  /** What this seat was exposed in, where nothing is covered for it (`memoryHoax`): nobody else is reminded. */
  exposed: Identity[];
}

export interface Vault {
  /** Undealt cards in drawing order. */
  spare: Identity[];
}

/** Everything the kernel needs to know about this game's types. */
export type Hoax = { Config: Config; Table: Table; Hand: Hand; Vault: Vault; Move: Move; Event: Event };

export type Public = Deep<Table>;
export type View = KernelView<Hoax>;
export type Turn = KernelTurn<Hoax>;
export type HoaxState = State<Hoax>;
