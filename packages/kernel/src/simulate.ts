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
  /** What somebody says beside the turn before it goes on, if anything; without it standing asks stay unanswered. */
  readonly beside?: Aside<G>;
}

/** It must be legal as an answer to this standing ask; `null` says nothing. */
export type Aside<G extends GameTypes> = (view: View<G>, ask: Ask, draws: Draws) => G['Move'] | null;

/**
 * Plays the state on, in place, until the match is over or the limit is reached; returns the number of moves. It goes
 * around the table: whoever has not answered does, as long as this is what is asked; when all had, the ask lapses.
 */
export function simulate<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  { dice, draws, policy, beside }: Chance<G>,
  limit = { moves: 1_000_000 },
): number {
  const views = state.hands.map((_, seat) => viewOf(state, asSeat(seat)));
  const turn: Turn<G> = { state: state as never, draws: dice.draws, emit: emitterOf(game, state) };
  const table = state.table as never;
  const most = limit.moves;
  let moves = 0;
  let ask = openAsk(game.asks(table));
  while (ask !== null && moves < most) {
    if (beside && speakBeside(game, turn, views, (view, standing) => beside(view, standing, draws))) {
      moves++;
      ask = openAsk(game.asks(table));
      continue;
    }
    const before = moves;
    const { seats } = ask;
    let open: Ask | null = ask;
    let at = 0;
    while (at < seats.length && moves < most) {
      const seat = seats[at];
      if (!game.answered(views[seat], ask)) {
        game.play(turn, ask, seat, policy(views[seat], draws));
        moves++;
        open = askAfter(game.asks(table), ask);
        if (open !== ask) break;
      }
      // An answer may also take its seat off the list; then the next one has moved up.
      if (at < seats.length && seats[at] === seat) at++;
    }
    // Only who is asked alone may have more than one thing to say.
    if (moves === before || (at === seats.length && ask.mode !== 'one' && open === ask)) {
      game.lapse(turn, ask);
      open = openAsk(game.asks(table));
    }
    ask = open;
  }
  return moves;
}

/** The first who has something to say says it. */
function speakBeside<G extends GameTypes>(
  game: Game<G>,
  turn: Turn<G>,
  views: readonly View<G>[],
  said: (view: View<G>, ask: Ask) => G['Move'] | null,
): boolean {
  for (const ask of game.asks(turn.state.table as never)) {
    if (ask.held || ask.mode !== 'standing') continue;
    for (const seat of ask.seats) {
      const move = said(views[seat], ask);
      if (move === null) continue;
      game.play(turn, ask, seat, move);
      return true;
    }
  }
  return false;
}

function emitterOf<G extends GameTypes>(game: Game<G>, state: State<G>): Turn<G>['emit'] {
  return (event) => void evolve(game, state, event);
}

/** After an answer to it: most leave the same question open, and then it lies on top. */
function askAfter(asks: readonly Ask[], ask: Ask): Ask | null {
  return asks.length > 0 && asks[asks.length - 1] === ask && !ask.held ? ask : openAsk(asks);
}

function openAsk(asks: readonly Ask[]): Ask | null {
  for (let i = asks.length - 1; i >= 0; i--) if (!asks[i].held && asks[i].mode !== 'standing') return asks[i];
  return null;
}
