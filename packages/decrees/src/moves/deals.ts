// Offers, answers to them, and promises.

import type { Deep, FieldSpec, Fields, MoveSpec, Seat } from '@pretender/kernel';
import type { Book } from '../deck/book.ts';
import type { Move } from '../move-types.ts';
import { distinct, othersThan, seatsOf } from '../rules/board.ts';
import { MOST_OFFERS, MOST_TRANSFERS, mayDeal, mayTalk } from '../rules/deals.ts';
import { MOST_TEXT, timesSaid, unpublished } from '../rules/promises.ts';
import type { Deal, Hand, Public, View } from '../types.ts';
import { VERDICTS } from '../words.ts';

type PublicAsk = Public['asks'][number];

/** What a card may bring upon somebody besides what is there. */
const MORE_BLAME = 5;

function transfersField(book: Book, table: Public, hand: Deep<Hand>, seats: readonly Seat[]): FieldSpec {
  const seat: FieldSpec = { kind: 'one', of: seats };
  const onDesks = table.ministries.reduce((sum, id) => sum + table.posts[id].blame, 0);
  const mostBlame = Math.max(...table.players.map(({ personal }) => personal)) + onDesks + MORE_BLAME;
  const mostCards = Math.max(...table.players.map(({ cards }) => cards));
  const own = distinct(hand.cards);
  const ask: Fields = {
    cards: { kind: 'number', from: 1, to: mostCards },
    card: { kind: 'one', of: [...book.cards.keys()] },
  };
  const of: Fields = {
    from: seat,
    to: seat,
    blame: { kind: 'number', from: 0, to: mostBlame },
    cards: { kind: 'some', of: own, min: 0, max: hand.cards.length, repeats: true },
    shown: { kind: 'flag' },
    ...(mostCards > 0 ? { ask: { kind: 'record', of: ask, needs: [] } } : {}),
  };
  return { kind: 'list', of, needs: ['from', 'to'], min: 1, max: MOST_TRANSFERS };
}

function spec(ask: PublicAsk, type: Move['type'], fields: Fields): MoveSpec {
  return { ask: ask.id, type, early: false, neutral: false, fields };
}

/** Nobody judges their own word. */
function offerNotes(specs: MoveSpec[], table: Public, hand: Deep<Hand>, { ask, seat }: Speaker): void {
  const only = (value: Seat | string): FieldSpec => ({ kind: 'one', of: [value] });
  const left = unpublished(table, hand);
  for (const { by, to, text } of left.filter((promise, at) => timesSaid(left.slice(0, at), promise) === 0))
    specs.push(spec(ask, 'publish', { from: only(by), to: only(to), text: only(text) }));
  const judged = table.notes.flatMap(({ by }, at) => (by === seat ? [] : [at]));
  if (judged.length > 0)
    specs.push(spec(ask, 'mark', { note: { kind: 'one', of: judged }, as: { kind: 'one', of: VERDICTS } }));
}

interface Speaker {
  readonly ask: PublicAsk;
  readonly seat: Seat;
}

/** Anybody may offer something or promise it, in anybody's turn. */
export function offerDealing(specs: MoveSpec[], book: Book, { table, hands }: View, ask: PublicAsk): void {
  const seat = ask.seats.find((each) => hands[each] !== null && hands[each] !== undefined);
  const hand = seat === undefined ? null : hands[seat];
  if (!hand || seat === undefined || !mayTalk(table)) return;
  const open = table.offers.filter(({ by }) => by === seat).length;
  if (mayDeal(table) && open < MOST_OFFERS)
    specs.push(spec(ask, 'offer', { transfers: transfersField(book, table, hand, seatsOf(table)) }));
  specs.push(
    spec(ask, 'promise', {
      to: { kind: 'one', of: othersThan(table, seat) },
      text: { kind: 'text', max: MOST_TEXT },
    }),
  );
  offerNotes(specs, table, hand, { ask, seat });
}

function answersTo(deal: Deep<Deal>, by: Seat, seat: Seat): Move['type'][] {
  const hasAgreed = deal.agreed.includes(seat);
  return [
    ...(hasAgreed ? [] : (['accept'] as const)),
    ...(by === seat ? (['withdraw'] as const) : []),
    ...(by === seat && hasAgreed ? [] : (['decline'] as const)),
  ];
}

export function offerAnswers(specs: MoveSpec[], book: Book, { table, hands, viewer }: View, ask: PublicAsk): void {
  const seat = viewer as Seat;
  const hand = hands[seat];
  const open = table.offers.find((each) => each.ask === ask.id);
  const deal = hand?.deals.find(({ offer }) => offer === open?.id);
  if (!hand || !open || !deal || !mayDeal(table)) return;
  const named: Fields = {
    offer: { kind: 'one', of: [open.id] },
    version: { kind: 'one', of: [deal.version] },
  };
  for (const type of answersTo(deal, open.by, seat)) specs.push(spec(ask, type, named));
  specs.push(spec(ask, 'counter', { ...named, transfers: transfersField(book, table, hand, open.parties) }));
}
