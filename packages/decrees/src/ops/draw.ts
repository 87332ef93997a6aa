import { drawCards } from '../play/stagnation.ts';
import type { AmountRef, Operation, PlayersRef } from './operation.ts';
import { amountIn, playersIn } from './refs.ts';

export interface DrawCards {
  readonly op: 'draw';
  readonly who: PlayersRef;
  readonly n: AmountRef;
}

/** One card for each of them; before it is carried out, an operation that draws several becomes several of these. */
export const draw: Operation<DrawCards> = {
  params: { who: 'players', n: 'amount' },
  changes: (stage, { who, n }) =>
    amountIn(stage, n) > 0 && playersIn(stage, who).length > 0 && stage.table.pile.count > 0,
  run(turn, stage, { who }) {
    drawCards(turn, stage.seat, playersIn(stage, who));
  },
};
