// A deck with what the rules look up in it again and again.

import type { DeckLabel } from '../types.ts';
import { type CardId, MINISTRIES, type Ministry, type Window } from '../words.ts';
import type { Card, Deck } from './types.ts';

export interface Book {
  readonly deck: Deck;
  readonly label: DeckLabel;
  readonly cards: ReadonlyMap<CardId, Card>;
  /** Every card but Stagnation and Decline, copies and all. */
  readonly all: readonly CardId[];
  /** How many cards can answer in each window. */
  readonly answers: { readonly [W in Window]: { readonly ids: ReadonlySet<CardId>; readonly copies: number } };
}

export function bookOf(deck: Deck, hash: string): Book {
  const { id, title, author } = deck;
  const answering = (window: Window): readonly Card[] =>
    deck.cards.filter(({ reaction }) => reaction?.window === window);
  const answersIn = (window: Window) => ({
    ids: new Set(answering(window).map((card) => card.id)),
    copies: answering(window).reduce((sum, { count }) => sum + count, 0),
  });
  return {
    deck,
    label: { id, title, author, hash },
    cards: new Map(deck.cards.map((card) => [card.id, card])),
    all: deck.cards.flatMap((card) => Array.from({ length: card.count }, () => card.id)),
    answers: { cardPlayed: answersIn('cardPlayed'), pbGain: answersIn('pbGain') },
  };
}

export function cardNamed({ cards }: Book, id: CardId): Card {
  const card = cards.get(id);
  if (card === undefined) throw new Error(`no card is called ${id}`);
  return card;
}

/** Reform is out of the game with four players. */
export function ministriesFor(seatCount: number): Ministry[] {
  return MINISTRIES.filter((ministry) => ministry !== 'REF' || seatCount === 5);
}

export function stepsFor({ steps, steps4 }: Deck['decrees'][number], seatCount: number): Ministry[] {
  if (seatCount === 5) return [...steps];
  return [...(steps4 ?? steps)].filter((step) => step !== 'REF');
}
