// A bot as the policy of a simulation: it answers the open ask, and at random where it would say nothing.

import { arenaCast } from '@pretender/bots/arena';
import { type GameTypes, type Policy, randomPolicy } from '@pretender/kernel';

export function policyOf(game: string, name: string): Policy<GameTypes> {
  const { game: played, players } = arenaCast(game);
  const player = players[name];
  const random = randomPolicy(played);
  return (view, draws) => {
    const open = played.asks(view.table).findLast(({ held, mode }) => !held && mode !== 'standing');
    const specs = played.moves(view).filter((spec) => spec.ask === open?.id);
    return player(view, specs, draws) ?? random(view, draws);
  };
}
