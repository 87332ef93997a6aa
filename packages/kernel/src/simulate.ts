// Playing on without a record: no log, no numbering, no second validation, views made once. For bots and statistics.

import {
  type Ask,
  asSeat,
  type Dice,
  type Draws,
  type Game,
  type GameTypes,
  type State,
  type Turn,
  type View,
} from './contract.ts';
import { evolve, viewOf } from './rooms.ts';
import { randomMove } from './specs.ts';

/** Chooses an answer to the open ask from a view; it must be legal. */
export type Policy<G extends GameTypes> = (view: View<G>, draws: Draws) => G['Move'];

export function randomPolicy<G extends GameTypes>(game: Game<G>): Policy<G> {
  const { sample } = game;
  if (sample) return (view, draws) => sample(view, draws);
  return (view, draws) => {
    const open = openAsk(game.asks(view.table));
    return randomMove(
      { game, view },
      game.moves(view).filter((spec) => spec.ask === open?.id),
      draws,
    ).move;
  };
}

export interface Chance<G extends GameTypes> {
  readonly dice: Dice;
  readonly draws: Draws;
  readonly policy: Policy<G>;
}

/** Plays the state on, in place, until the match is over or the limit is reached; returns the number of moves. */
export function simulate<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  chance: Chance<G>,
  limit = { moves: 1_000_000 },
): number {
  const views = state.hands.map((_, seat) => viewOf(state, asSeat(seat)));
  const turn: Turn<G> = {
    state: state as never,
    draws: chance.dice.draws,
    emit: (event) => evolve(game, state, event),
  };
  const table = state.table as never;
  let moves = 0;
  for (let ask = openAsk(game.asks(table)); ask !== null && moves < limit.moves; ask = openAsk(game.asks(table))) {
    const view = nextToAnswer(game, views, ask);
    if (view === null) game.lapse(turn, ask);
    else {
      game.play(turn, ask, view.viewer as never, chance.policy(view, chance.draws));
      moves++;
    }
  }
  return moves;
}

function openAsk(asks: readonly Ask[]): Ask | null {
  for (let i = asks.length - 1; i >= 0; i--) if (!asks[i].held && asks[i].mode !== 'standing') return asks[i];
  return null;
}

function nextToAnswer<G extends GameTypes>(game: Game<G>, views: readonly View<G>[], ask: Ask): View<G> | null {
  const { seats } = ask;
  for (let i = 0; i < seats.length; i++) {
    const view = views[seats[i]];
    if (!game.answered(view, ask)) return view;
  }
  return null;
}
