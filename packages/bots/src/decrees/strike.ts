// What everybody can reckon of Stagnation and Decline: it lies below at least and at most so many cards, anywhere in
// between with the same chance.

import { PLACES, type Public, SUBSTITUTE, strikeRules } from '@pretender/decrees';
import type { Seat } from '@pretender/kernel';

/** Cards a turn takes from the pile, as people and bots play. */
const PER_TURN = 1.3;
/** With so few cards left it strikes for the last time: itself, and those that it takes with it. */
export function lastAt(table: Public): number {
  return 1 + strikeRules(SUBSTITUTE, table).discard;
}

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
export function roundsLeft(table: Public): number {
  const { pile, players } = table;
  return Math.max(0, pile.count - lastAt(table)) / (PER_TURN * players.length);
}

export function isLast(table: Public): boolean {
  return table.pile.count <= lastAt(table);
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
  const left = Math.max(0, table.pile.count - lastAt(table));
  const [least, most] = PLACES[strikeRules(SUBSTITUTE, table).insertion](left);
  return { ...table, posts, players, pile: { count: left > 0 ? left + 1 : 0, least, most } };
}
