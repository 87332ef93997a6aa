// Chooses at random, but lets most things pass: a table where everybody doubts everything is no fun.

import { type Game, type GameTypes, type MoveSpec, randomMove, type View } from '@pretender/kernel';
import type { Player } from './player.ts';

/** Where one can let things pass, one does, seven times out of eight. */
const PATIENCE = 8;

/** Beside the turn nobody waits for an answer, and the question comes again and again. */
const STANDING_PATIENCE = PATIENCE * PATIENCE;

function isStanding<G extends GameTypes>(game: Game<G>, { table }: View<G>, { ask }: MoveSpec): boolean {
  return game.asks(table).some(({ id, mode }) => id === ask && mode === 'standing');
}

export function patient<G extends GameTypes>(game: Game<G>): Player<G> {
  return (view, specs, draws) => {
    const neutral = specs.filter((spec) => spec.neutral);
    const bold = specs.filter((spec) => !spec.neutral);
    const choose = (among: readonly MoveSpec[]): G['Move'] => randomMove({ game, view }, among, draws).move;
    if (bold.length === 0) return neutral.length === 0 ? null : choose(neutral);
    if (neutral.length > 0) return choose(draws.below(PATIENCE) === 0 ? bold : neutral);
    if (isStanding(game, view, bold[0]) && draws.below(STANDING_PATIENCE) !== 0) return null;
    return choose(bold);
  };
}
