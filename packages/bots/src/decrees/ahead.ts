// Trying a move out in a world that was imagined, with everybody else letting it pass.

import { type Decrees, decrees, type Move } from '@pretender/decrees';
import { type Dice, evolve, type Seat, type State, type Turn } from '@pretender/kernel';
import { fork } from './fork.ts';

/** So many actions more than there are: the turn must not end while it is only thought about. */
export const SPARE = 20;
const MOST_LAPSES = 12;

/** A world to think in: Stagnation and Decline at the bottom, so that a draw is just another card. */
export function thinkingWorld(state: State<Decrees>, stagnation: string): State<Decrees> {
  const { deck } = state.vault;
  const at = deck.indexOf(stagnation);
  if (at >= 0) deck.push(...deck.splice(at, 1));
  state.table.turn.actions += SPARE;
  // Nobody bargains in thought.
  state.table.asks = state.table.asks.filter(({ mode }) => mode !== 'standing');
  return state;
}

function openAsk({ table }: State<Decrees>): Decrees['Table']['asks'][number] | null {
  const top = table.asks[table.asks.length - 1];
  return top === undefined || top.mode === 'standing' ? null : top;
}

export function after(state: State<Decrees>, seat: Seat, move: Move, dice: Dice): State<Decrees> {
  const next = fork(state, move);
  const turn: Turn<Decrees> = {
    state: next as never,
    draws: dice.draws,
    emit: (event) => evolve(decrees, next, event),
  };
  const ask = openAsk(next);
  if (ask === null) return next;
  decrees.play(turn, ask, seat, move);
  for (let lapses = 0; lapses < MOST_LAPSES; lapses++) {
    const open = openAsk(next);
    if (open === null || open.kind === 'action') break;
    decrees.lapse(turn, open);
  }
  return next;
}
