import { refuseChange } from '../rules/graph.ts';
import type { Operation } from './operation.ts';
import { changeIn } from './refs.ts';

export interface Restructure {
  readonly op: 'restructure';
  readonly change: unknown;
}

/** One arrow, by the rules of the Executive. */
export const restructure: Operation<Restructure> = {
  params: { change: 'change' },
  refuse(stage, op) {
    const change = changeIn(stage, op.change);
    return change === null ? null : refuseChange(stage.table, change);
  },
  /** Whatever is not refused moves an arrow. */
  changes: (stage, op) => changeIn(stage, op.change) !== null,
  run(turn, stage, op) {
    const change = changeIn(stage, op.change);
    if (change !== null && refuseChange(stage.table, change) === null) turn.emit({ type: 'restructured', ...change });
  },
};
