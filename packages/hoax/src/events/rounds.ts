// Rounds, their beginning and end, and the end of the match.

import type { Heir, Table, Wares } from '../types.ts';
import { IDENTITIES, type Identity } from '../words.ts';
import { clear, forgetAnswers } from './answers.ts';
import { noReactions } from './chances.ts';
import { noClaims, noCovers, timesClaimed } from './covers.ts';
import { freshTurn } from './turn.ts';
import type { Writers } from './writers.ts';

function returnWares(bank: Wares, wares: Wares): void {
  bank.gold += wares.gold;
  bank.wine += wares.wine;
  bank.grain += wares.grain;
  wares.gold = wares.wine = wares.grain = 0;
}

/** Whatever was being asked or claimed is over. */
function endAsks(table: Table): void {
  clear(table.asks);
  table.claim = null;
  table.vote = null;
}

/** Now that its card lies open, everybody can tell what of its claims had been true. */
function judgeClaims({ claimed, candour }: Heir, card: Identity): void {
  for (const identity of IDENTITIES) {
    const times = timesClaimed(claimed, identity);
    if (times === 0) continue;
    candour.claims += times;
    if (identity === card) {
      candour.truths++;
      candour.trueClaims += times;
    } else candour.bluffs++;
  }
}

export const roundsEvents: Writers<
  'roundBegan' | 'dealt' | 'putAside' | 'finaleBegan' | 'roundEnded' | 'won' | 'crowned'
> = {
  roundBegan: {
    to: 'all',
    hand(hand) {
      hand.identity = null;
      clear(hand.guesses);
      clear(hand.exposed);
      forgetAnswers(hand);
      for (const list of hand.shown) clear(list);
      for (const list of hand.seen) clear(list);
    },
    vault: (vault) => clear(vault.spare),
    table(table, { round, starter }) {
      table.round = round;
      table.starter = starter;
      table.finale = false;
      table.finaleTurns = 0;
      table.turn = freshTurn(0, starter);
      clear(table.purchases);
      clear(table.accusations);
      clear(table.prompts);
      endAsks(table);
      for (const heir of table.heirs) {
        heir.standing = 'in';
        heir.card = null;
        heir.former = null;
        heir.toCover = 0;
        heir.ghostHands = 0;
        returnWares(table.bank, heir.wares);
        heir.covers = noCovers();
        heir.claimed = noClaims();
        heir.chances = noReactions();
        heir.reactions = noReactions();
      }
    },
  },
  dealt: {
    to: 'own',
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
      for (const [seat, card] of cards.entries()) {
        table.heirs[seat].card = card;
        judgeClaims(table.heirs[seat], card);
      }
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
