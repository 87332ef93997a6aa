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
  /** All fields of the announcement, form by form. */
  offered(table: Public, seat: Seat): readonly Fields[];
}

function entryOf(as: Action['as'], name: Action['do'], rule: ActionRule): BoardEntry {
  const whole = (forms: readonly Fields[]): readonly Fields[] =>
    forms.map((form) => ({ as: { kind: 'one', of: [as] }, do: { kind: 'one', of: [name] }, ...form }));
  const { forms } = rule;
  if (typeof forms === 'function') return { as, do: name, rule, offered: (table, seat) => whole(forms(table, seat)) };
  const always = whole(forms);
  return { as, do: name, rule, offered: () => always };
}

/** The board as a list, in board order. */
export const ACTIONS: readonly BoardEntry[] = Object.entries(BOARD).flatMap(([as, actions]) =>
  Object.entries(actions).map(([name, rule]) => entryOf(as as Action['as'], name as Action['do'], rule as ActionRule)),
);

const BY_NAME: ReadonlyMap<string, ActionRule> = new Map(ACTIONS.map((entry) => [entry.do, entry.rule]));

export function actionRule(action: Deep<Action> | { readonly do: Action['do'] }): ActionRule {
  return BY_NAME.get(action.do) as ActionRule;
}
