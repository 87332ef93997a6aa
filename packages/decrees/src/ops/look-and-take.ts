import { ask } from '../asks.ts';
import type { AmountRef, Operation, PlayersRef } from './operation.ts';
import { playerIn } from './refs.ts';

export interface LookAndTake {
  readonly op: 'lookAndTake';
  readonly from: PlayersRef;
  readonly n: AmountRef;
}

/** A look into another hand, and one card out of it; several are taken one after the other. */
export const lookAndTake: Operation<LookAndTake> = {
  params: { from: 'player', n: 'amount' },
  changes(stage, { from }) {
    const seat = playerIn(stage, from);
    return seat !== null && seat !== stage.seat && stage.table.players[seat].cards > 0;
  },
  run(turn, stage, { from }) {
    const at = playerIn(stage, from);
    if (at === null || at === stage.seat || stage.table.players[at].cards === 0) return;
    // In an order of its own: when each card came, and from whom, is not to be seen.
    turn.emit({ type: 'looked', seat: stage.seat, at, cards: [...turn.state.hands[at].cards].sort() });
    ask(turn, 'search', [stage.seat]);
  },
};
