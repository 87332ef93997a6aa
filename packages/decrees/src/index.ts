// Final Decrees on the kernel: only wiring. The deck is a parameter: `decrees` is played with our own, `decreesWith`
// makes the game for another.

import type { Ask, Deep, Game, Turn as KernelTurn, Outcome, Seat } from '@pretender/kernel';
import { check } from './check.ts';
import type { Book } from './deck/book.ts';
import { SUBSTITUTE } from './deck/substitute.ts';
import { events } from './events.ts';
import { imagine } from './imagine.ts';
import { likelyTalk } from './moves/deals.ts';
import { moves } from './moves.ts';
import { options, optionsOfOtherDecks } from './options.ts';
import { begin, lapse, play } from './play/index.ts';
import { hasAnswered } from './rules/answers.ts';
import { sample } from './sample.ts';
import { init } from './setup.ts';
import type { Decrees, Table, Turn, View } from './types.ts';

function outcome({ result, players }: Deep<Table>): Outcome | null {
  if (result === null) return null;
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat as Seat] : []));
  // More is better everywhere else, and less blame is better here.
  return { winners, scores: players.map(({ personal }) => 0 - personal) };
}

function answered(view: View, ask: Ask): boolean {
  const hand = view.hands[view.viewer as Seat];
  return hand !== null && hasAnswered(hand, ask.id);
}

export function decreesWith(book: Book): Game<Decrees> {
  const withBook = ({ state, draws, emit }: KernelTurn<Decrees>): Turn => ({ state, draws, emit, book });
  return {
    id: 'decrees',
    rules: 1,
    seats: { min: 4, max: 5 },
    options: book === SUBSTITUTE ? options : optionsOfOtherDecks,
    init: (config, seatCount) => init(book, config, seatCount),
    begin: (turn) => begin(withBook(turn)),
    asks: (table) => table.asks,
    answered,
    moves: (view) => moves(book, view),
    likelyMoves: (view, type) => likelyTalk(book, view, type),
    check: (view, move) => check(book, view, move),
    sample: (view, draws) => sample(book, view, draws),
    play: (turn, ask, seat, move) => play(withBook(turn), ask, seat, move),
    lapse: (turn, ask) => lapse(withBook(turn), ask),
    events,
    imagine: (view, draws) => imagine(book, view, draws),
    outcome,
  };
}

export const decrees: Game<Decrees> = decreesWith(SUBSTITUTE);

export type { Book } from './deck/book.ts';
export { type DeckProblem, type DeckReading, readDeck } from './deck/read.ts';
export { SUBSTITUTE } from './deck/substitute.ts';
export type { Card, Deck, DecreeSheet, Target } from './deck/types.ts';
export type { Event } from './event-types.ts';
export type { Amounts, Directors, Move, MoveOf, OfferedTransfer } from './move-types.ts';
export { SPECIAL_MOVES } from './moves/action.ts';
export type { Config } from './options.ts';
export { decreesOn, ministryOf, nextStep, vacant } from './rules/board.ts';
export { MOST_OFFERS, MOST_TRANSFERS, mayDeal, partiesOf } from './rules/deals.ts';
export { passes } from './rules/filters.ts';
export { below, changed, tops } from './rules/graph.ts';
export { forcedCards } from './rules/keeping.ts';
export { MOST_TEXT, unpublished } from './rules/promises.ts';
export { PLACES, strikeRules } from './rules/strikes.ts';
export type { Deal, Decrees, Hand, Note, Public, Slots, Table, Transfer, Vault, View } from './types.ts';
export { type Arrow, type Change, MINISTRIES, type Ministry, VERDICTS, type Verdict } from './words.ts';
