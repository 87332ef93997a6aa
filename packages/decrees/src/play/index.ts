// Every move and every lapse, each to the file that decides it; then play goes on until somebody must answer.

import type { Ask, Seat } from '@pretender/kernel';
import type { Move, MoveOf } from '../move-types.ts';
import type { AskKind, Turn } from '../types.ts';
import type { Ministry } from '../words.ts';
import { distribute, draw, moveDirector } from './actions.ts';
import { note } from './answers.ts';
import { agree, carryOn, closeConsent, closeWindow, object, playCard, react } from './cards.ts';
import { accept, counter, decline, expireOffer, mark, offer, promise, publish, withdraw } from './deals.ts';
import { anyTop, chooseTop, forward, remove, removeOwn, stamp } from './decrees.ts';
import { pickAny, pickCard } from './search.ts';
import { assign, assignAny, beginMatch, openBids } from './setup.ts';
import { runSpecial } from './specials.ts';
import { beginTurns, end, goOn, isWaiting } from './turns.ts';

type Player<T extends Move['type']> = (turn: Turn, ask: Ask, seat: Seat, move: MoveOf<T>) => void;

/** An action costs one before it does anything. */
function pay(turn: Turn): void {
  turn.emit({ type: 'spent', actions: 1, mark: null });
}

const special =
  (ministry: Ministry) =>
  (turn: Turn, _ask: Ask, seat: Seat, { type: _, ...args }: Move): void => {
    pay(turn);
    runSpecial(turn, seat, ministry, args);
  };

const MOVES: { readonly [T in Move['type']]: Player<T> } = {
  bid: note,
  assign: (turn, _ask, seat, move) => beginTurns(turn, assign(turn, seat, move)),
  draw: (turn, _ask, seat) => draw(turn, seat),
  treasury: special('TRE'),
  manoeuvres: special('NAV'),
  investigate: special('SEC'),
  reassign: special('HR'),
  restructure: special('EXE'),
  end,
  play: (turn, _ask, seat, move) => playCard(turn, seat, move),
  distribute: (turn, _ask, _seat, move) => distribute(turn, move),
  forward(turn, _ask, seat, { decree, to }) {
    pay(turn);
    forward(turn, seat, decree, to);
  },
  move: (turn, _ask, _seat, move) => moveDirector(turn, move),
  stamp(turn, _ask, seat, { decree }) {
    pay(turn);
    stamp(turn, seat, decree);
  },
  react,
  pass: note,
  pick: (turn, _ask, seat, { card }) => pickCard(turn, seat, card),
  top: (turn, _ask, _seat, move) => chooseTop(turn, move),
  remove: (turn, _ask, _seat, move) => remove(turn, move),
  agree: (turn, ask, seat) => agree(turn, ask, seat),
  object: (turn) => object(turn),
  offer: (turn, _ask, seat, move) => offer(turn, seat, move),
  counter: (turn, _ask, seat, move) => counter(turn, seat, move),
  accept: (turn, _ask, seat, move) => accept(turn, seat, move),
  decline: (turn, _ask, seat, move) => decline(turn, seat, move),
  withdraw: (turn, _ask, seat, move) => withdraw(turn, seat, move),
  promise: (turn, _ask, seat, move) => promise(turn, seat, move),
  publish: (turn, _ask, _seat, move) => publish(turn, move),
  mark: (turn, _ask, seat, move) => mark(turn, seat, move),
};

const LAPSES: { readonly [K in AskKind]: (turn: Turn, ask: Ask) => void } = {
  auction: openBids,
  assignment: (turn, { seats }) => beginTurns(turn, assignAny(turn, seats[0])),
  action: end,
  objection: closeWindow,
  charge: closeWindow,
  consent: closeConsent,
  search: (turn, { seats }) => pickAny(turn, seats[0]),
  salvage: (turn, { seats }) => pickAny(turn, seats[0]),
  shedding: (turn, { seats }) => pickAny(turn, seats[0]),
  top: anyTop,
  removal: (turn, { seats }) => removeOwn(turn, seats[0]),
  dealing: () => {},
  offer(turn, { id }) {
    const open = turn.state.table.offers.find((each) => each.ask === id);
    if (open) expireOffer(turn, open.id);
  },
};

function goAhead(turn: Turn): void {
  const { table } = turn.state;
  while (table.result === null && !isWaiting(turn)) {
    if (table.resolving === null) goOn(turn);
    else carryOn(turn);
  }
}

export function play(turn: Turn, ask: Ask, seat: Seat, move: Move): void {
  MOVES[move.type](turn, ask, seat, move as never);
  goAhead(turn);
}

export function lapse(turn: Turn, ask: Ask): void {
  LAPSES[ask.kind as AskKind](turn, ask);
  goAhead(turn);
}

export function begin(turn: Turn): void {
  beginMatch(turn);
}

/** For positions: from the middle of a turn on. */
export { goAhead };
