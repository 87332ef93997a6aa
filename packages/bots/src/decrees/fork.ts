// A copy of an imagined world to try something in. By hand, because a search makes thousands of them: what a move does
// not write to is shared.

import type { Decrees, Hand, Move, Table } from '@pretender/decrees';
import { copy, type State } from '@pretender/kernel';

type Part = 'posts' | 'arrows' | 'decrees' | 'cards';
const EVERYTHING: readonly Part[] = ['posts', 'arrows', 'decrees', 'cards'];

/** What else a move writes to, besides the turn, the asks and what the players have; everything, if it is not named. */
const WRITES: { readonly [T in Move['type']]?: readonly Part[] } = {
  treasury: [],
  manoeuvres: ['posts'],
  distribute: ['posts'],
  forward: ['decrees'],
  move: ['posts'],
  stamp: ['posts', 'decrees'],
  investigate: ['posts'],
  reassign: ['posts'],
  restructure: ['arrows'],
};

function forkPosts({ REF, EXE, HR, TRE, SEC, NAV }: Table['posts']): Table['posts'] {
  return { REF: { ...REF }, EXE: { ...EXE }, HR: { ...HR }, TRE: { ...TRE }, SEC: { ...SEC }, NAV: { ...NAV } };
}

function forkDecrees(decrees: Table['decrees']): Table['decrees'] {
  const forked: Table['decrees'] = {};
  for (const id in decrees) {
    const { steps, stamped, at, paid } = decrees[id];
    forked[id] = { steps: steps.slice(), stamped, at, paid: paid.slice() };
  }
  return forked;
}

function forkPlayers(players: Table['players'], hasCards: boolean): Table['players'] {
  return players.map(({ personal, stamps, cards, known, takenOver }) => {
    return { personal, stamps, cards, known: hasCards ? known.slice() : known, takenOver };
  });
}

function forkTable(table: Table, parts: readonly Part[]): Table {
  const { turn, resolving, promulgation } = table;
  const hasCards = parts.includes('cards');
  return {
    ...table,
    posts: parts.includes('posts') ? forkPosts(table.posts) : table.posts,
    arrows: parts.includes('arrows') ? table.arrows.slice() : table.arrows,
    decrees: parts.includes('decrees') ? forkDecrees(table.decrees) : table.decrees,
    players: forkPlayers(table.players, hasCards),
    pile: { ...table.pile },
    discard: hasCards ? table.discard.slice() : table.discard,
    turn: { ...turn, used: { ...turn.used } },
    resolving: resolving === null ? null : copy(resolving),
    promulgation: promulgation === null ? null : { ...promulgation },
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

export function fork({ table, hands, vault }: State<Decrees>, { type }: Move): State<Decrees> {
  const parts = WRITES[type] ?? EVERYTHING;
  const hasCards = parts.includes('cards');
  return {
    table: forkTable(table, parts),
    hands: hasCards ? hands.map(forkHand) : hands,
    vault: hasCards ? { deck: vault.deck.slice() } : vault,
  };
}
