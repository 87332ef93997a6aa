// What may be offered.

import { type Deep, type Refusal, refuse, type Seat } from '@pretender/kernel';
import { topAsk } from '../asks.ts';
import type { OfferedTransfer } from '../move-types.ts';
import type { AskKind, Deal, Hand, Public } from '../types.ts';
import type { CardId } from '../words.ts';
import { holdsAll } from './board.ts';

export const MOST_OFFERS = 3;
export const MOST_TRANSFERS = 6;

type Offered = Deep<OfferedTransfer>;

/** Not during the auction, in reaction windows or while cards are chosen (D11.1). */
const BESIDE: ReadonlySet<string | undefined> = new Set<AskKind>(['assignment', 'action', 'top', 'removal']);

export function mayTalk(table: Public): boolean {
  return BESIDE.has(topAsk(table)?.kind);
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

export function isOverCap(table: Public, transfers: readonly { to: Seat; blame?: number }[], seat: Seat): boolean {
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
