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
import { viewOf, writeRooms, writersOf } from './rooms.ts';
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
  const turn: Turn<G> = { state: state as never, draws: chance.dice.draws, emit: emitterOf(game, state) };
  const table = state.table as never;
  const cursor = { ask: null as Ask | null, at: 0 };
  let moves = 0;
  for (let ask = openAsk(game.asks(table)); ask !== null && moves < limit.moves; ask = openAsk(game.asks(table))) {
    const view = nextToAnswer(game, views, ask, cursor);
    if (view === null) game.lapse(turn, ask);
    else {
      game.play(turn, ask, view.viewer as never, chance.policy(view, chance.draws));
      moves++;
    }
  }
  return moves;
}

function emitterOf<G extends GameTypes>(game: Game<G>, state: State<G>): Turn<G>['emit'] {
  const writers = writersOf(game);
  return (event) => writeRooms(writers(event.type), state, event);
}

function openAsk(asks: readonly Ask[]): Ask | null {
  for (let i = asks.length - 1; i >= 0; i--) if (!asks[i].held && asks[i].mode !== 'standing') return asks[i];
  return null;
}

interface Cursor {
  ask: Ask | null;
  at: number;
}

/** Seats answer in turn, so the search goes on where it stopped; before it gives up it looks at all of them again. */
function nextToAnswer<G extends GameTypes>(
  game: Game<G>,
  views: readonly View<G>[],
  ask: Ask,
  cursor: Cursor,
): View<G> | null {
  const { seats } = ask;
  let at = cursor.ask === ask ? cursor.at : 0;
  cursor.ask = ask;
  for (let step = 0; step < seats.length; step++, at++) {
    if (at >= seats.length) at = 0;
    const view = views[seats[at]];
    if (game.answered(view, ask)) continue;
    cursor.at = at;
    return view;
  }
  return null;
}
