// What specs cannot say: fields that depend on each other. From the view alone, so a refusal cannot leak.

import { type Refusal, refuse, type Seat } from '@pretender/kernel';
import { actionRule } from './roles/index.ts';
import { isCovered } from './rules/heirs.ts';
import { mostTrios } from './rules/information.ts';
import type { Move, MoveOf, View } from './types.ts';

type Checker<T extends Move['type']> = (view: View, seat: Seat, move: MoveOf<T>) => Refusal | null;

const CHECKS: { readonly [T in Move['type']]?: Checker<T> } = {
  claim: ({ table }, seat, move) => actionRule(move).check?.(table, seat, move) ?? null,
  inform: (view, seat, { target, trios }) =>
    trios > mostTrios(view, seat, target) ? refuse('too-many-trios', 'trios', 'H5.3') : null,
  accuse: ({ table }, _seat, { target, identity }) =>
    isCovered(table, target, identity) ? refuse('covered', 'identity', 'H6.2') : null,
};

export function check(view: View, move: Move): Refusal | null {
  const checker = CHECKS[move.type] as Checker<Move['type']> | undefined;
  return checker ? checker(view, view.viewer as Seat, move as never) : null;
}
