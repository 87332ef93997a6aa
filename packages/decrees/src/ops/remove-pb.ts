import { blame } from '../play/blame.ts';
import { ministryOf } from '../rules/board.ts';
import type { AmountRef, Bonus, Operation, PlayersRef, Stage } from './operation.ts';
import { amountIn, playersIn } from './refs.ts';

export interface RemovePB {
  readonly op: 'removePB';
  readonly who: PlayersRef;
  readonly n: AmountRef;
  readonly nIf?: Bonus;
}

function most(stage: Stage, { n, nIf }: RemovePB): number {
  const hasBonus = nIf !== undefined && ministryOf(stage.table, stage.seat) === nIf.youDirect;
  return hasBonus ? nIf.n : amountIn(stage, n);
}

/** Personal Blame back to the reserve. */
export const removePB: Operation<RemovePB> = {
  params: { who: 'players', n: 'amount', nIf: 'bonus?' },
  changes: (stage, op) =>
    most(stage, op) > 0 && playersIn(stage, op.who).some((seat) => stage.table.players[seat].personal > 0),
  run(turn, stage, op) {
    const by = most(stage, op);
    for (const seat of playersIn(stage, op.who)) blame(turn, seat, -by);
  },
};
