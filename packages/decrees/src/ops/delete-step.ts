import { refuse } from '@pretender/kernel';
import type { Operation, Stage } from './operation.ts';
import { decreeIn } from './refs.ts';

export interface DeleteStep {
  readonly op: 'deleteStep';
  readonly decree: string;
  /** So many steps must be left before one is deleted; a decree is never promulgated this way. */
  readonly minRemaining: number;
}

function isShort(stage: Stage, { decree, minRemaining }: DeleteStep): boolean {
  const id = decreeIn(stage, decree);
  if (id === null) return false;
  const { steps, stamped } = stage.table.decrees[id];
  return steps.length - stamped < Math.max(minRemaining, 2);
}

/** The next step of a decree is struck out. */
export const deleteStep: Operation<DeleteStep> = {
  params: { decree: 'decree', minRemaining: 'number' },
  refuse: (stage, op) => (isShort(stage, op) ? refuse('too-few-steps', 'with', 'D9.8') : null),
  changes: (stage, { decree }) => decreeIn(stage, decree) !== null,
  run(turn, stage, op) {
    const id = decreeIn(stage, op.decree);
    if (id === null || isShort(stage, op)) return;
    const { steps, stamped } = stage.table.decrees[id];
    turn.emit({ type: 'amended', decree: id, steps: steps.toSpliced(stamped, 1) });
  },
};
