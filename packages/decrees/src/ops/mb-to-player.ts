import { charge } from '../play/gains.ts';
import type { AmountRef, MinistryRef, Operation, PlayersRef } from './operation.ts';
import { amountIn, ministryIn, playerIn } from './refs.ts';

export interface MbToPlayer {
  readonly op: 'mbToPlayer';
  readonly ministry: MinistryRef;
  readonly who: PlayersRef;
  readonly n: AmountRef;
}

/** Ministry Blame to a player, wherever he sits. */
export const mbToPlayer: Operation<MbToPlayer> = {
  params: { ministry: 'ministry', who: 'player', n: 'amount' },
  changes(stage, { ministry: ref, who, n }) {
    const ministry = ministryIn(stage, ref);
    if (ministry === null || playerIn(stage, who) === null) return false;
    return Math.min(stage.table.posts[ministry].blame, amountIn(stage, n)) > 0;
  },
  run(turn, stage, { ministry: ref, who, n }) {
    const ministry = ministryIn(stage, ref);
    const seat = playerIn(stage, who);
    if (ministry !== null && seat !== null)
      charge(turn, stage.seat, [{ seat, blame: amountIn(stage, n), from: ministry }]);
  },
};
