import { pile } from '../play/blame.ts';
import type { AmountRef, MinistryRef, Operation } from './operation.ts';
import { amountIn, ministryIn } from './refs.ts';

export interface GainMB {
  readonly op: 'gainMB';
  readonly ministry: MinistryRef;
  readonly n: AmountRef;
}

/** Ministry Blame from the reserve. */
export const gainMB: Operation<GainMB> = {
  params: { ministry: 'ministry', n: 'amount' },
  changes: (stage, { ministry, n }) => ministryIn(stage, ministry) !== null && amountIn(stage, n) > 0,
  run(turn, stage, op) {
    const ministry = ministryIn(stage, op.ministry);
    if (ministry !== null) pile(turn, ministry, amountIn(stage, op.n));
  },
};
