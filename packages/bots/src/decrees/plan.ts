// Planning a turn: the best of the next moves, or of whole sequences of them.

import { type Decrees, decrees, type Move, SUBSTITUTE, type View } from '@pretender/decrees';
import { type Dice, type Draws, fastDice, type Seat, type State, viewOf } from '@pretender/kernel';
import { after, SPARE, thinkingWorld } from './ahead.ts';
import { candidates } from './candidates.ts';
import { drawBias, worthTo } from './worth.ts';

export interface Depth {
  /** How many moves ahead. */
  readonly moves: number;
  /** How many sequences are kept after each. */
  readonly beam: number;
  /** How far a value may be off, so that nobody can foretell the bot. */
  readonly noise: number;
}

interface Line {
  readonly state: State<Decrees>;
  readonly first: Move | null;
  readonly bias: number;
  readonly worth: number;
}

/** A move has a small price: pawns and papers are not to be pushed about for nothing. */
const PRICE = 0.05;

interface Mind {
  readonly seat: Seat;
  readonly dice: Dice;
  readonly draws: Draws;
  readonly noise: number;
  /** The cards in the hand; what is drawn in thought may be anything, so it is not planned with. */
  readonly cards: readonly string[];
}

function noiseOf({ draws, noise }: Mind): number {
  return noise === 0 ? 0 : (draws.below(2001) / 1000 - 1) * noise;
}

function stepsFrom(line: Line, mind: Mind): Line[] {
  const { state } = line;
  if (state.table.result !== null || state.table.turn.actions <= SPARE) return [];
  const moves = candidates(viewOf(state, mind.seat) as View, mind.seat, mind.draws).filter(
    (move) => move.type !== 'play' || mind.cards.includes(move.card),
  );
  return moves.map((move): Line => {
    const next = after(state, mind.seat, move, mind.dice);
    const bias = line.bias - PRICE + (move.type === 'draw' ? drawBias(state.table as never, mind.seat) : 0);
    const worth = worthTo(next.table as never, mind.seat) + bias + noiseOf(mind);
    return { state: next, first: line.first ?? move, bias, worth };
  });
}

/** What may still be done counts as long as the plan goes on. */
const ACTION = 0.6;

function promise({ worth, state }: Line): number {
  return worth + ACTION * (state.table.turn.actions - SPARE);
}

/** The first move of the best sequence found; `null` if it is best to stop here. */
export function bestMove(view: View, seat: Seat, draws: Draws, { moves, beam, noise }: Depth): Move | null {
  const cards = view.hands[seat]?.cards ?? [];
  const mind: Mind = { seat, draws, noise, cards, dice: fastDice(draws.below(2 ** 31)) };
  const world = thinkingWorld(decrees.imagine(view, draws), SUBSTITUTE.deck.stagnation.id);
  const root: Line = { state: world, first: null, bias: 0, worth: worthTo(world.table as never, seat) };
  let best = root;
  let lines = [root];
  for (let depth = 0; depth < moves && lines.length > 0; depth++) {
    lines = lines
      .flatMap((line) => stepsFrom(line, mind))
      .sort((a, b) => promise(b) - promise(a))
      .slice(0, beam);
    for (const line of lines) if (line.worth > best.worth) best = line;
  }
  return best.first;
}
