import type { Operation } from './operation.ts';
import { decreeIn } from './refs.ts';

export interface UnstampDecree {
  readonly op: 'unstampDecree';
  readonly decree: string;
}

/** The latest stamp comes off; what it was worth is not paid back. */
export const unstampDecree: Operation<UnstampDecree> = {
  params: { decree: 'decree' },
  changes(stage, { decree }) {
    const id = decreeIn(stage, decree);
    return id !== null && stage.table.decrees[id].stamped > 0;
  },
  run(turn, stage, { decree }) {
    const id = decreeIn(stage, decree);
    if (id !== null && stage.table.decrees[id].stamped > 0) turn.emit({ type: 'unstamped', decree: id });
  },
};
