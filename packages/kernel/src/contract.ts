// The contract between a game and everything around it. One idea carries it: where a fact is kept says who may
// know it. `table` is open to everybody, `hands[seat]` to that seat alone, `vault` to nobody.
//
// Words: a *seat* is a place in a match; an *ask* is an open question to some seats; a *move* is an answer to an
// ask; an *event* is what happened because of it; a *view* is the house seen through one keyhole.

import type { OptionsSpec } from './options.ts';

/** A place in this match, 0…n-1; never a user id. */
export type Seat = number & { readonly brand: 'Seat' };
export type Viewer = Seat | 'public';
export type AskId = number;

/** What a game is made of; every part is plain JSON. */
export interface GameTypes {
  Config: object;
  Table: object;
  Hand: object;
  Vault: object;
  Move: { readonly type: string };
  Event: { readonly type: string };
}

/** The same tree, read-only all the way down. */
export type Deep<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (infer Item)[]
    ? readonly Deep<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Deep<T[Key]> }
      : T;

/** The house. Rooms are mutated, never replaced, so views stay valid for a whole match. */
export interface State<G extends GameTypes> {
  readonly table: G['Table'];
  readonly hands: readonly G['Hand'][];
  readonly vault: G['Vault'];
}

/** The house through a keyhole. Only the kernel makes one, so a game cannot forget to hide something. */
export interface View<G extends GameTypes> {
  readonly viewer: Viewer;
  readonly table: Deep<G['Table']>;
  readonly hands: readonly (Deep<G['Hand']> | null)[];
  readonly vault: null;
}

/** How much time the table grants; the rules never see time itself. */
export const CLOCKS = ['setup', 'turn', 'beat', 'vote', 'decision', 'pause', 'offer', 'none'] as const;
export type ClockClass = (typeof CLOCKS)[number];

/** one: a single seat decides · window: anybody of these may · sealed: all answer secretly · standing: beside the turn */
export const ASK_MODES = ['one', 'window', 'sealed', 'standing'] as const;
export type AskMode = (typeof ASK_MODES)[number];

export interface Ask {
  readonly id: AskId;
  readonly kind: string;
  readonly seats: readonly Seat[];
  readonly clock: ClockClass;
  readonly mode: AskMode;
  /** Suspended by something on top; it keeps its id and still takes secret answers. */
  readonly held: boolean;
  /** Answers in flight to an older ask, and what they count as here. */
  readonly takes: readonly { readonly ask: AskId; readonly type: string; readonly as: string }[];
}

export type Value = string | number;

/** What a field of a move may hold. */
export type FieldSpec =
  | { readonly kind: 'one'; readonly of: readonly Value[]; readonly optional?: true }
  | {
      readonly kind: 'some';
      readonly of: readonly Value[];
      readonly min: number;
      readonly max: number;
      readonly repeats: boolean;
    }
  | { readonly kind: 'number'; readonly from: number; readonly to: number }
  | ({ readonly kind: 'list'; readonly min: number; readonly max: number } & RecordShape)
  | ({ readonly kind: 'record'; readonly distinct?: true } & RecordShape)
  | { readonly kind: 'flag' }
  /** So many values in this order. */
  | { readonly kind: 'tuple'; readonly of: readonly FieldSpec[] }
  /** Words of the player's own, on one line. */
  | { readonly kind: 'text'; readonly max: number };
export type Fields = { readonly [field: string]: FieldSpec };

/** Named values inside a field. What is not needed may be left out, which says something of its own. */
interface RecordShape {
  readonly of: Fields;
  /** Without it all are. */
  readonly needs?: readonly string[];
}

/** Those of a move that is only a word. It is shared, so that most moves are known to need no more. */
export const NO_FIELDS: Fields = {};

/** A family of moves that a seat is offered. */
export interface MoveSpec {
  readonly ask: AskId;
  readonly type: string;
  /** Accepted now, kept secret, played when its step opens. */
  readonly early: boolean;
  /** The neutral answer: pass or decline. */
  readonly neutral: boolean;
  readonly fields: Fields;
}

/** A code, the field it is about and the clause behind it; the words are the client's. */
export interface Refusal {
  readonly code: string;
  readonly field: string | null;
  readonly clause: string | null;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
}

/** Unbiased whole numbers 0…n-1 from one named stream. */
export interface Draws {
  below(n: number): number;
}

/** Every draw is keyed by a label and numbers from the table, never by how many commands came before. */
export interface Dice {
  draws(label: string, ...tableNumbers: number[]): Draws;
}

/** What a game holds while it decides: it reads every room, and only emits. */
export interface Turn<G extends GameTypes> extends Dice {
  readonly state: Deep<State<G>>;
  emit(event: G['Event']): void;
}

export type EventOf<G extends GameTypes, K extends G['Event']['type']> = Extract<G['Event'], { readonly type: K }>;

/** The only writers of state. They run over states and over views alike. */
export interface EventWriter<G extends GameTypes, E> {
  /** Who is told; `own`: the `seat` of the event alone. */
  readonly to: 'all' | 'nobody' | 'own' | ((event: E) => readonly Seat[]);
  /** For each seat that is told; reads the table as it was before the event. */
  hand?(hand: G['Hand'], seat: Seat, table: Deep<G['Table']>, event: E): void;
  /** Nothing visible may be computed from the vault here. */
  vault?(vault: G['Vault'], table: Deep<G['Table']>, event: E): void;
  /** Only for `all`; it never sees a hand, so it cannot leak one. */
  table?(table: G['Table'], event: E): void;
}

export interface Game<G extends GameTypes> {
  readonly id: string;
  /** Raised whenever the same causes would give other events. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSpec<G['Config']>;
  /** The empty house; no dice. */
  init(config: G['Config'], seatCount: number): State<G>;
  /** Deals and asks the first question. */
  begin(turn: Turn<G>): void;
  /** The whole stack, from the table alone: who is asked is public. Between entries: empty ⇔ the outcome is set. */
  asks(table: Deep<G['Table']>): readonly Ask[];
  /** This seat's own answer is in. Never told to anybody, not even as a count. */
  answered(view: View<G>, ask: Ask): boolean;
  /** From the view alone, so an offer cannot leak; runs on the client too. */
  moves(view: View<G>): readonly MoveSpec[];
  /** Of these, all of one type to one ask, known without making the others; or none. Whatever does not fit them is held against all. */
  likelyMoves?(view: View<G>, type: string): readonly MoveSpec[];
  /** What specs cannot say: fields that depend on each other. From the view, so a refusal cannot leak. */
  check(view: View<G>, move: G['Move']): Refusal | null;
  /** One random legal answer to the open ask, or to one beside the turn, without building all specs; for simulation only. */
  sample?(view: View<G>, draws: Draws): G['Move'];
  play(turn: Turn<G>, ask: Ask, seat: Seat, move: G['Move']): void;
  /** Time is up, or everybody has answered. */
  lapse(turn: Turn<G>, ask: Ask): void;
  readonly events: { readonly [K in G['Event']['type']]: EventWriter<G, EventOf<G, K>> };
  /** A world that this viewer cannot rule out. */
  imagine(view: View<G>, draws: Draws): State<G>;
  outcome(table: Deep<G['Table']>): Outcome | null;
}

export function asSeat(index: number): Seat {
  return index as Seat;
}

export function refuse(code: string, field: string | null = null, clause: string | null = null): Refusal {
  return { code, field, clause };
}
