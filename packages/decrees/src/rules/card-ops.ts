// The operations of a card as it was announced, in the order they are carried out.

import { type Refusal, refuse } from '@pretender/kernel';
import { type Op, operationOf } from '../ops/index.ts';
import type { Stage } from '../ops/operation.ts';
import { amountIn, isUnfilled, playerIn, wordIn } from '../ops/refs.ts';
import type { Ministry } from '../words.ts';
import { ministryOf } from './board.ts';

/** The slot in which a player puts an effect of his own (`manual`). */
export const EFFECT = 'effect';

/** Branches chosen, empty ones left out, several draws one by one. */
export function flattened(stage: Stage, ops: readonly Op[]): Op[] {
  const found: Op[] = [];
  for (let i = 0; i < ops.length; i++) flatten(stage, ops[i], found);
  return found;
}

function flatten(stage: Stage, op: Op, found: Op[]): void {
  if (op.op === 'choose') found.push(...flattened(stage, (op.branches[wordIn(stage, op.by)] ?? []) as readonly Op[]));
  else if (op.op === 'manual') found.push(...flattened(stage, (stage.with[EFFECT] ?? []) as readonly Op[]));
  else if (isFilled(stage, op)) {
    const times = op.op === 'draw' || op.op === 'lookAndTake' ? amountIn(stage, op.n) : 1;
    for (let i = 0; i < times; i++) found.push(op);
  }
}

function isFilled(stage: Stage, op: Op): boolean {
  for (const param in op) if (isUnfilled(stage, op[param as keyof typeof op])) return false;
  return true;
}

/** Most cards move no pawn, and need not be looked through. */
function canRemember({ op }: Op): boolean {
  return op === 'moveDirector' || op === 'choose' || op === 'manual';
}

/** Places that later operations of the card speak of: where pawns stand before it moves them. */
export function memoryOf(stage: Stage, ops: readonly Op[]): Record<string, Ministry> {
  const memory: Record<string, Ministry> = {};
  if (!ops.some(canRemember)) return memory;
  for (const op of flattened(stage, ops)) {
    if (op.op !== 'moveDirector' || op.remember === undefined) continue;
    const seat = playerIn(stage, op.player);
    const ministry = seat === null ? null : ministryOf(stage.table, seat);
    if (ministry !== null) memory[op.remember] = ministry;
  }
  return memory;
}

/** Why these operations cannot be carried out as chosen; doing nothing at all is refused too. */
export function refuseOps(stage: Stage, ops: readonly Op[]): Refusal | null {
  const list = flattened(stage, ops);
  for (const op of list) {
    const refusal = operationOf(op).refuse?.(stage, op) ?? null;
    if (refusal !== null) return refusal;
  }
  return list.some((op) => operationOf(op).changes(stage, op)) ? null : refuse('changes-nothing', null, 'D4.2');
}
