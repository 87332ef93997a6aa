// What lapses when somebody is accused out of the round in the middle of something, and prompts, which no rule reads.

import type { Seat } from '@pretender/kernel';
import type { Table } from '../types.ts';
import { dropAnswer, forgetAnswers } from './answers.ts';
import { popAsk } from './stack.ts';
import type { Writers } from './writers.ts';

/** Everything that was asked in this turn; what stands beside the turn stays. */
function breakTurn(table: Table): void {
  while (table.asks.length > 0 && table.asks[table.asks.length - 1].mode !== 'standing') table.asks.pop();
  table.claim = null;
}

/** His claim, and what he had said in the chain. */
function dropOwn(table: Table, seat: Seat): void {
  const { turn, claim } = table;
  turn.barons = turn.barons.filter((baron) => baron !== seat);
  turn.sentences = turn.sentences.filter((sentence) => sentence.seat !== seat);
  turn.offers = turn.offers.filter((offer) => offer.seat !== seat);
  if (claim?.seat !== seat) return;
  table.claim = null;
  popAsk(table);
}

export const interruptionEvents: Writers<'lapsed' | 'prompted'> = {
  lapsed: {
    to: 'all',
    hand(hand, _seat, { asks, claim }, { seat, scope }) {
      if (scope === 'turn') forgetAnswers(hand);
      else if (claim?.seat === seat) dropAnswer(hand, asks[asks.length - 1].id);
    },
    table(table, { seat, scope }) {
      if (scope === 'turn') breakTurn(table);
      else dropOwn(table, seat);
    },
  },
  prompted: {
    to: 'all',
    table: (table, { occasion, seats }) => void table.prompts.push({ occasion, seats: [...seats] }),
  },
};
