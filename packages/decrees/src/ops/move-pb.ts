import { charge } from '../play/gains.ts';
import type { AmountRef, Operation, PlayersRef } from './operation.ts';
import { amountIn, playerIn } from './refs.ts';

export interface MovePB {
  readonly op: 'movePB';
  readonly from: PlayersRef;
  readonly to: PlayersRef;
  readonly n: AmountRef;
}

/** Personal Blame from one player to another. */
export const movePB: Operation<MovePB> = {
  params: { from: 'player', to: 'player', n: 'amount' },
  changes(stage, { from, to, n }) {
    const [giver, taker] = [playerIn(stage, from), playerIn(stage, to)];
    if (giver === null || taker === null || giver === taker) return false;
    return Math.min(amountIn(stage, n), stage.table.players[giver].personal) > 0;
  },
  run(turn, stage, { from, to, n }) {
    const [giver, taker] = [playerIn(stage, from), playerIn(stage, to)];
    if (giver === null || taker === null || giver === taker) return;
    charge(turn, stage.seat, [{ seat: taker, blame: amountIn(stage, n), from: giver }]);
  },
};
