// The action board: every identity with its personal actions.

import type { Deep, Fields, Seat } from '@pretender/kernel';
import type { Action, Public } from '../types.ts';
import { baron } from './baron.ts';
import { farmer } from './farmer.ts';
import { judge } from './judge.ts';
import { magician } from './magician.ts';
import { merchant } from './merchant.ts';
import { monk } from './monk.ts';
import type { ActionRule } from './rule.ts';
import { thief } from './thief.ts';

type Board = {
  readonly [A in Action['as']]: {
    readonly [D in Extract<Action, { as: A }>['do']]: ActionRule<Extract<Action, { as: A; do: D }>>;
  };
};

const BOARD: Board = { baron, monk, judge, merchant, magician, thief, farmer };

export interface BoardEntry {
  readonly as: Action['as'];
  readonly do: Action['do'];
  readonly rule: ActionRule;
}

/** What can be announced of an action now, form by form. */
export function formsOf({ rule: { forms } }: BoardEntry, table: Public, seat: Seat): readonly Fields[] {
  return typeof forms === 'function' ? forms(table, seat) : forms;
}

/** The board as a list, in board order. */
export const ACTIONS: readonly BoardEntry[] = Object.entries(BOARD).flatMap(([as, actions]) =>
  Object.entries(actions).map(([name, rule]) => ({ as, do: name, rule }) as BoardEntry),
);

const RULES: ReadonlyMap<Action['do'], ActionRule> = new Map(ACTIONS.map((entry) => [entry.do, entry.rule]));

export function actionRule(action: Deep<Action> | { readonly do: Action['do'] }): ActionRule {
  return RULES.get(action.do) as ActionRule;
}
