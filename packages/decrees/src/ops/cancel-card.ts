import type { Operation } from './operation.ts';

export interface CancelCard {
  readonly op: 'cancelCard';
}

/** The card that was just announced does nothing. */
export const cancelCard: Operation<CancelCard> = {
  params: {},
  isReaction: true,
  changes: ({ table }) => table.resolving !== null,
  run: (turn) => turn.emit({ type: 'cancelled' }),
};
