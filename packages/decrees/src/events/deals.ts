// Offers and what becomes of them. Their contents lie in the hands of the parties.

import { copy, type Seat } from '@pretender/kernel';
import type { Deal, Hand, Table } from '../types.ts';
import { clear, refill, removeOne } from './lists.ts';
import { dropAsk, openAsk } from './stack.ts';
import type { Writers } from './writers.ts';

function dropDeal({ deals }: Hand, offer: number): void {
  const at = deals.findIndex((deal) => deal.offer === offer);
  if (at >= 0) deals.splice(at, 1);
}

function dealIn({ deals }: Hand, offer: number): Deal | undefined {
  return deals.find((deal) => deal.offer === offer);
}

function dropOffer(table: Table, id: number): void {
  const at = table.offers.findIndex((offer) => offer.id === id);
  if (at < 0) return;
  dropAsk(table, table.offers[at].ask);
  table.offers.splice(at, 1);
}

/** Cards that changed hands face down: whoever is not part of it no longer knows what the giver holds. */
function loseTrack(hand: Hand, seat: Seat, { from, to, cards }: { from: Seat; to: Seat; cards: number }): void {
  if (cards > 0 && seat !== from && seat !== to) clear(hand.known[from]);
}

export const dealsEvents: Writers<
  | 'offered'
  | 'countered'
  | 'tabled'
  | 'agreed'
  | 'filled'
  | 'traded'
  | 'handed'
  | 'offerClosed'
  | 'dropped'
  | 'promised'
  | 'published'
  | 'marked'
> = {
  offered: {
    to: 'all',
    table(table, { offer, by, parties }) {
      table.offers.push({ id: offer, version: 1, by, parties: [...parties], ask: table.nextAsk });
      table.nextOffer = offer + 1;
      openAsk(table, 'offer', [...parties]);
    },
  },
  countered: {
    to: 'all',
    table({ offers }, { offer, version }) {
      const open = offers.find(({ id }) => id === offer);
      if (open) open.version = version;
    },
  },
  tabled: {
    to: 'own',
    hand(hand, _seat, _table, { offer, version, transfers, agreed }) {
      dropDeal(hand, offer);
      hand.deals.push({ offer, version, transfers: copy(transfers), agreed: [...agreed] });
    },
  },
  agreed: {
    to: ({ told }) => [told],
    hand(hand, _seat, _table, { offer, seat }) {
      dealIn(hand, offer)?.agreed.push(seat);
    },
  },
  filled: {
    to: 'own',
    hand(hand, _seat, _table, { offer, transfers }) {
      const deal = dealIn(hand, offer);
      if (deal) refill(deal.transfers, copy(transfers));
    },
  },
  traded: {
    to: 'all',
    hand(hand, seat, _table, { offer, transfers }) {
      dropDeal(hand, offer);
      for (const transfer of transfers) loseTrack(hand, seat, transfer);
    },
    table(table, { offer, transfers }) {
      for (const { from, to, blame, cards } of transfers) {
        const [giver, taker] = [table.players[from], table.players[to]];
        giver.personal -= blame;
        taker.personal += blame;
        taker.takenOver += blame;
        giver.cards -= cards;
        taker.cards += cards;
        if (cards > 0) clear(giver.known);
      }
      dropOffer(table, offer);
    },
  },
  handed: {
    to: ({ from, to }) => [from, to],
    hand(hand, seat, _table, { from, to, cards }) {
      for (const card of cards) {
        removeOne(seat === from ? hand.cards : hand.known[from], card);
        (seat === to ? hand.cards : hand.known[to]).push(card);
      }
    },
  },
  offerClosed: {
    to: 'all',
    table: (table, { offer }) => dropOffer(table, offer),
  },
  dropped: {
    to: ({ told }) => [told],
    hand(hand, _seat, _table, { offer, why, seat, lack }) {
      dropDeal(hand, offer);
      hand.news.push({ offer, why, seat, lack: copy(lack) });
    },
  },
  promised: {
    to: ({ told }) => [told],
    hand: (hand, _seat, _table, { by, to, text }) => void hand.promises.push({ by, to, text }),
  },
  published: {
    to: 'all',
    table: ({ notes }, { by, to, text }) => void notes.push({ by, to, text, kept: [], broken: [] }),
  },
  marked: {
    to: 'all',
    table({ notes }, { seat, note, as }) {
      const { [note]: own } = notes;
      for (const list of [own.kept, own.broken])
        refill(
          list,
          list.filter((other) => other !== seat),
        );
      own[as].push(seat);
    },
  },
};
