// Rounds, their beginning and end, and the end of the match.

import type { Table } from '../types.ts';
import { IDENTITIES } from '../words.ts';
import { forgetAnswers } from './answers.ts';
import { freshTurn } from './turn.ts';
import type { Writers } from './writers.ts';

/** Whatever was being asked or claimed is over. */
function endAsks(table: Table): void {
  table.asks.length = 0;
  table.claim = null;
  table.vote = null;
}

export const roundsEvents: Writers<
  'roundBegan' | 'dealt' | 'putAside' | 'finaleBegan' | 'roundEnded' | 'won' | 'crowned'
> = {
  roundBegan: {
    to: 'all',
    hand(hand) {
      hand.identity = null;
      hand.guesses.length = 0;
      forgetAnswers(hand);
      for (const list of hand.shown) list.length = 0;
      for (const list of hand.seen) list.length = 0;
    },
    vault: (vault) => {
      vault.spare.length = 0;
    },
    table(table, { round, starter }) {
      table.round = round;
      table.starter = starter;
      table.finale = false;
      table.finaleTurns = 0;
      table.turn = freshTurn(0, starter);
      table.purchases.length = 0;
      table.accusations.length = 0;
      endAsks(table);
      for (const heir of table.heirs) {
        heir.standing = 'in';
        heir.card = null;
        for (const ware of ['gold', 'wine', 'grain'] as const) {
          table.bank[ware] += heir.wares[ware];
          heir.wares[ware] = 0;
        }
        for (const identity of IDENTITIES) heir.covers[identity] = null;
      }
    },
  },
  dealt: {
    to: ({ seat }) => [seat],
    hand: (hand, _seat, _table, { identity }) => {
      hand.identity = identity;
    },
  },
  putAside: {
    to: 'nobody',
    vault: (vault, _table, { identities }) => void vault.spare.splice(0, vault.spare.length, ...identities),
  },
  finaleBegan: {
    to: 'all',
    table: (table) => {
      table.finale = true;
    },
  },
  roundEnded: {
    to: 'all',
    hand: forgetAnswers,
    table(table, { victor, next, cards }) {
      table.victor = victor;
      table.starter = next;
      table.turn = freshTurn(0, next);
      for (const [seat, card] of cards.entries()) table.heirs[seat].card = card;
      endAsks(table);
    },
  },
  won: {
    to: 'all',
    hand: forgetAnswers,
    table(table, { seat }) {
      table.king = seat;
      endAsks(table);
    },
  },
  crowned: {
    to: 'all',
    table: (table, { crowner }) => {
      table.crowner = crowner;
    },
  },
};
