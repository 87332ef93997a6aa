// What everybody can reckon of Stagnation and Decline: it lies below at least and at most so many cards, anywhere in
// between with the same chance.

import type { Public } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';

/** Cards a turn takes from the pile, as people and bots play. */
const PER_TURN = 1.3;
/** With so few cards left it strikes for the last time: it takes five with it. */
export const LAST = 6;

/** The chance that it comes up among the next so many cards. */
export function strikeWithin({ pile }: Public, cards: number): number {
  const places = pile.most - pile.least + 1;
  return Math.min(1, Math.max(0, (cards - pile.least) / places));
}

/** How many cards are drawn before this seat can act again; the one it draws itself comes before it acts. */
export function cardsUntil({ turn, players }: Public, seat: Seat): number {
  const turns = (seat - turn.seat + players.length) % players.length || players.length;
  return PER_TURN * (turns - 1) + 1;
}

/** So often everybody still has a turn, about. */
export function roundsLeft({ pile, players }: Public): number {
  return Math.max(0, pile.count - LAST) / (PER_TURN * players.length);
}

export function isLast({ pile }: Public): boolean {
  return pile.count <= LAST;
}

/** The table after it has struck: whoever directs a ministry has its blame. */
export function struck(table: Public): Public {
  const posts = { ...table.posts };
  const players = [...table.players];
  for (const ministry of table.ministries) {
    const { director, blame } = posts[ministry];
    if (director === null) continue;
    players[director] = { ...players[director], personal: players[director].personal + blame };
    posts[ministry] = { director, blame: 0 };
  }
  const count = Math.max(0, table.pile.count - LAST + 1);
  return { ...table, posts, players, pile: { count, least: Math.floor(count / 3), most: Math.ceil((2 * count) / 3) } };
}
