import { stamp } from '../play/decrees.ts';
import type { Operation } from './operation.ts';
import { decreeIn } from './refs.ts';

export interface StampDecree {
  readonly op: 'stampDecree';
  readonly decree: string;
}

/** A stamp, wherever the decree lies; that is also where it is promulgated from. */
export const stampDecree: Operation<StampDecree> = {
  params: { decree: 'decree' },
  changes: (stage, { decree }) => decreeIn(stage, decree) !== null,
  run(turn, stage, { decree }) {
    const id = decreeIn(stage, decree);
    if (id !== null) stamp(turn, stage.seat, id);
  },
};
