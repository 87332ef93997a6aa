// Players who choose at random, but let most things pass: a table where everybody doubts everything is no fun.

import {
  type Ask,
  type Draws,
  type GameTypes,
  type Match,
  offersTo,
  type RawMove,
  randomMove,
  randomOf,
  type Seat,
} from '@pretender/kernel';

/** So many times a bot lets it pass for each time it doubts or reacts. */
const PATIENCE = 6;

export function botMove<G extends GameTypes>(match: Match<G>, seat: Seat, ask: Ask, draws: Draws): RawMove {
  const specs = offersTo(match, seat).filter((spec) => spec.ask === ask.id);
  const neutral = specs.find((spec) => spec.neutral);
  const bold = specs.filter((spec) => !spec.neutral);
  if (neutral && (bold.length === 0 || draws.below(PATIENCE + 1) < PATIENCE)) return randomOf(neutral, draws);
  return randomMove({ game: match.game, view: match.views[seat] }, bold, draws).move as RawMove;
}
