// Public facts about who directs what and where decrees lie.

import type { Deep, Seat } from '@pretender/kernel';
import type { Book } from '../deck/book.ts';
import type { Decree, Public } from '../types.ts';
import type { CardId, DecreeId, Ministry, Window } from '../words.ts';

/** The ministry a seat directs now. */
export function ministryOf({ ministries, posts }: Public, seat: Seat): Ministry | null {
  for (let i = 0; i < ministries.length; i++) if (posts[ministries[i]].director === seat) return ministries[i];
  return null;
}

export function vacant({ ministries, posts }: Public): Ministry[] {
  return ministries.filter((ministry) => posts[ministry].director === null);
}

export function seatsOf({ players }: Public): Seat[] {
  return players.map((_, seat) => seat as Seat);
}

export function othersThan(table: Public, seat: Seat): Seat[] {
  return seatsOf(table).filter((other) => other !== seat);
}

/** Clockwise from a seat, that seat first. */
export function clockwiseFrom({ players }: Public, seat: Seat): Seat[] {
  return players.map((_, step) => ((seat + step) % players.length) as Seat);
}

export function nextStep({ steps, stamped }: Deep<Decree>): Ministry | null {
  return steps[stamped] ?? null;
}

export function openDecrees({ decrees }: Public): DecreeId[] {
  return Object.keys(decrees).filter((id) => decrees[id].at !== null);
}

export function decreesOn({ decrees }: Public, ministry: Ministry | null): DecreeId[] {
  if (ministry === null) return [];
  const found: DecreeId[] = [];
  for (const id in decrees) if (decrees[id].at === ministry) found.push(id);
  return found;
}

/** By what lies face up alone: can anybody at all still hold a card for this window? */
export function isWindowOpen({ answers }: Book, { discard }: Public, window: Window): boolean {
  const { ids, copies } = answers[window];
  let seen = 0;
  for (let i = 0; i < discard.length; i++) if (ids.has(discard[i])) seen++;
  return seen < copies;
}

export function countOf(cards: readonly CardId[], card: CardId): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) count++;
  return count;
}

export function distinct(cards: readonly CardId[]): CardId[] {
  return [...new Set(cards)];
}

/** Are these all among those, copy for copy? */
export function holdsAll(cards: readonly CardId[], wanted: readonly CardId[]): boolean {
  return wanted.every((card) => countOf(wanted, card) <= countOf(cards, card));
}
