// A copy of an imagined world to try something in. By hand, because a search makes thousands of them: what nobody writes
// to while a turn is thought through is shared.

import type { Decrees, Hand, Ministry, Move, Table } from '@pretender/decrees';
import { copy, type State } from '@pretender/kernel';

function forkTable(table: Table): Table {
  const posts = { ...table.posts };
  for (const ministry of Object.keys(posts) as Ministry[]) posts[ministry] = { ...posts[ministry] };
  const decrees = { ...table.decrees };
  for (const id of Object.keys(decrees)) decrees[id] = { ...decrees[id], steps: decrees[id].steps.slice() };
  return {
    ...table,
    posts,
    arrows: table.arrows.slice(),
    decrees,
    players: table.players.map((player) => ({ ...player, known: player.known.slice() })),
    pile: { ...table.pile },
    discard: table.discard.slice(),
    turn: { ...table.turn, used: { ...table.turn.used } },
    resolving: copy(table.resolving),
    promulgation: copy(table.promulgation),
    offers: table.offers.slice(),
    asks: table.asks.map((ask) => ({ ...ask, takes: ask.takes.slice() })),
  };
}

function forkHand(hand: Hand): Hand {
  return {
    ...hand,
    cards: hand.cards.slice(),
    answers: hand.answers.slice(),
    known: hand.known.map((cards) => cards.slice()),
    news: hand.news.slice(),
  };
}

/** Only a card changes other hands or the deck, and a draw the own hand and the deck. */
export function fork({ table, hands, vault }: State<Decrees>, { type }: Move): State<Decrees> {
  const isQuiet = type !== 'play' && type !== 'draw';
  return {
    table: forkTable(table),
    hands: isQuiet ? hands : hands.map(forkHand),
    vault: isQuiet ? vault : { deck: vault.deck.slice() },
  };
}
