import { pile } from '../play/blame.ts';
import type { AmountRef, MinistryRef, Operation } from './operation.ts';
import { amountIn, ministryIn } from './refs.ts';

export interface MoveMB {
  readonly op: 'moveMB';
  readonly from: MinistryRef;
  readonly to: MinistryRef;
  readonly n: AmountRef;
}

/** Ministry Blame from one ministry to another, whoever controls them. */
export const moveMB: Operation<MoveMB> = {
  params: { from: 'ministry', to: 'ministry', n: 'amount' },
  changes(stage, { from, to, n }) {
    const [source, target] = [ministryIn(stage, from), ministryIn(stage, to)];
    if (source === null || target === null || source === target) return false;
    return Math.min(amountIn(stage, n), stage.table.posts[source].blame) > 0;
  },
  run(turn, stage, { from, to, n }) {
    const [source, target] = [ministryIn(stage, from), ministryIn(stage, to)];
    if (source === null || target === null) return;
    const amount = Math.min(amountIn(stage, n), stage.table.posts[source].blame);
    pile(turn, source, -amount);
    pile(turn, target, amount);
  },
};
