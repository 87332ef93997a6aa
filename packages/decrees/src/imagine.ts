// A world that a viewer cannot rule out: the table and the own hand as they are; other hands and the deck filled in so
// that they agree with what is public and with what this viewer was shown. Secret answers that are still open are
// imagined as not given, and offers among others as not yet written down.

import { copy, type Deep, type Draws, pick, type Seat, shuffle } from '@pretender/kernel';
import type { Book } from './deck/book.ts';
import { countOf } from './rules/board.ts';
import { init } from './setup.ts';
import type { Deal, DecreesState, Hand, Public, View } from './types.ts';
import type { CardId } from './words.ts';

function takeOut(pool: CardId[], cards: readonly CardId[]): void {
  for (const card of cards) {
    const at = pool.indexOf(card);
    if (at >= 0) pool.splice(at, 1);
  }
}

/** What a seat surely holds, by what all have seen and what this viewer alone has. */
function sureCards(table: Public, own: Deep<Hand> | null, seat: Seat): CardId[] {
  const { known } = table.players[seat];
  const told = own?.known[seat] ?? [];
  const more = told.filter((card, at) => countOf(told.slice(0, at + 1), card) > countOf(known, card));
  return [...known, ...more].slice(0, table.players[seat].cards);
}

/** Where no card is left, as in a made-up position, any will do. */
function drawFrom(book: Book, pool: CardId[], draws: Draws): CardId {
  return pool.pop() ?? pick(draws, book.all);
}

function imagineDeck(book: Book, table: Public, pool: CardId[], draws: Draws): CardId[] {
  const { count, least, most } = table.pile;
  if (count === 0) return [];
  const deck = Array.from({ length: count - 1 }, () => drawFrom(book, pool, draws));
  const above = Math.min(count - 1, least + draws.below(Math.max(1, most - least + 1)));
  deck.splice(above, 0, book.deck.stagnation.id);
  return deck;
}

/** The other side of a deal: this seat's own cards, which may lie face down for the viewer. */
function mirrored(deal: Deep<Deal>, seat: Seat, cards: readonly CardId[]): Deal {
  const left = [...cards];
  const transfers = copy(deal.transfers) as Deal['transfers'];
  for (const each of transfers) {
    if (each.from !== seat) each.cards = each.to === seat && each.shown ? each.cards : null;
    else if (each.ask === null && each.cards === null) each.cards = left.splice(0, each.count);
  }
  return { offer: deal.offer, version: deal.version, transfers, agreed: [...deal.agreed] };
}

function imagineDeals(hands: readonly Hand[], own: Deep<Hand>, viewer: Seat): void {
  for (const deal of own.deals) {
    const parties = new Set(deal.transfers.flatMap(({ from, to }) => [from, to]));
    for (const seat of parties) if (seat !== viewer) hands[seat].deals.push(mirrored(deal, seat, hands[seat].cards));
  }
}

/** A promise is known to two. */
function imaginePromises(hands: readonly Hand[], own: Deep<Hand>, viewer: Seat): void {
  for (const { by, to, text } of own.promises) hands[by === viewer ? to : by].promises.push({ by, to, text });
}

export function imagine(book: Book, view: View, draws: Draws): DecreesState {
  const { table, viewer } = view;
  const own = viewer === 'public' ? null : view.hands[viewer];
  const { hands, vault } = init(book, table.config as never, table.players.length);
  const pool = shuffle(draws, [...book.all]);
  takeOut(pool, table.discard);
  if (own !== null) takeOut(pool, own.cards);
  const others = hands.map((_, seat) => seat as Seat).filter((seat) => seat !== viewer);
  for (const seat of others) {
    hands[seat].cards.push(...sureCards(table, own, seat));
    takeOut(pool, hands[seat].cards);
  }
  for (const seat of others)
    while (hands[seat].cards.length < table.players[seat].cards) hands[seat].cards.push(drawFrom(book, pool, draws));
  vault.deck.push(...imagineDeck(book, table, pool, draws));
  if (own !== null) {
    Object.assign(hands[viewer as Seat], copy(own));
    imagineDeals(hands, own, viewer as Seat);
    imaginePromises(hands, own, viewer as Seat);
  }
  return { table: copy(table) as DecreesState['table'], hands, vault };
}
