// General actions: information, accusation, and the duel's challenge.

import { coveredOf } from '../rules/heirs.ts';
import type { Writers } from './writers.ts';

export const generalEvents: Writers<'informed' | 'showed' | 'learned' | 'named' | 'judged' | 'challenged'> = {
  informed: {
    to: 'all',
    table: (table, { target, trios }) => {
      table.turn.deed = { do: 'inform', target, trios };
    },
  },
  showed: {
    to: ({ target, buyer }) => [target, buyer],
    hand(hand, seat, _table, { target, buyer, identities }) {
      if (seat === target) hand.shown[buyer].push(...identities);
      else hand.seen[target].push(...identities);
    },
  },
  learned: {
    to: 'all',
    table: (table, { target, buyer, count }) =>
      void table.purchases.push({ buyer, target, count, covered: coveredOf(table, target) }),
  },
  named: {
    to: ({ accuser, target }) => [accuser, target],
    hand: (hand, _seat, _table, { accuser, target, identity, right }) =>
      void hand.guesses.push({ accuser, target, identity, right }),
  },
  judged: {
    to: 'all',
    table(table, { accuser, target, right }) {
      table.accusations.push({ accuser, target, right, covered: coveredOf(table, target) });
      if (accuser === table.turn.seat) table.turn.deed = { do: 'accuse', target };
    },
  },
  challenged: {
    to: 'all',
    table: (table, { identity }) => {
      table.turn.deed = { do: 'challenge', identity };
    },
  },
};
