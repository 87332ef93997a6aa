// Planning a turn: the best of the next moves, or of whole sequences of them.

import { type Decrees, decrees, type Move, SUBSTITUTE, type View } from '@pretender/decrees';
import { type Dice, type Draws, fastDice, type Seat, type State, viewOf } from '@pretender/kernel';
import { after, SPARE, thinkingWorld } from './ahead.ts';
import { type Care, candidates } from './candidates.ts';
import type { Position } from './features.ts';

/** How somebody judges a position, and what drawing cards may bring with it. */
interface Judgement {
  worth(position: Position): number;
  /** What drawing so many cards is worth besides the cards. */
  drawRisk(position: Position, cards: number): number;
}

export interface Depth extends Judgement {
  /** How many moves ahead. */
  readonly moves: number;
  /** How many sequences are kept after each. */
  readonly beam: number;
  /** How carefully moves are thought of. */
  readonly care: Care;
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
  readonly depth: Depth;
  readonly seat: Seat;
  readonly dice: Dice;
  readonly draws: Draws;
  /** The cards in the hand; what is drawn in thought may be anything, so it is not planned with. */
  readonly cards: readonly string[];
}

function noiseOf({ draws, depth: { noise } }: Mind): number {
  return noise === 0 ? 0 : (draws.below(2001) / 1000 - 1) * noise;
}

/** What the seat would know of its hand: of a card drawn in thought nothing. */
function positionIn({ table, hands }: State<Decrees>, { seat, cards: known }: Mind): Position {
  const held = hands[seat].cards;
  const left = [...known];
  const cards: string[] = [];
  for (const card of held) {
    const at = left.indexOf(card);
    if (at < 0) continue;
    left.splice(at, 1);
    cards.push(card);
  }
  return { table: table as never, seat, cards, blanks: held.length - cards.length };
}

function stepsFrom(line: Line, mind: Mind): Line[] {
  const { state } = line;
  if (state.table.result !== null || state.table.turn.actions <= SPARE) return [];
  const moves = candidates(viewOf(state, mind.seat) as View, mind.seat, mind.draws, mind.depth.care).filter(
    (move) => move.type !== 'play' || mind.cards.includes(move.card),
  );
  return moves.map((move): Line => {
    const next = after(state, mind.seat, move, mind.dice);
    const drawn = state.table.pile.count - next.table.pile.count;
    const risk = drawn === 0 ? 0 : mind.depth.drawRisk(positionIn(state, mind), drawn);
    const bias = line.bias - PRICE + risk;
    const worth = mind.depth.worth(positionIn(next, mind)) + bias + noiseOf(mind);
    return { state: next, first: line.first ?? move, bias, worth };
  });
}

/** What may still be done counts as long as the plan goes on. */
const ACTION = 1.8;

function promise({ worth, state }: Line): number {
  return worth + ACTION * (state.table.turn.actions - SPARE);
}

/** Two orders of the same steps come to the same; a place in the beam is for something else. */
function keyOf({ state: { table, hands } }: Line, seat: Seat): string {
  const { posts, players, decrees: papers, arrows, turn, pile } = table;
  const desks = table.ministries.map((id) => `${posts[id].blame}.${posts[id].director}`);
  const blame = players.map(({ personal, cards }) => `${personal}.${cards}`);
  const lying = Object.values(papers).map(({ at, stamped, steps }) => `${at}${stamped}${steps.length}`);
  const marks = `${turn.actions} ${turn.used.draw} ${turn.used.treasury} ${turn.used.manoeuvres} ${pile.count}`;
  return [desks, blame, lying, [...arrows].map(String).sort(), [...hands[seat].cards].sort(), marks].join('|');
}

function best(lines: readonly Line[], count: number, seat: Seat): Line[] {
  const kept: Line[] = [];
  const seen = new Set<string>();
  for (const line of [...lines].sort((a, b) => promise(b) - promise(a))) {
    const key = keyOf(line, seat);
    if (seen.has(key)) continue;
    seen.add(key);
    if (kept.push(line) === count) break;
  }
  return kept;
}

/** The first move of the best sequence found; `null` if it is best to stop here. */
export function bestMove(view: View, seat: Seat, draws: Draws, depth: Depth): Move | null {
  const { moves, beam, worth } = depth;
  const cards = view.hands[seat]?.cards ?? [];
  const mind: Mind = { depth, seat, draws, cards, dice: fastDice(draws.below(2 ** 31)) };
  const world = thinkingWorld(decrees.imagine(view, draws), SUBSTITUTE.deck.stagnation.id);
  const root: Line = { state: world, first: null, bias: 0, worth: worth(positionIn(world, mind)) };
  let found = root;
  let lines = [root];
  for (let step = 0; step < moves && lines.length > 0; step++) {
    const steps = lines.flatMap((line) => stepsFrom(line, mind));
    // Before any is dropped: what promises most for later need not be what is best to end with.
    for (const line of steps) if (line.worth > found.worth) found = line;
    lines = best(steps, beam, seat);
  }
  return found.first;
}
