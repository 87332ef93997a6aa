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
import type { Config } from './options.ts';
import type { Identity, Ware } from './words.ts';

export type Wares = { [W in Ware]: number };
export type Holder = Seat | 'bank';

/** Why a head is covered; public, as it is for everybody at a real table. */
const COVER_REASONS = ['start', 'doubt', 'exhausted', 'finale', 'information'] as const;
type CoverReason = (typeof COVER_REASONS)[number];
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
  /** The time ran out before anything was declared. */
  isIdle: boolean;
  /** Exposed in the action, and asked for another one (`afterHoaxedAction`). */
  isSecondTry: boolean;
  /** Whose claim stood last in this step; early reactions are played clockwise from there. */
  speaker: Seat;
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
  /** Who was told how much about whom in this round, and what was covered then: all public. */
  purchases: { buyer: Seat; target: Seat; count: number; covered: Identity[] }[];
  accusations: { accuser: Seat; target: Seat; right: boolean; covered: Identity[] }[];
  asks: OpenAsk[];
  nextAsk: AskId;
  king: Seat | null;
  crowner: Seat | null;
}

interface Guess {
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
}

export interface Vault {
  /** Undealt cards in drawing order. */
  spare: Identity[];
}

export type Reaction =
  | { type: 'immunise' }
  | { type: 'outlaw' }
  | { type: 'sentence'; ware: Ware; count: number; share?: Seat }
  | { type: 'absolve'; ware: Ware };

export interface ClaimMove {
  type: 'claim';
  as: Identity;
  do: Action['do'];
  ware?: Ware;
  target?: Seat;
  count?: number;
  with?: Holder;
  give?: Ware;
  take?: Ware;
  deals?: Deal[];
}

export type Move =
  | { type: 'cover'; identities: Identity[] }
  | { type: 'take'; wares: Ware[] }
  | ClaimMove
  | { type: 'inform'; target: Seat; trios: number }
  | { type: 'show'; identities: Identity[] }
  | { type: 'accuse'; target: Seat; identity: Identity }
  | { type: 'challenge'; identity: Identity }
  | { type: 'pass' }
  | { type: 'doubt' }
  | { type: 'support' }
  | { type: 'decline' }
  | { type: 'pay'; ware?: Ware }
  | Reaction
  | { type: 'settle'; to: Seat; as: 'judge' | 'monk' }
  | { type: 'crown'; crowner: Seat };

export type Event =
  | { type: 'roundBegan'; round: number; starter: Seat }
  | { type: 'dealt'; seat: Seat; identity: Identity }
  | { type: 'putAside'; identities: Identity[] }
  | {
      type: 'asked';
      id: AskId;
      kind: AskKind;
      seats: Seat[];
      clock: ClockClass;
      mode: AskMode;
      takes: OpenAsk['takes'];
    }
  | { type: 'excused'; ask: AskId; seats: Seat[] }
  | { type: 'closed'; ask: AskId }
  | { type: 'noted'; seat: Seat; ask: AskId; move: Move }
  | { type: 'covered'; seat: Seat; identities: Identity[]; why: CoverReason }
  | ({ type: 'moved'; from: Holder; to: Holder } & Wares)
  | { type: 'turnBegan'; number: number; seat: Seat }
  | { type: 'idled'; seat: Seat }
  | { type: 'claimed'; claim: Claim }
  | { type: 'doubted'; seat: Seat; need: number }
  | { type: 'supported'; seat: Seat }
  | { type: 'declined'; seat: Seat }
  | { type: 'stood'; seat: Seat }
  | { type: 'exposed'; seat: Seat; identity: Identity }
  | { type: 'revealed'; seat: Seat; identity: Identity }
  | { type: 'left'; seat: Seat; standing: Standing }
  | { type: 'scored'; seat: Seat; points: number; why: ScoreReason }
  | { type: 'informed'; target: Seat; trios: number }
  | { type: 'showed'; target: Seat; buyer: Seat; identities: Identity[] }
  | { type: 'learned'; target: Seat; buyer: Seat; count: number }
  | ({ type: 'named' } & Guess)
  | { type: 'judged'; accuser: Seat; target: Seat; right: boolean }
  | { type: 'challenged'; identity: Identity }
  | { type: 'settled'; to: Seat; as: 'judge' | 'monk' }
  | { type: 'finaleBegan' }
  | { type: 'roundEnded'; victor: Seat | null; next: Seat; cards: Identity[] }
  | { type: 'won'; seat: Seat }
  | { type: 'crowned'; crowner: Seat };

/** Everything the kernel needs to know about this game's types. */
export type Hoax = { Config: Config; Table: Table; Hand: Hand; Vault: Vault; Move: Move; Event: Event };

export type Public = Deep<Table>;
export type View = KernelView<Hoax>;
export type Turn = KernelTurn<Hoax>;
export type HoaxState = State<Hoax>;
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;
