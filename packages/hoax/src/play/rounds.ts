// Rounds: dealing one, ending one, and the pause between.

import { asSeat, type Seat, shuffled } from '@pretender/kernel';
import { ask, closeTop } from '../asks.ts';
import { firstSeat } from '../rules/beginning.ts';
import { coversAtStart, deckOf } from '../rules/deck.ts';
import { allSeats } from '../rules/heirs.ts';
import type { Turn } from '../types.ts';
import type { Identity } from '../words.ts';
import { prompt } from './prompts.ts';

export function beginMatch(turn: Turn): void {
  const { config, heirs } = turn.state.table;
  startRound(turn, firstSeat(config) ?? asSeat(turn.draws('first player').below(heirs.length)));
}

function startRound(turn: Turn, starter: Seat): void {
  const { round, config } = turn.state.table;
  dealRound(turn, starter, shuffled(turn.draws('deal', round + 1), deckOf(config)));
}

/** Deals one card each from the top of the deck and asks everybody which head to cover, or what to take. */
export function dealRound(turn: Turn, starter: Seat, deck: readonly Identity[]): void {
  const { table } = turn.state;
  turn.emit({ type: 'roundBegan', round: table.round + 1, starter });
  const seats = allSeats(table);
  for (const seat of seats) turn.emit({ type: 'dealt', seat, identity: deck[seat] });
  turn.emit({ type: 'putAside', identities: deck.slice(seats.length) });
  if (table.round === 1) prompt(turn, 'start');
  ask(turn, coversAtStart(table.config) ? 'cover' : 'take', seats);
}

/** All cards are turned up; a pause in which everybody looks. */
export function endRound(turn: Turn, victor: Seat | null): void {
  const { table, hands } = turn.state;
  const next = victor ?? (((table.starter + 1) % table.heirs.length) as Seat);
  turn.emit({ type: 'roundEnded', victor, next, cards: hands.map((hand) => hand.identity as Identity) });
  ask(turn, 'recess', allSeats(table));
}

export function endRecess(turn: Turn): void {
  closeTop(turn);
  startRound(turn, turn.state.table.starter);
}
