// What every operation of a card says about itself. An operation lives in a file of its own; cards are data.

import type { Refusal, Seat } from '@pretender/kernel';
import type { Book } from '../deck/book.ts';
import type { Public, Slots, Turn } from '../types.ts';
import type { Ministry } from '../words.ts';

/** What a parameter in the deck file may be. `$name` refers to a slot of the card. */
const PARAM_KINDS = [
  /** you, others, lowestPB or a slot */
  'players',
  /** you or a slot */
  'player',
  /** own, a ministry, a slot or a remembered place */
  'ministry',
  'decree',
  /** a number or a slot */
  'amount',
  'number',
  'flag',
  /** a name for a place, to be used by later operations as `$name` */
  'name',
  /** another number if you direct a certain ministry */
  'bonus',
  'change',
  'args',
  'choice',
] as const;
export type ParamKind = (typeof PARAM_KINDS)[number];

/** A parameter that may be left out ends with a question mark. */
type Param = ParamKind | `${ParamKind}?`;

export type PlayersRef = string | Seat;
export type MinistryRef = string;
export type AmountRef = number | string;
export interface Bonus {
  readonly youDirect: Ministry;
  readonly n: number;
}

/** Where an operation takes place: whose it is, and what was chosen. */
export interface Stage {
  readonly book: Book;
  readonly table: Public;
  readonly seat: Seat;
  readonly with: Readonly<Slots>;
  readonly memory: Readonly<Record<string, Ministry>>;
}

export interface Operation<O> {
  readonly params: { readonly [P in Exclude<keyof O, 'op'>]: Param };
  /** Only in answer to another player. */
  readonly isReaction?: true;
  /** Why it cannot be done as chosen; from what everybody sees. */
  refuse?(stage: Stage, op: O): Refusal | null;
  /** Would it change anything? */
  changes(stage: Stage, op: O): boolean;
  /** Does as much of it as there is to do. */
  run(turn: Turn, stage: Stage, op: O): void;
}
