// Drawing a card, and what happens if it is Stagnation and Decline.

import type { Deep, Seat } from '@pretender/kernel';
import { ask, closeTop, topAsk } from '../asks.ts';
import { PLACES, strikeRules } from '../rules/strikes.ts';
import type { Resolving, Turn } from '../types.ts';
import type { CardId } from '../words.ts';
import { endMatch } from './end.ts';

export function drawCard(turn: Turn, seat: Seat): void {
  const { table, vault } = turn.state;
  if (table.pile.count === 0 || table.result !== null) return;
  const [card] = vault.deck;
  if (card === turn.book.deck.stagnation.id) {
    stagnate(turn, seat);
    return;
  }
  turn.emit({ type: 'drew', seat, card });
  turn.emit({ type: 'drawn', seat });
  maybeEndByDeck(turn);
}

/** One draw at a time (D8.2): who draws after somebody else waits until that is done with. */
export function drawCards(turn: Turn, by: Seat, seats: readonly Seat[]): void {
  const { table } = turn.state;
  const waiting = table.resolving?.draws ?? [];
  const isFree = waiting.length === 0 && topAsk(table)?.kind !== 'salvage';
  if (seats.length === 1 && isFree) drawCard(turn, seats[0]);
  else if (seats.length > 0) turn.emit({ type: 'drawing', seat: by, seats: [...waiting, ...seats] });
}

export function drawNext(turn: Turn, { seat: by, draws = [] }: Deep<Resolving>): void {
  const [seat, ...rest] = draws;
  turn.emit({ type: 'drawing', seat: by, seats: rest });
  drawCard(turn, seat);
}

function stagnate(turn: Turn, seat: Seat): void {
  const { table, vault } = turn.state;
  const { discard, insertion, salvage } = strikeRules(turn.book, table);
  const { id } = turn.book.deck.stagnation;
  const discarded = vault.deck.slice(1, 1 + discard);
  const left = table.pile.count - 1 - discarded.length;
  const falls = table.ministries
    .filter((ministry) => table.posts[ministry].director !== null && table.posts[ministry].blame > 0)
    .map((ministry) => ({ ministry, blame: table.posts[ministry].blame }));
  const [least, most] = left > 0 ? PLACES[insertion](left) : [0, 0];
  const pile = { count: left > 0 ? left + 1 : 0, least, most };
  turn.emit({ type: 'stagnated', card: id, discarded, falls, pile });
  if (left > 0) {
    const above = least + turn.draws('burial', table.strikes).below(most - least + 1);
    turn.emit({ type: 'buried', card: id, above });
  }
  maybeEndByDeck(turn);
  if (salvage && discarded.length > 0 && table.result === null) ask(turn, 'salvage', [seat]);
}

function maybeEndByDeck(turn: Turn): void {
  const { pile, config } = turn.state.table;
  if (pile.count === 0 && config.endTiming === 'immediate') endMatch(turn, 'deck');
}

export function salvage(turn: Turn, seat: Seat, card: CardId): void {
  closeTop(turn);
  turn.emit({ type: 'salvaged', seat, card });
}
