// May a card be played like this? From what everybody sees.

import { type Refusal, refuse } from '@pretender/kernel';
import type { Card, Target } from '../deck/types.ts';
import type { Stage } from '../ops/operation.ts';
import { refuseOps } from './card-ops.ts';
import { refuseEffect } from './effects.ts';
import { isMet, passes } from './filters.ts';

/** Its effect is composed by whoever plays it, and needs everybody's consent. */
export function isManual({ ops }: Card): boolean {
  return ops.some(({ op }) => op === 'manual');
}

/** Is this slot to be filled, as the others are? */
export function isWanted({ onlyIf }: Target, slots: Readonly<Record<string, unknown>>): boolean {
  return onlyIf === null || slots[onlyIf.slot] === onlyIf.value;
}

export function isPlayable(stage: Stage, { isAction, cost, pre }: Card): boolean {
  return isAction && stage.table.turn.actions >= cost && pre.every((condition) => isMet(stage, condition));
}

function refuseTarget(stage: Stage, target: Target): Refusal | null {
  const value = stage.with[target.slot];
  if (!isWanted(target, stage.with)) return value === undefined ? null : refuse('not-here', 'with', 'D9.2');
  if (value === undefined) return target.optional ? null : refuse('missing', 'with', 'D9.2');
  const failed = target.where.some((word) => !passes(stage, target.kind, word, value));
  return failed ? refuse('no-such-target', 'with', 'D9.2') : null;
}

export function refusePlay(stage: Stage, card: Card): Refusal | null {
  for (const target of card.targets) {
    const refusal = refuseTarget(stage, target);
    if (refusal !== null) return refusal;
  }
  return (isManual(card) ? refuseEffect(stage) : null) ?? refuseOps(stage, card.ops);
}
