// Three officials of the same service: one who does anything, one who sees one move ahead, one who plans the whole turn.

import type { Decrees, Move, View } from '@pretender/decrees';
import { type Draws, type MoveSpec, pick, type Seat } from '@pretender/kernel';
import type { Player } from '../player.ts';
import { ANSWERS, bidWell } from './answers.ts';
import { proposeDeal } from './bargain.ts';
import { candidates } from './candidates.ts';
import type { Position } from './features.ts';
import { riskOf, worthOf } from './judge.ts';
import { bestMove, type Depth } from './plan.ts';
import { drawBias, worthTo } from './worth.ts';

const END: Move = { type: 'end' };

type Actor = (view: View, seat: Seat, draws: Draws, specs: readonly MoveSpec[]) => Move | null;

export function official(act: Actor, answers: typeof ANSWERS = ANSWERS): Player<Decrees> {
  return (view, specs: readonly MoveSpec[], draws) => {
    const seat = view.viewer as Seat;
    const ask = view.table.asks.find(({ id }) => id === specs[0].ask);
    if (ask === undefined) return null;
    if (ask.kind === 'action') return act(view, seat, draws, specs) ?? END;
    return answers[ask.kind](view, seat, specs, draws);
  };
}

/** Sometimes enough is enough. */
const IDLE = 8;

/** Anything that can be done. */
export const clerk: Player<Decrees> = official((view, seat, draws) => {
  const moves = candidates(view, seat, draws, 'quick');
  return moves.length === 0 || draws.below(IDLE) === 0 ? null : pick(draws, moves);
});

const PLAIN = {
  worth: ({ table, seat }: Position) => worthTo(table, seat),
  drawRisk: ({ table, seat }: Position) => drawBias(table, seat),
};
const LEARNED = { worth: worthOf, drawRisk: riskOf };
const ONE_AHEAD: Depth = { moves: 1, beam: 1, noise: 0.3, care: 'quick', ...PLAIN };
const WHOLE_TURN: Depth = { moves: 8, beam: 5, noise: 0.03, care: 'thorough', ...LEARNED };

/** The best single move, one after the other. */
export const secretary: Player<Decrees> = official((view, seat, draws) => bestMove(view, seat, draws, ONE_AHEAD));

/** The best turn that can be found. */
export const permanentSecretary: Player<Decrees> = official(
  (view, seat, draws) => bestMove(view, seat, draws, WHOLE_TURN),
  { ...ANSWERS, auction: bidWell, dealing: proposeDeal },
);
