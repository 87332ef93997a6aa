import { refuse } from '@pretender/kernel';
import type { MinistryRef, Operation, PlayersRef } from './operation.ts';
import { ministryIn, playerIn } from './refs.ts';

export interface MoveDirector {
  readonly op: 'moveDirector';
  readonly player: PlayersRef;
  readonly to: MinistryRef;
  /** A name for the ministry that is left. */
  readonly remember?: string;
}

/** A pawn to a vacant ministry. */
export const moveDirector: Operation<MoveDirector> = {
  params: { player: 'player', to: 'ministry', remember: 'name?' },
  refuse(stage, { to }) {
    const ministry = ministryIn(stage, to);
    const isTaken = ministry !== null && stage.table.posts[ministry].director !== null;
    return isTaken ? refuse('not-vacant', 'with', 'D4.7') : null;
  },
  changes: (stage, { player, to }) => playerIn(stage, player) !== null && ministryIn(stage, to) !== null,
  run(turn, stage, { player, to }) {
    const seat = playerIn(stage, player);
    const ministry = ministryIn(stage, to);
    if (seat === null || ministry === null || stage.table.posts[ministry].director !== null) return;
    turn.emit({ type: 'moved', seat, to: ministry });
  },
};
