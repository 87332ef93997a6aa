import { pile } from '../play/blame.ts';
import type { AmountRef, MinistryRef, Operation } from './operation.ts';
import { amountIn, ministryIn } from './refs.ts';

export interface RemoveMB {
  readonly op: 'removeMB';
  readonly ministry: MinistryRef;
  readonly n: AmountRef;
}

/** Ministry Blame back to the reserve. */
export const removeMB: Operation<RemoveMB> = {
  params: { ministry: 'ministry', n: 'amount' },
  changes(stage, op) {
    const ministry = ministryIn(stage, op.ministry);
    return ministry !== null && amountIn(stage, op.n) > 0 && stage.table.posts[ministry].blame > 0;
  },
  run(turn, stage, op) {
    const ministry = ministryIn(stage, op.ministry);
    if (ministry !== null) pile(turn, ministry, -amountIn(stage, op.n));
  },
};
