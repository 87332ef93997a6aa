// Who plays against the person: the bots that the game names, or players who choose at random.

import { arenaCast } from '@pretender/bots/arena';
import { type Ask, type Draws, type GameTypes, type Match, offersTo, type RawMove, type Seat } from '@pretender/kernel';
import type { GamePack } from '../pack.ts';
import { botMove } from './bots.ts';

type Opponent = (match: Match<GameTypes>, seat: Seat, ask: Ask, draws: Draws) => RawMove | null;

export function opponentOf({ game, opponent }: GamePack): Opponent {
  if (opponent === undefined) return botMove;
  const player = arenaCast(game.id).players[opponent];
  return (match, seat, ask, draws) => {
    const specs = offersTo(match, seat).filter((spec) => spec.ask === ask.id);
    return specs.length === 0 ? null : (player(match.views[seat], specs, draws) as RawMove | null);
  };
}
