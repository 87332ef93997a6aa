// Offers, answers to them, and promises.

import type { Deep, FieldSpec, Fields, MoveSpec, Seat } from '@pretender/kernel';
import type { Book } from '../deck/book.ts';
import type { Move } from '../move-types.ts';
import { distinct, othersThan, seatsOf } from '../rules/board.ts';
import { MOST_OFFERS, MOST_TRANSFERS, mayDeal, mayTalk } from '../rules/deals.ts';
import { eachOnce, MOST_TEXT, unpublished } from '../rules/promises.ts';
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

interface Speaker {
  readonly book: Book;
  readonly table: Public;
  readonly hand: Deep<Hand>;
  readonly ask: PublicAsk;
  readonly seat: Seat;
}

type Talk = (specs: MoveSpec[], speaker: Speaker) => void;

const only = (value: Seat | string): FieldSpec => ({ kind: 'one', of: [value] });

/** Anybody may offer something or promise it, in anybody's turn. Each kind by itself: a move that comes in is one of them. */
const TALK = {
  offer(specs, { book, table, hand, ask, seat }) {
    const open = table.offers.filter(({ by }) => by === seat).length;
    if (mayDeal(table) && open < MOST_OFFERS)
      specs.push(spec(ask, 'offer', { transfers: transfersField(book, table, hand, seatsOf(table)) }));
  },
  promise(specs, { table, ask, seat }) {
    const to: FieldSpec = { kind: 'one', of: othersThan(table, seat) };
    specs.push(spec(ask, 'promise', { to, text: { kind: 'text', max: MOST_TEXT } }));
  },
  publish(specs, { table, hand, ask }) {
    for (const { by, to, text } of eachOnce(unpublished(table, hand)))
      specs.push(spec(ask, 'publish', { from: only(by), to: only(to), text: only(text) }));
  },
  /** Nobody judges their own word. */
  mark(specs, { table, ask, seat }) {
    const judged = table.notes.flatMap(({ by }, at) => (by === seat ? [] : [at]));
    if (judged.length > 0)
      specs.push(spec(ask, 'mark', { note: { kind: 'one', of: judged }, as: { kind: 'one', of: VERDICTS } }));
  },
} as const satisfies { readonly [T in Move['type']]?: Talk };

const isTalk = (type: string): type is keyof typeof TALK => Object.hasOwn(TALK, type);

function speakerAt(book: Book, { table, hands }: View, ask: PublicAsk): Speaker | null {
  const seat = ask.seats.find((each) => hands[each] !== null && hands[each] !== undefined);
  const hand = seat === undefined ? null : hands[seat];
  return !hand || seat === undefined || !mayTalk(table) ? null : { book, table, hand, ask, seat };
}

export function offerDealing(specs: MoveSpec[], book: Book, view: View, ask: PublicAsk): void {
  const speaker = speakerAt(book, view, ask);
  if (speaker !== null) for (const talk of Object.values<Talk>(TALK)) talk(specs, speaker);
}

/** What is said beside the turn, without all else that could be: there may be hundreds of promises. */
export function likelyTalk(book: Book, view: View, type: string): readonly MoveSpec[] {
  const specs: MoveSpec[] = [];
  const ask = isTalk(type) ? view.table.asks.find(({ kind, held }) => kind === 'dealing' && !held) : undefined;
  const speaker = ask === undefined ? null : speakerAt(book, view, ask);
  if (isTalk(type) && speaker !== null) (TALK[type] as Talk)(specs, speaker);
  return specs;
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
