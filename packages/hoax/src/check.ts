// What specs cannot say: fields that depend on each other. From the view alone, so a refusal cannot leak.

import { type Refusal, refuse, type Seat } from '@pretender/kernel';
import type { Move, MoveOf } from './move-types.ts';
import { actionRule } from './roles/index.ts';
import { exhausted } from './rules/deck.ts';
import { isCovered } from './rules/heirs.ts';
import { mostTrios } from './rules/information.ts';
import type { View } from './types.ts';

type Checker<T extends Move['type']> = (view: View, seat: Seat, move: MoveOf<T>) => Refusal | null;

const fine = () => null;

const CHECKS: { readonly [T in Move['type']]: Checker<T> } = {
  pass: fine,
  claim: ({ table }, seat, move) => actionRule(move).check?.(table, seat, move) ?? null,
  doubt: fine,
  support: fine,
  decline: fine,
  cover({ table }, seat, { identities }) {
    const isNew = table.heirs[seat].toCover > 0;
    const isComplete = !isNew || exhausted(table).every((identity) => identities.includes(identity));
    return isComplete ? null : refuse('exhausted-first', 'identities', 'H23.5');
  },
  take: fine,
  inform: (view, seat, { target, trios }) =>
    trios > mostTrios(view, seat, target) ? refuse('too-many-trios', 'trios', 'H5.3') : null,
  accuse: ({ table }, _seat, { target, identity }) =>
    isCovered(table, target, identity) ? refuse('covered', 'identity', 'H6.2') : null,
  challenge: fine,
  show: fine,
  pay: fine,
  immunise: fine,
  outlaw: fine,
  sentence: fine,
  absolve: fine,
  settle: fine,
  crown: fine,
};

export function check(view: View, move: Move): Refusal | null {
  const checkMove = CHECKS[move.type] as (view: View, seat: Seat, move: never) => Refusal | null;
  return checkMove(view, view.viewer as Seat, move as never);
}
