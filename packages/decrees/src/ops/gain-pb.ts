import { charge } from '../play/gains.ts';
import type { AmountRef, Operation, PlayersRef } from './operation.ts';
import { amountIn, playersIn } from './refs.ts';

export interface GainPB {
  readonly op: 'gainPB';
  readonly who: PlayersRef;
  readonly n: AmountRef;
}

/** Personal Blame from the reserve; who is meant is fixed before anybody gains. */
export const gainPB: Operation<GainPB> = {
  params: { who: 'players', n: 'amount' },
  changes: (stage, { who, n }) => amountIn(stage, n) > 0 && playersIn(stage, who).length > 0,
  run(turn, stage, { who, n }) {
    const amount = amountIn(stage, n);
    const gains = playersIn(stage, who).map((seat) => ({ seat, blame: amount, from: null }));
    charge(turn, stage.seat, gains);
  },
};
