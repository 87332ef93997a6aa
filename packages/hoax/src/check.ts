// What specs cannot say: fields that depend on each other. From the view alone, so a refusal cannot leak.

import { type Refusal, refuse, type Seat } from '@pretender/kernel';
import { actionRule } from './roles/index.ts';
import { isCovered } from './rules/heirs.ts';
import { mostTrios } from './rules/information.ts';
import type { Move, MoveOf, View } from './types.ts';

type Checker<T extends Move['type']> = (view: View, seat: Seat, move: MoveOf<T>) => Refusal | null;

const fine = () => null;

const CHECKS: { readonly [T in Move['type']]: Checker<T> } = {
  cover: fine,
  take: fine,
  claim: ({ table }, seat, move) => actionRule(move).check?.(table, seat, move) ?? null,
  inform: (view, seat, { target, trios }) =>
    trios > mostTrios(view, seat, target) ? refuse('too-many-trios', 'trios', 'H5.3') : null,
  accuse: ({ table }, _seat, { target, identity }) =>
    isCovered(table, target, identity) ? refuse('covered', 'identity', 'H6.2') : null,
  challenge: fine,
  show: fine,
  pass: fine,
  doubt: fine,
  support: fine,
  decline: fine,
  pay: fine,
  immunise: fine,
  outlaw: fine,
  sentence: fine,
  absolve: fine,
  settle: fine,
  crown: fine,
};

export function check(view: View, move: Move): Refusal | null {
  return CHECKS[move.type](view, view.viewer as Seat, move as never);
}
