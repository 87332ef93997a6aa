// General actions: information, accusation, and the duel's challenge.

import type { Seat } from '@pretender/kernel';
import { coveredOf } from '../rules/heirs.ts';
import type { Table } from '../types.ts';
import { clearPlans } from './answers.ts';
import { beginDeed } from './turn.ts';
import type { Writers } from './writers.ts';

function actAccuse(table: Table, target: Seat): void {
  beginDeed(table, { do: 'accuse', target });
  table.turn.hasActed = true;
}

export const generalEvents: Writers<'informed' | 'showed' | 'learned' | 'named' | 'judged' | 'accused' | 'challenged'> =
  {
    informed: {
      to: 'all',
      hand: clearPlans,
      table(table, { target, trios, extra }) {
        beginDeed(table, { do: 'inform', target, trios });
        if (extra) table.turn.hasExtra = true;
        else table.turn.hasActed = true;
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
      table: (table, { target, buyer, trios }) =>
        void table.purchases.push({ buyer, target, trios, covered: coveredOf(table, target) }),
    },
    named: {
      to: ({ accuser, target }) => [accuser, target],
      hand: (hand, _seat, _table, { accuser, target, identity, right }) =>
        void hand.guesses.push({ accuser, target, identity, right }),
    },
    judged: {
      to: 'all',
      table(table, { accuser, target, right, aside }) {
        table.accusations.push({ accuser, target, right, identity: null, covered: coveredOf(table, target) });
        if (!aside) actAccuse(table, target);
      },
    },
    accused: {
      to: 'all',
      table(table, { accuser, target, right, identity, aside }) {
        table.accusations.push({ accuser, target, right, identity, covered: coveredOf(table, target) });
        if (!aside) actAccuse(table, target);
      },
    },
    challenged: {
      to: 'all',
      table({ turn }, { identity }) {
        turn.deed = { do: 'challenge', identity };
        turn.hasActed = true;
      },
    },
  };
