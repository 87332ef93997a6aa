import { charge } from '../play/gains.ts';
import type { AmountRef, MinistryRef, Operation } from './operation.ts';
import { amountIn, ministryIn } from './refs.ts';

export interface MbToDirector {
  readonly op: 'mbToDirector';
  readonly ministry: MinistryRef;
  readonly n: AmountRef;
}

/** Ministry Blame to whoever directs the ministry. */
export const mbToDirector: Operation<MbToDirector> = {
  params: { ministry: 'ministry', n: 'amount' },
  changes(stage, { ministry: ref, n }) {
    const ministry = ministryIn(stage, ref);
    if (ministry === null) return false;
    const { blame, director } = stage.table.posts[ministry];
    return director !== null && Math.min(blame, amountIn(stage, n)) > 0;
  },
  run(turn, stage, { ministry: ref, n }) {
    const ministry = ministryIn(stage, ref);
    const seat = ministry === null ? null : stage.table.posts[ministry].director;
    if (ministry !== null && seat !== null)
      charge(turn, stage.seat, [{ seat, blame: amountIn(stage, n), from: ministry }]);
  },
};
