// The auction, the deal, turns and the end.

import { freshTurn } from '../setup.ts';
import { clear, refill } from './lists.ts';
import { openEarlyDealing } from './stack.ts';
import type { Writers } from './writers.ts';

export const setupEvents: Writers<
  'opened' | 'bidsRevealed' | 'lotDrawn' | 'appointed' | 'stacked' | 'dealt' | 'laid' | 'turnBegan' | 'spent' | 'ended'
> = {
  opened: {
    to: 'all',
    table(table, { deck }) {
      table.deck = { ...deck };
    },
  },
  bidsRevealed: {
    to: 'all',
    table(table, { bids, paid, again }) {
      table.bids.push([...bids]);
      for (const [seat, blame] of paid.entries()) table.players[seat].personal += blame;
      table.auction = { round: table.bids.length + 1, bidders: [...again] };
    },
  },
  lotDrawn: {
    to: 'all',
    table(table, { among }) {
      table.lot = [...among];
    },
  },
  appointed: {
    to: 'all',
    table(table, { seat }) {
      table.auction = null;
      table.posts.HR.director = seat;
      openEarlyDealing(table);
    },
  },
  stacked: {
    to: 'nobody',
    vault: (vault, _table, { cards }) => refill(vault.deck, cards),
  },
  dealt: {
    to: 'own',
    hand: (hand, _seat, _table, { card }) => void hand.cards.push(card),
  },
  laid: {
    to: 'all',
    table(table, { count, least, most }) {
      table.pile = { count, least, most };
      for (const player of table.players) player.cards = 1;
    },
  },
  turnBegan: {
    to: 'all',
    hand: (hand) => clear(hand.news),
    table(table, { number, seat }) {
      table.turn = freshTurn(number, seat);
      for (const player of table.players) player.takenOver = 0;
    },
  },
  spent: {
    to: 'all',
    table({ turn }, { actions, mark }) {
      turn.actions -= actions;
      if (mark !== null) turn.used[mark] = true;
    },
  },
  ended: {
    to: 'all',
    hand(hand) {
      clear(hand.answers);
      clear(hand.deals);
    },
    table(table, { reason, ranks }) {
      table.result = { reason, ranks: [...ranks] };
      table.resolving = null;
      clear(table.asks);
      clear(table.offers);
    },
  },
};
