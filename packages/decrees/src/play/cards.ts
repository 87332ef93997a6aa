// Playing a card: it is announced with everything that is chosen, then others may answer, then it is carried out.

import type { Ask, Seat } from '@pretender/kernel';
import { ask, closeTop } from '../asks.ts';
import { cardNamed } from '../deck/book.ts';
import type { MoveOf } from '../move-types.ts';
import { operationOf } from '../ops/index.ts';
import type { Stage } from '../ops/operation.ts';
import { isWindowOpen, othersThan } from '../rules/board.ts';
import { flattened, memoryOf } from '../rules/card-ops.ts';
import { isManual } from '../rules/cards.ts';
import type { Turn } from '../types.ts';
import { note } from './answers.ts';
import { land, nextGain } from './gains.ts';
import { drawNext } from './stagnation.ts';

export function playCard(turn: Turn, seat: Seat, { card: id, with: slots }: MoveOf<'play'>): void {
  const { table } = turn.state;
  const card = cardNamed(turn.book, id);
  const stage: Stage = { book: turn.book, table, seat, with: slots, memory: {} };
  turn.emit({ type: 'spent', actions: card.cost, mark: null });
  turn.emit({ type: 'played', seat, card: id, with: slots, memory: memoryOf(stage, card.ops) });
  if (isManual(card)) ask(turn, 'consent', othersThan(table, seat));
  else openObjections(turn, seat);
}

/** Everybody else is asked, whatever anybody holds, as long as such a card can be out there. */
function openObjections(turn: Turn, seat: Seat): void {
  const { table } = turn.state;
  if (isWindowOpen(turn.book, table, 'cardPlayed')) ask(turn, 'objection', othersThan(table, seat));
}

/** All have agreed to what a player makes of the card; whoever has not answered in time has not agreed. */
export function closeConsent(turn: Turn, open: Ask): void {
  const isAgreed = open.seats.every((seat) => turn.state.hands[seat].answers.some((answer) => answer.ask === open.id));
  const { resolving } = turn.state.table;
  closeTop(turn);
  if (!isAgreed) takeBack(turn);
  else if (resolving !== null) openObjections(turn, resolving.seat);
}

export function agree(turn: Turn, open: Ask, seat: Seat): void {
  note(turn, open, seat, { type: 'agree' });
}

/** The card goes back to the hand, and the action with it. */
export function object(turn: Turn): void {
  closeTop(turn);
  takeBack(turn);
}

function takeBack(turn: Turn): void {
  const { resolving } = turn.state.table;
  if (resolving === null || resolving.card === null) return;
  const { cost } = cardNamed(turn.book, resolving.card);
  turn.emit({ type: 'takenBack' });
  turn.emit({ type: 'spent', actions: -cost, mark: null });
}

/** Somebody answers with a card; the first who does closes the window. */
export function react(turn: Turn, open: Ask, seat: Seat, { card: id, amount }: MoveOf<'react'>): void {
  const { reaction } = cardNamed(turn.book, id);
  const { table } = turn.state;
  closeTop(turn);
  turn.emit({ type: 'reacted', seat, card: id });
  const stage: Stage = { book: turn.book, table, seat, with: amount === undefined ? {} : { amount }, memory: {} };
  for (const op of flattened(stage, reaction?.ops ?? [])) operationOf(op).run(turn, stage, op);
  if (open.kind === 'charge') land(turn);
}

/** Nobody has answered. */
export function closeWindow(turn: Turn, open: Ask): void {
  closeTop(turn);
  if (open.kind === 'charge') land(turn);
}

/** One step of what is being carried out: the next blame that is due, the next card to be drawn, or the next operation. */
export function carryOn(turn: Turn): void {
  const { table } = turn.state;
  const { resolving } = table;
  if (resolving === null) return;
  if (resolving.gains.length > 0) {
    nextGain(turn);
    return;
  }
  if (resolving.draws !== undefined) {
    drawNext(turn, resolving);
    return;
  }
  const { seat, card, with: slots, memory, next } = resolving;
  const stage: Stage = { book: turn.book, table, seat, with: slots, memory };
  const ops = card === null ? [] : flattened(stage, cardNamed(turn.book, card).ops);
  if (next >= ops.length) {
    turn.emit({ type: 'resolved' });
    return;
  }
  turn.emit({ type: 'proceeded' });
  operationOf(ops[next]).run(turn, stage, ops[next]);
}
