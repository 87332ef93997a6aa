// A turn: general incompetence, a card, actions, and blame for the decrees on the desk.

import type { Seat } from '@pretender/kernel';
import { ask, closeTop, topAsk } from '../asks.ts';
import { decreesOn, ministryOf, seatsOf } from '../rules/board.ts';
import type { Turn } from '../types.ts';
import type { CardId } from '../words.ts';
import { pile } from './blame.ts';
import { expireOffers } from './deals.ts';
import { endMatch } from './end.ts';
import { drawCard } from './stagnation.ts';

export function beginTurns(turn: Turn, first: Seat): void {
  openDealing(turn);
  beginTurn(turn, first);
}

/** Deals, and promises, which are made even where nothing may change hands. */
export function openDealing(turn: Turn): void {
  ask(turn, 'dealing', seatsOf(turn.state.table));
}

export function beginTurn(turn: Turn, seat: Seat): void {
  const { table } = turn.state;
  turn.emit({ type: 'turnBegan', number: table.turn.number + 1, seat });
  const own = ministryOf(table, seat);
  if (own !== null) pile(turn, own, 1);
  drawCard(turn, seat);
}

/** Nothing is open any more: on to what comes next in the turn. */
export function goOn(turn: Turn): void {
  const { table } = turn.state;
  const { stage, actions, seat } = table.turn;
  if (stage === 'opening') ask(turn, 'action', [seat]);
  else if (stage === 'acting' && actions <= 0) close(turn);
  else if (stage === 'closing') pass(turn);
}

export function end(turn: Turn): void {
  close(turn);
}

function close(turn: Turn): void {
  const { table } = turn.state;
  closeTop(turn);
  const own = ministryOf(table, table.turn.seat);
  if (own !== null) pile(turn, own, decreesOn(table, own).length);
}

/** To the next seat, clockwise; not before the hand is within its limit. */
function pass(turn: Turn): void {
  const { table } = turn.state;
  const { seat } = table.turn;
  const { handLimit } = table.config;
  if (handLimit > 0 && table.players[seat].cards > handLimit) {
    ask(turn, 'shedding', [seat]);
    return;
  }
  expireOffers(turn);
  // Only where a turn is played to its end (A26).
  if (table.pile.count === 0) endMatch(turn, 'deck');
  else beginTurn(turn, ((seat + 1) % table.players.length) as Seat);
}

export function shed(turn: Turn, seat: Seat, card: CardId): void {
  closeTop(turn);
  turn.emit({ type: 'shed', seat, card });
}

/** Is somebody asked something that must be answered before play goes on? */
export function isWaiting(turn: Turn): boolean {
  const top = topAsk(turn.state.table);
  if (top === null) return false;
  const { stage, actions } = turn.state.table.turn;
  return top.kind !== 'action' || (stage === 'acting' && actions > 0 && turn.state.table.resolving === null);
}
