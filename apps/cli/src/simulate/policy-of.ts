// A bot as the policy of a simulation: it answers the open ask, and at random where it would say nothing.

import { arenaCast } from '@pretender/bots/arena';
import { type Aside, type GameTypes, type Policy, randomPolicy } from '@pretender/kernel';
import type { GamePack } from '../pack.ts';

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

/** What the bot says beside the turn, looking once at every occasion of one match; `null` where matches end without it. */
export function asideOf({ game, bargaining }: GamePack, name: string): (() => Aside<GameTypes>) | null {
  if (!bargaining?.decides) return null;
  const player = arenaCast(game.id).players[name];
  return () => {
    const seen = new Set<string>();
    return (view, ask, draws) => {
      const occasion = bargaining.occasion(view, ask);
      const key = `${ask.id} ${view.viewer} ${occasion}`;
      if (occasion === null || seen.has(key)) return null;
      seen.add(key);
      const specs = game.moves(view).filter((spec) => spec.ask === ask.id);
      return specs.length === 0 ? null : player(view, specs, draws);
    };
  };
}
