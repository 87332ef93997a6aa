// Deals: an offer stands beside the turn until all its parties have accepted the same version, and then happens as a
// whole or not at all. What is promised for later binds nobody.

import type { Deep, Seat } from '@pretender/kernel';
import type { MoveOf, OfferedTransfer } from '../move-types.ts';
import { partiesOf, replacedBy } from '../rules/deals.ts';
import { forcedCards, whoCannotKeep } from '../rules/keeping.ts';
import type { Deal, Ending, Lack, Transfer, Turn } from '../types.ts';

/** As the mover means it: his own cards are concrete, others are asked for theirs. */
function meant({ from, to, blame = 0, cards = [], shown = false, ask }: Deep<OfferedTransfer>): Transfer {
  return {
    from,
    to,
    blame,
    count: ask === undefined ? cards.length : (ask.cards ?? 1),
    cards: ask === undefined ? [...cards] : null,
    shown,
    ask: ask === undefined ? null : (ask.card ?? 'any'),
  };
}

/** Face-down cards are seen by the giver alone, shown ones by the receiver too. */
function seenBy(seat: Seat, transfer: Transfer): Transfer {
  const isSeen = seat === transfer.from || (seat === transfer.to && transfer.shown);
  return { ...transfer, cards: isSeen && transfer.cards !== null ? [...transfer.cards] : null };
}

function tellParties(turn: Turn, deal: Deal): void {
  for (const seat of partiesOf(deal.transfers))
    turn.emit({
      type: 'tabled',
      seat,
      offer: deal.offer,
      version: deal.version,
      transfers: deal.transfers.map((transfer) => seenBy(seat, transfer)),
      agreed: [...deal.agreed],
    });
}

export function offer(turn: Turn, by: Seat, { transfers }: MoveOf<'offer'>): void {
  const { nextOffer } = turn.state.table;
  const deal = { offer: nextOffer, version: 1, transfers: transfers.map(meant), agreed: [by] };
  turn.emit({ type: 'offered', offer: nextOffer, by, parties: partiesOf(transfers) });
  tellParties(turn, deal);
}

function dealOf({ state }: Turn, seat: Seat, id: number): Deep<Deal> | null {
  return state.hands[seat].deals.find(({ offer: each }) => each === id) ?? null;
}

/** The whole of a deal, as only its parties together know it: all of them have its transfers in the same order. */
function wholeOf(turn: Turn, { offer: id, transfers }: Deep<Deal>): Transfer[] {
  return transfers.map((transfer, at) => {
    const own = dealOf(turn, transfer.from, id)?.transfers[at];
    return { ...transfer, cards: own?.cards ? [...own.cards] : null, ask: own?.ask ?? null };
  });
}

/** What the others had put in stays, where the counter-offer leaves room for it. */
function merged(turn: Turn, by: Seat, before: Deep<Deal>, transfers: readonly OfferedTransfer[]): Transfer[] {
  const replaced = replacedBy(wholeOf(turn, before), transfers);
  return transfers.map((each, at) => {
    const kept = replaced[at];
    if (each.from === by || each.ask !== undefined || kept === null) return meant(each);
    return { ...kept, blame: each.blame ?? 0 };
  });
}

export function counter(turn: Turn, by: Seat, { offer: id, version, transfers }: MoveOf<'counter'>): void {
  const before = dealOf(turn, by, id);
  if (before === null) return;
  const deal = { offer: id, version: version + 1, transfers: merged(turn, by, before, transfers), agreed: [by] };
  turn.emit({ type: 'countered', offer: id, version: deal.version });
  tellParties(turn, deal);
}

export function accept(turn: Turn, seat: Seat, { offer: id }: MoveOf<'accept'>): void {
  const deal = dealOf(turn, seat, id);
  if (deal === null) return;
  fill(turn, seat, deal);
  for (const told of partiesOf(deal.transfers)) turn.emit({ type: 'agreed', told, offer: id, seat });
  const isAgreed = partiesOf(deal.transfers).every((party) => deal.agreed.includes(party));
  if (isAgreed) execute(turn, deal);
}

/** Whoever is asked for a card and has no choice puts it in by accepting. */
function fill(turn: Turn, seat: Seat, deal: Deep<Deal>): void {
  const hand = turn.state.hands[seat];
  const cards = forcedCards(hand, seat, deal.transfers);
  if (cards === null || cards.length === 0) return;
  const left = [...cards];
  const transfers = deal.transfers.map((each): Transfer => {
    const isAsked = each.from === seat && each.ask !== null;
    const kept = each.cards === null ? null : [...each.cards];
    return isAsked ? { ...each, cards: left.shift() ?? null, ask: null } : { ...each, cards: kept };
  });
  turn.emit({ type: 'filled', seat, offer: deal.offer, transfers });
}

/** All transfers at once, or none. */
function execute(turn: Turn, deal: Deep<Deal>): void {
  const { table, hands } = turn.state;
  const transfers = wholeOf(turn, deal);
  const unable = whoCannotKeep(table, hands, transfers);
  if (unable !== null) {
    drop(turn, deal, 'failed', unable);
    return;
  }
  const seen = transfers.map(({ from, to, blame, cards }) => ({ from, to, blame, cards: cards?.length ?? 0 }));
  turn.emit({ type: 'traded', offer: deal.offer, transfers: seen });
  for (const { from, to, cards } of transfers)
    if (cards !== null && cards.length > 0) turn.emit({ type: 'handed', from, to, cards });
}

interface Because {
  readonly seat?: Seat;
  readonly lack?: Lack;
}

/** Everybody sees that it is gone; why and because of whom only the parties are told. */
function drop(turn: Turn, { offer: id, transfers }: Deep<Deal>, why: Ending, because: Because): void {
  const { seat = null, lack = null } = because;
  for (const told of partiesOf(transfers)) turn.emit({ type: 'dropped', told, offer: id, why, seat, lack });
  turn.emit({ type: 'offerClosed', offer: id });
}

export function decline(turn: Turn, seat: Seat, { offer: id }: MoveOf<'decline'>): void {
  const deal = dealOf(turn, seat, id);
  if (deal !== null) drop(turn, deal, 'declined', { seat });
}

export function withdraw(turn: Turn, seat: Seat, { offer: id }: MoveOf<'withdraw'>): void {
  const deal = dealOf(turn, seat, id);
  if (deal !== null) drop(turn, deal, 'withdrawn', { seat });
}

export function expireOffer(turn: Turn, id: number): void {
  const [party] = turn.state.table.offers.find((each) => each.id === id)?.parties ?? [];
  const deal = party === undefined ? null : dealOf(turn, party, id);
  if (deal !== null) drop(turn, deal, 'expired', {});
  else turn.emit({ type: 'offerClosed', offer: id });
}

/** No offer outlives the turn in which it was made. */
export function expireOffers(turn: Turn): void {
  for (const { id } of [...turn.state.table.offers]) expireOffer(turn, id);
}

export function promise(turn: Turn, by: Seat, { to, text }: MoveOf<'promise'>): void {
  for (const told of [by, to]) turn.emit({ type: 'promised', told, by, to, text });
}

export function publish(turn: Turn, { from: by, to, text }: MoveOf<'publish'>): void {
  turn.emit({ type: 'published', by, to, text });
}

export function mark(turn: Turn, seat: Seat, { note, as }: MoveOf<'mark'>): void {
  turn.emit({ type: 'marked', seat, note, as });
}
