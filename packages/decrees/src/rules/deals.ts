// What may be offered, and whether a deal can still be kept.

import { type Deep, type Refusal, refuse, type Seat } from '@pretender/kernel';
import { topAsk } from '../asks.ts';
import type { OfferedTransfer } from '../move-types.ts';
import type { Deal, Hand, Lack, Public, Transfer } from '../types.ts';
import type { CardId } from '../words.ts';
import { countOf, holdsAll } from './board.ts';

export const MOST_OFFERS = 3;
export const MOST_TRANSFERS = 6;
export const MOST_TEXT = 200;
/** From one to another in a match, laid on the table or not: everybody keeps them to the end. */
const MOST_PROMISES = 20;

type Offered = Deep<OfferedTransfer>;

/** Not during the auction, in reaction windows or while cards are chosen. */
export function mayTalk(table: Public): boolean {
  const kind = topAsk(table)?.kind;
  return kind === 'action' || kind === 'removal';
}

export function mayDeal(table: Public): boolean {
  return table.config.trades !== 'off' && mayTalk(table);
}

export function partiesOf(transfers: readonly { readonly from: Seat; readonly to: Seat }[]): Seat[] {
  const named = new Set(transfers.flatMap(({ from, to }) => [from, to]));
  return [...named].sort((a, b) => a - b);
}

/** The cards that a seat puts in. */
function cardsFrom(transfers: readonly Offered[], seat: Seat): CardId[] {
  return transfers.flatMap(({ from, cards = [] }) => (from === seat ? cards : []));
}

function askedFrom(transfers: readonly Offered[], seat: Seat): number {
  return transfers
    .filter(({ from }) => from === seat)
    .reduce((sum, { ask }) => sum + (ask?.cards ?? (ask?.card === undefined ? 0 : 1)), 0);
}

function refuseTransfer(table: Public, by: Seat, transfer: Offered): Refusal | null {
  const { from, to, blame = 0, cards = [], shown, ask } = transfer;
  if (from === to) return refuse('to-oneself', 'transfers', 'D11.2');
  if (cards.length > 0 && from !== by) return refuse('not-your-cards', 'transfers', 'D11.3');
  if (ask !== undefined && from === by) return refuse('ask-others', 'transfers', 'D11.3');
  if (ask !== undefined && (ask.cards === undefined) === (ask.card === undefined))
    return refuse('number-or-card', 'transfers', 'D11.3');
  if (shown === true && cards.length === 0) return refuse('nothing-to-show', 'transfers', 'D11.3');
  if (blame > 0 && table.config.trades === 'cards') return refuse('cards-only', 'transfers', 'D11.8');
  return null;
}

/** For a counter-offer an entry of somebody else's may be empty: what was promised in it stays. */
function isEmpty({ blame = 0, cards = [], ask }: Offered): boolean {
  return blame === 0 && cards.length === 0 && ask === undefined;
}

/** Personal Blame that this seat would take over. */
function takesOver(transfers: readonly { to: Seat; blame?: number }[], seat: Seat): number {
  return transfers.filter(({ to }) => to === seat).reduce((sum, { blame = 0 }) => sum + blame, 0);
}

function isOverCap(table: Public, transfers: readonly { to: Seat; blame?: number }[], seat: Seat): boolean {
  const { tradeBlameCap } = table.config;
  return tradeBlameCap > 0 && table.players[seat].takenOver + takesOver(transfers, seat) > tradeBlameCap;
}

/** Whether the blame is there is looked at when it happens: it may come in the meantime. */
function refuseGiver(table: Public, hand: Deep<Hand>, by: Seat, transfers: readonly Offered[]): Refusal | null {
  for (const seat of partiesOf(transfers)) {
    if (seat === by && !holdsAll(hand.cards, cardsFrom(transfers, seat)))
      return refuse('not-in-hand', 'transfers', 'D11.3');
    if (askedFrom(transfers, seat) > table.players[seat].cards) return refuse('too-few-cards', 'transfers', 'D11.3');
    if (isOverCap(table, transfers, seat)) return refuse('over-the-cap', 'transfers', 'D11.8');
  }
  return null;
}

function refuseOffer(table: Public, hand: Deep<Hand>, by: Seat, transfers: readonly Offered[]): Refusal | null {
  for (const transfer of transfers) {
    const refusal = refuseTransfer(table, by, transfer);
    if (refusal !== null) return refusal;
  }
  if (!partiesOf(transfers).includes(by)) return refuse('not-a-party', 'transfers', 'D11.2');
  return refuseGiver(table, hand, by, transfers);
}

export function refuseNewOffer(
  table: Public,
  hand: Deep<Hand>,
  by: Seat,
  transfers: readonly Offered[],
): Refusal | null {
  if (transfers.some(isEmpty)) return refuse('nothing-given', 'transfers', 'D11.2');
  return refuseOffer(table, hand, by, transfers);
}

export function refusePromise({ promises }: Deep<Hand>, by: Seat, to: Seat): Refusal | null {
  const given = promises.filter((each) => each.by === by && each.to === to).length;
  return given < MOST_PROMISES ? null : refuse('too-many-promises', 'to', 'D11.10');
}

