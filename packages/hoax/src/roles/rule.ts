// The shape of a personal action, and the two shapes that most of them have.

import {
  type Deep,
  type Draws,
  type FieldSpec,
  type Fields,
  NO_FIELDS,
  type Refusal,
  type Seat,
} from '@pretender/kernel';
import type { ClaimMove } from '../move-types.ts';
import { transfer } from '../play/transfer.ts';
import { bankStock, only } from '../rules/wares.ts';
import type { Action, Public, Turn } from '../types.ts';
import type { Ware } from '../words.ts';

/** What a liable heir hands over; `ware` only where he had to choose a kind. */
export interface Payment {
  readonly seat: Seat;
  readonly ware: Ware | null;
}

export type Announcement = Deep<Omit<ClaimMove, 'type'>>;

export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;

export interface ActionRule<A extends Action = Action> {
  /** Forms of the claim, each all its fields; none where it cannot be announced now. Data if they never change. */
  readonly forms: readonly Fields[] | ((table: Public, seat: Seat) => readonly Fields[]);
  /** Fields that depend on each other. */
  check?(table: Public, seat: Seat, move: ClaimMove): Refusal | null;
  /** The action as the table keeps it, from a claim or from another copy of itself. */
  announce(words: Announcement): A;
  /** Would this other heir lose or swap something? Absent where nobody would. */
  hits?(table: Public, seat: Seat, action: A): boolean;
  /** Carries the action out; `payments` come from the liable who did not immunise. */
  execute(turn: Turn, action: A, payments: readonly Payment[]): void;
  /** A random announcement of this action; null where it cannot be announced now. */
  sample(table: Public, seat: Seat, draws: Draws): ClaimMove | null;
}

/** An announcement that needs no more words. */
export const PLAIN: readonly Fields[] = [NO_FIELDS];

/**
 * "I, the X, do Y": the two fields that every claim has. Forms are made anew with every offer, so they name both and
 * spread nothing: an object that is spread and then added to gets a hidden class of its own each time.
 */
export function words({ as, do: name }: Pick<Action, 'as' | 'do'>): { as: FieldSpec; do: FieldSpec } {
  return { as: { kind: 'one', of: [as] }, do: { kind: 'one', of: [name] } };
}

/** "I take so many of this ware from the bank"; a short bank gives what it has. */
export function gain<A extends Action>(action: A, ware: Ware, count: number): ActionRule<A> {
  const move: ClaimMove = { type: 'claim', as: action.as, do: action.do };
  return {
    forms: [words(action)],
    announce: () => ({ as: action.as, do: action.do }) as A,
    execute(turn) {
      const { table } = turn.state;
      transfer(turn, 'bank', table.turn.seat, only(ware, Math.min(count, bankStock(table, ware))));
    },
    sample: () => move,
  };
}
