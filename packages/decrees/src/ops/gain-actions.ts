import type { AmountRef, Operation } from './operation.ts';
import { amountIn } from './refs.ts';

export interface GainActions {
  readonly op: 'gainActions';
  readonly n: AmountRef;
}

/** More actions in this turn. */
export const gainActions: Operation<GainActions> = {
  params: { n: 'amount' },
  changes: (stage, { n }) => amountIn(stage, n) > 0,
  run: (turn, stage, { n }) => turn.emit({ type: 'spent', actions: -amountIn(stage, n), mark: null }),
};
