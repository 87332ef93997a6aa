import { blame, pile } from '../play/blame.ts';
import type { AmountRef, MinistryRef, Operation, PlayersRef, Stage } from './operation.ts';
import { amountIn, ministryIn, playerIn } from './refs.ts';

export interface PbToMinistry {
  readonly op: 'pbToMinistry';
  readonly who: PlayersRef;
  readonly ministry: MinistryRef;
  readonly n: AmountRef;
}

function amountOf(stage: Stage, { who, n }: PbToMinistry): number {
  const seat = playerIn(stage, who);
  return seat === null ? 0 : Math.min(amountIn(stage, n), stage.table.players[seat].personal);
}

/** Personal Blame onto a ministry. */
export const pbToMinistry: Operation<PbToMinistry> = {
  params: { who: 'player', ministry: 'ministry', n: 'amount' },
  changes: (stage, op) => ministryIn(stage, op.ministry) !== null && amountOf(stage, op) > 0,
  run(turn, stage, op) {
    const seat = playerIn(stage, op.who);
    const ministry = ministryIn(stage, op.ministry);
    if (seat === null || ministry === null) return;
    const amount = amountOf(stage, op);
    blame(turn, seat, -amount);
    pile(turn, ministry, amount);
  },
};