interface Ends {
  readonly from: Seat;
  readonly to: Seat;
}

/** What each transfer of a new version takes the place of: the first between the same two, the second, and so on. */
export function replacedBy<T extends Ends>(earlier: readonly T[], transfers: readonly Ends[]): (T | null)[] {
  const left = [...earlier];
  return transfers.map((each) => {
    const at = left.findIndex(({ from, to }) => from === each.from && to === each.to);
    return at < 0 ? null : left.splice(at, 1)[0];
  });
}

export function refuseCounter(
  table: Public,
  hand: Deep<Hand>,
  by: Seat,
  { deal, transfers }: { readonly deal: Deep<Deal>; readonly transfers: readonly Offered[] },
): Refusal | null {
  const isOther = partiesOf(deal.transfers).join() !== partiesOf(transfers).join();
  if (isOther) return refuse('other-parties', 'transfers', 'D11.4');
  const replaced = replacedBy(deal.transfers, transfers);
  if (transfers.some((each, at) => isEmpty(each) && (each.from === by || !replaced[at]?.count)))
    return refuse('nothing-given', 'transfers', 'D11.2');
  return refuseOffer(table, hand, by, transfers);
}

/**
 * The cards with which this seat can answer what it is asked for, where it has no choice; `null` where it has. That
 * follows from how many cards it holds: if it did not, a plain acceptance would say that they are all of one kind.
 */
export function forcedCards(hand: Deep<Hand>, seat: Seat, transfers: readonly Deep<Transfer>[]): CardId[][] | null {
  const asked = transfers.filter(({ from, ask }) => from === seat && ask !== null);
  if (asked.length === 0) return [];
  const named = asked.flatMap(({ ask }) => (ask === null || ask === 'any' ? [] : [ask]));
  const given = transfers.flatMap(({ from, cards }) => (from === seat && cards !== null ? cards : []));
  if (!holdsAll(hand.cards, [...given, ...named])) return null;
  const left = [...hand.cards];
  for (const card of [...given, ...named]) left.splice(left.indexOf(card), 1);
  const anyOf = asked.filter(({ ask }) => ask === 'any');
  const wanted = anyOf.reduce((sum, { count }) => sum + count, 0);
  if (anyOf.length > 1 || (anyOf.length === 1 && wanted !== left.length)) return null;
  return asked.map(({ ask, count }) => (ask !== null && ask !== 'any' ? [ask] : left.splice(0, count)));
}

interface Failing {
  readonly seat: Seat;
  readonly lack: Lack;
}

/** What all can see: blame that is not there any more, or more than a seat may take over. */
function lackInSight(table: Public, transfers: readonly Deep<Transfer>[], seat: Seat): Lack | null {
  const count = transfers.filter(({ from }) => from === seat).reduce((sum, { blame }) => sum + blame, 0);
  if (count > table.players[seat].personal) return { of: 'blame', count };
  return isOverCap(table, transfers, seat) ? { of: 'room', count: table.config.tradeBlameCap } : null;
}

function lackInHand(hand: Deep<Hand>, transfers: readonly Deep<Transfer>[], seat: Seat): Lack | null {
  const cards = transfers.flatMap((each) => (each.from === seat ? (each.cards ?? []) : []));
  const isShort = cards.some((card) => countOf(cards, card) > countOf(hand.cards, card));
  return isShort ? { of: 'cards', count: cards.length } : null;
}

/**
 * Who cannot keep a deal any more, and why; `null` if everybody can. Reads every hand, so what all can see comes first:
 * then nothing is said about anybody's cards.
 */
export function whoCannotKeep(
  table: Public,
  hands: readonly Deep<Hand>[],
  transfers: readonly Deep<Transfer>[],
): Failing | null {
  const parties = partiesOf(transfers);
  const lacks = [
    ...parties.map((seat) => ({ seat, lack: lackInSight(table, transfers, seat) })),
    ...parties.map((seat) => ({ seat, lack: lackInHand(hands[seat], transfers, seat) })),
  ];
  return lacks.find((each): each is Failing => each.lack !== null) ?? null;
}

interface Words {
  readonly by: Seat;
  readonly to: Seat;
  readonly text: string;
}

export function timesSaid(said: readonly Words[], { by, to, text }: Words): number {
  return said.filter((each) => each.by === by && each.to === to && each.text === text).length;
}

/** Promises of one's own, given or received, that do not lie on the table; the same words may have been said before. */
export function unpublished({ notes }: Public, { promises }: Deep<Hand>): Deep<Hand>['promises'] {
  const nameOf = ({ by, to, text }: Words): string => `${by} ${to} ${text}`;
  const laid = new Map<string, number>();
  for (const note of notes) laid.set(nameOf(note), (laid.get(nameOf(note)) ?? 0) + 1);
  return promises.filter((promise) => {
    const left = laid.get(nameOf(promise)) ?? 0;
    laid.set(nameOf(promise), left - 1);
    return left <= 0;
  });
}
