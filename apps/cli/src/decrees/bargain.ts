// Putting an offer together in the menus: with one other, what goes there and what comes back.

import { type Decrees, type Move, SUBSTITUTE } from '@pretender/decrees';
import type { MoveSpec, RawMove, Seat } from '@pretender/kernel';
import { choose, type Desk, type Item, isWay, sceneAt, type Way } from '../play/desk.ts';
import { cardName, type Scene, seatsOf, whom } from './words.ts';

type Table = Desk<Decrees>;
type Transfer = Extract<Move, { type: 'offer' }>['transfers'][number];
type Goods = Omit<Transfer, 'from' | 'to'>;
type Wish = NonNullable<Goods['ask']> | null;

const item = <T>(label: string, value: T): Item<T> => ({ label, hint: null, value });

/** From nothing up to this much. */
function amounts(most: number): Item<number>[] {
  return Array.from({ length: most + 1 }, (_, amount) => item(amount === 0 ? 'none' : String(amount), amount));
}

async function askBlame(desk: Table, exit: Item<Way>, message: string, most: number): Promise<number | Way> {
  return most === 0 ? 0 : choose(desk.io, message, amounts(most), exit);
}

/** One after the other, until it is enough. */
async function askCards(desk: Table, exit: Item<Way>, other: string): Promise<string[] | Way> {
  const left = [...(sceneAt(desk).hand?.cards ?? [])];
  const given: string[] = [];
  while (left.length > 0) {
    const items = [item<string | null>(given.length === 0 ? 'no card' : 'that is all', null)];
    for (const card of new Set(left)) items.push(item<string | null>(cardName(card), card));
    const card = await choose(desk.io, `Which card do you give ${other}?`, items, exit);
    if (isWay(card)) return card;
    if (card === null) break;
    left.splice(left.indexOf(card), 1);
    given.push(card);
  }
  return given;
}

const FACES = [item('face down', false), item('face up, for whoever gets them', true)];

async function askGifts(desk: Table, exit: Item<Way>, other: Seat): Promise<Goods | Way> {
  const scene = sceneAt(desk);
  const name = whom(scene, other);
  const blame = await askBlame(
    desk,
    exit,
    `How much blame do you give ${name}?`,
    scene.table.players[desk.seat].personal,
  );
  if (isWay(blame)) return blame;
  const cards = await askCards(desk, exit, name);
  if (isWay(cards)) return cards;
  const shown = cards.length === 0 ? false : await choose(desk.io, 'How do they lie?', FACES, exit);
  if (isWay(shown)) return shown;
  return { ...(blame > 0 ? { blame } : {}), ...(cards.length > 0 ? { cards, shown } : {}) };
}

function wishes({ table }: Scene, other: Seat): Item<Wish>[] {
  const { cards } = table.players[other];
  const anyCards = Array.from({ length: cards }, (_, at) => at + 1).map((count) =>
    item<Wish>(count === 1 ? 'any card' : `any ${count} cards`, { cards: count }),
  );
  const named = cards === 0 ? [] : [...SUBSTITUTE.cards.keys()];
  return [item<Wish>('no card', null), ...anyCards, ...named.map((card) => item<Wish>(cardName(card), { card }))];
}

async function askReturns(desk: Table, exit: Item<Way>, other: Seat): Promise<Goods | Way> {
  const scene = sceneAt(desk);
  const name = whom(scene, other);
  const blame = await askBlame(
    desk,
    exit,
    `How much blame do you take from ${name}?`,
    scene.table.players[other].personal,
  );
  if (isWay(blame)) return blame;
  const ask = await choose(desk.io, `Which card do you want from ${name}?`, wishes(scene, other), exit);
  if (isWay(ask)) return ask;
  return { ...(blame > 0 ? { blame } : {}), ...(ask === null ? {} : { ask }) };
}

/** Those with whom this offer can be made: anybody, or the other party of the one that is changed. */
function others(desk: Table, { fields }: MoveSpec): Item<Seat>[] {
  const scene = sceneAt(desk);
  const { transfers } = fields;
  const seats = transfers?.kind === 'list' && transfers.of.to?.kind === 'one' ? transfers.of.to.of : seatsOf(scene);
  return seats.filter((seat) => seat !== desk.seat).map((seat) => item(whom(scene, seat as Seat), seat as Seat));
}

const isEmpty = (goods: Goods): boolean => Object.keys(goods).length === 0;

/** A whole offer; whatever cannot be offered like this is refused afterwards, in words. */
export async function fillOffer(desk: Table, spec: MoveSpec, exit: Item<Way>): Promise<RawMove | Way> {
  const partners = others(desk, spec);
  const other = partners.length === 1 ? partners[0].value : await choose(desk.io, 'With whom?', partners, exit);
  if (isWay(other)) return other;
  const gifts = await askGifts(desk, exit, other);
  if (isWay(gifts)) return gifts;
  const returns = await askReturns(desk, exit, other);
  if (isWay(returns)) return returns;
  const transfers = [
    ...(isEmpty(gifts) ? [] : [{ from: desk.seat, to: other, ...gifts }]),
    ...(isEmpty(returns) ? [] : [{ from: other, to: desk.seat, ...returns }]),
  ];
  if (transfers.length === 0) return 'back';
  const named = Object.entries(spec.fields).flatMap(([name, field]) =>
    field.kind === 'one' && field.of.length === 1 ? [[name, field.of[0]]] : [],
  );
  return { type: spec.type, ...Object.fromEntries(named), transfers };
}
