// What would follow: the move is tried out in a world that the reader cannot rule out, with everybody else letting it pass,
// up to the end of the turn. Only what all can see is read from it, and a card that is drawn is just some card.

import { type Decrees, decrees, type Event, type Move } from '@pretender/decrees';
import { copy, evolve, fastDice, type RawMove, type Seat, type State, seededDraws, type Turn } from '@pretender/kernel';
import type { Board, DecreesView } from '../view.ts';
import { topAsk } from './why-not.ts';

export interface Foresight {
  readonly before: Board;
  readonly after: Board;
  readonly events: readonly Event[];
}

const LET_PASS: readonly string[] = ['objection', 'charge'];
const MOST_WINDOWS = 12;

/** Stagnation and Decline lies at the bottom, unless all know where: whether it comes up is not for us to say. */
function imagined(view: DecreesView): State<Decrees> {
  const state = decrees.imagine(view, seededDraws(1, 'foresight'));
  const { deck } = state.vault;
  const { least, most } = view.table.pile;
  if (least === most) return state;
  deck.sort((a, b) => Number(a === 'stagnation_and_decline') - Number(b === 'stagnation_and_decline'));
  return state;
}

export function foresee(view: DecreesView, move: RawMove): Foresight | null {
  const ask = topAsk(view.table);
  if (ask === null || view.viewer === 'public') return null;
  const state = imagined(view);
  const before = copy(state.table) as Board;
  const events: Event[] = [];
  let end: Board | null = null;
  const turn: Turn<Decrees> = {
    state: state as never,
    draws: fastDice(1).draws,
    emit(event) {
      if (event.type === 'turnBegan' || event.type === 'ended') end ??= copy(state.table) as Board;
      if (end === null) events.push(event);
      evolve(decrees, state, event);
    },
  };
  decrees.play(turn, ask as never, view.viewer as Seat, move as unknown as Move);
  for (let windows = 0; windows < MOST_WINDOWS; windows++) {
    const open = topAsk(state.table as Board);
    if (open === null || !LET_PASS.includes(open.kind)) break;
    decrees.lapse(turn, open as never);
  }
  return { before, after: end ?? (state.table as Board), events };
}
