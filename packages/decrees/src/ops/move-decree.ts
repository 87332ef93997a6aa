import { forward } from '../play/decrees.ts';
import type { MinistryRef, Operation } from './operation.ts';
import { decreeIn, ministryIn } from './refs.ts';

export interface MoveDecree {
  readonly op: 'moveDecree';
  readonly decree: string;
  readonly to: MinistryRef;
  readonly reward?: boolean;
}

/** A decree to another desk; with the usual reward if that is where it has to go next. */
export const moveDecree: Operation<MoveDecree> = {
  params: { decree: 'decree', to: 'ministry', reward: 'flag?' },
  changes(stage, { decree, to }) {
    const id = decreeIn(stage, decree);
    const ministry = ministryIn(stage, to);
    return id !== null && ministry !== null && stage.table.decrees[id].at !== ministry;
  },
  run(turn, stage, { decree, to, reward }) {
    const id = decreeIn(stage, decree);
    const ministry = ministryIn(stage, to);
    if (id === null || ministry === null || stage.table.decrees[id].at === ministry) return;
    forward(turn, reward === true ? stage.seat : null, id, ministry);
  },
};
