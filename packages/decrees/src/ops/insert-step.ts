import { refuse } from '@pretender/kernel';
import { MOST_STEPS } from '../words.ts';
import type { MinistryRef, Operation, Stage } from './operation.ts';
import { decreeIn, ministryIn } from './refs.ts';

export interface InsertStep {
  readonly op: 'insertStep';
  readonly decree: string;
  readonly ministry: MinistryRef;
  readonly maxLen: number;
}

function isFull(stage: Stage, { decree, maxLen }: InsertStep): boolean {
  const id = decreeIn(stage, decree);
  return id !== null && stage.table.decrees[id].steps.length >= Math.min(maxLen, MOST_STEPS);
}

/** A new next step for a decree. */
export const insertStep: Operation<InsertStep> = {
  params: { decree: 'decree', ministry: 'ministry', maxLen: 'number' },
  refuse: (stage, op) => (isFull(stage, op) ? refuse('too-many-steps', 'with', 'D9.8') : null),
  changes: (stage, { decree, ministry }) => decreeIn(stage, decree) !== null && ministryIn(stage, ministry) !== null,
  run(turn, stage, op) {
    const id = decreeIn(stage, op.decree);
    const ministry = ministryIn(stage, op.ministry);
    if (id === null || ministry === null || isFull(stage, op)) return;
    const { steps, stamped } = stage.table.decrees[id];
    turn.emit({ type: 'amended', decree: id, steps: steps.toSpliced(stamped, 0, ministry) });
  },
};
