// What a seat is offered, from its view alone.

import type { FieldSpec, Fields, MoveSpec, Seat, Value } from '@pretender/kernel';
import type { Book } from './deck/book.ts';
import type { Move } from './move-types.ts';
import { offerAction } from './moves/action.ts';
import { offerAnswers, offerDealing } from './moves/deals.ts';
import { directorsField } from './moves/forms.ts';
import { hasAnswered } from './rules/answers.ts';
import { distinct, othersThan } from './rules/board.ts';
import { firstPosts } from './rules/directors.ts';
import { tops } from './rules/graph.ts';
import { salvageable, searched } from './rules/search.ts';
import type { AskKind, Public, View } from './types.ts';
import type { CardId, Window } from './words.ts';

type PublicAsk = Public['asks'][number];
type Offer = (specs: MoveSpec[], book: Book, view: View, ask: PublicAsk) => void;

const MOST_BID = 6;
const NONE: Fields = {};

function offer(specs: MoveSpec[], ask: PublicAsk, type: Move['type'], fields: Fields = NONE): void {
  specs.push({ ask: ask.id, type, early: false, neutral: type === 'pass', fields });
}

const one = (of: readonly Value[]): FieldSpec => ({ kind: 'one', of });
const upTo = (from: number, to: number): FieldSpec => ({ kind: 'number', from, to });

/** How much a reaction may prevent, if that is what it does. */
function preventable(book: Book, card: CardId): number | null {
  const op = book.cards.get(card)?.reaction?.ops.find((each) => each.op === 'preventPB');
  return op?.op === 'preventPB' ? op.max : null;
}

const offerWindow =
  (window: Window): Offer =>
  (specs, book, { hands, viewer }, ask) => {
    offer(specs, ask, 'pass');
    const cards = distinct(hands[viewer as Seat]?.cards ?? []).filter((card) => book.answers[window].ids.has(card));
    for (const card of cards) {
      const most = preventable(book, card);
      offer(specs, ask, 'react', { card: one([card]), ...(most === null ? {} : { amount: upTo(1, most) }) });
    }
  };

function offerPick(specs: MoveSpec[], ask: PublicAsk, cards: readonly CardId[]): void {
  if (cards.length > 0) offer(specs, ask, 'pick', { card: one(distinct(cards)) });
}

const offerAssignment: Offer = (specs, _book, { table, viewer }, ask) => {
  for (const posts of firstPosts(table))
    offer(specs, ask, 'assign', { directors: directorsField(posts, othersThan(table, viewer as Seat)) });
};

const offerSearch: Offer = (specs, book, { table, hands, viewer }, ask) => {
  const at = searched(book, table);
  if (at !== null) offerPick(specs, ask, hands[viewer as Seat]?.known[at] ?? []);
};

const offerRemoval: Offer = (specs, _book, { table }, ask) => {
  const budget = table.promulgation?.budget ?? 0;
  const pool = (blame: number): FieldSpec => upTo(0, Math.min(blame, budget));
  const personal = Object.fromEntries(table.players.map((player, seat) => [seat, pool(player.personal)]));
  const ministry = Object.fromEntries(table.ministries.map((id) => [id, pool(table.posts[id].blame)]));
  offer(specs, ask, 'remove', {
    personal: { kind: 'record', of: personal, needs: [] },
    ministry: { kind: 'record', of: ministry, needs: [] },
  });
};

const OFFERS: { readonly [K in AskKind]: Offer } = {
  auction: (specs, _book, _view, ask) => offer(specs, ask, 'bid', { blame: upTo(1, MOST_BID) }),
  assignment: offerAssignment,
  action: (specs, book, view) => offerAction(specs, book, view, view.viewer as Seat),
  objection: offerWindow('cardPlayed'),
  charge: offerWindow('pbGain'),
  consent(specs, _book, _view, ask) {
    offer(specs, ask, 'agree');
    offer(specs, ask, 'object');
  },
  search: offerSearch,
  salvage: (specs, _book, { table }, ask) => offerPick(specs, ask, salvageable(table)),
  shedding: (specs, _book, { hands, viewer }, ask) => offerPick(specs, ask, hands[viewer as Seat]?.cards ?? []),
  top: (specs, _book, { table }, ask) =>
    offer(specs, ask, 'top', { ministry: one(table.promulgation ? tops(table, table.promulgation.ministry) : []) }),
  removal: offerRemoval,
  dealing: offerDealing,
  offer: offerAnswers,
};

/** A bid may be changed until all are opened. */
export function moves(book: Book, view: View): readonly MoveSpec[] {
  const specs: MoveSpec[] = [];
  const seat = view.viewer;
  if (seat === 'public') return specs;
  const hand = view.hands[seat];
  for (const ask of view.table.asks) {
    if (!hand || ask.held || !ask.seats.includes(seat)) continue;
    if (ask.kind === 'auction' || !hasAnswered(hand, ask.id)) OFFERS[ask.kind](specs, book, view, ask);
  }
  return specs;
}
