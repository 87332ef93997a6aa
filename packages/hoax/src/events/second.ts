// A second identity: the old card lies face up, the new one is known to its owner, and what was known of the old one
// is void.

import type { Seat } from '@pretender/kernel';
import type { Hand } from '../types.ts';
import { clear } from './answers.ts';
import { noReactions } from './chances.ts';
import { noClaims, noCovers } from './covers.ts';
import type { Writers } from './writers.ts';

function removeWhere<T>(list: T[], isGone: (item: T) => boolean): void {
  for (let i = list.length - 1; i >= 0; i--) if (isGone(list[i])) list.splice(i, 1);
}

function forgetAbout(hand: Hand, seat: Seat): void {
  clear(hand.seen[seat]);
  removeWhere(hand.guesses, ({ target }) => target === seat);
}

export const secondEvents: Writers<'renewed' | 'redealt'> = {
  renewed: {
    to: 'all',
    hand(hand, seat, _table, event) {
      forgetAbout(hand, event.seat);
      if (seat !== event.seat) return;
      for (const list of hand.shown) clear(list);
      clear(hand.exposed);
    },
    table(table, { seat, toCover }) {
      const heir = table.heirs[seat];
      heir.former = heir.card;
      heir.card = null;
      heir.toCover = toCover;
      heir.covers = noCovers();
      heir.claimed = noClaims();
      heir.chances = noReactions();
      heir.reactions = noReactions();
      removeWhere(table.purchases, ({ target }) => target === seat);
      removeWhere(table.accusations, ({ target }) => target === seat);
    },
  },
  redealt: {
    to: 'own',
    hand: (hand, _seat, _table, { identity }) => {
      hand.identity = identity;
    },
    vault: (vault) => void vault.spare.shift(),
  },
};
