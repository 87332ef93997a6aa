// Questions, and the secret answers to them.

import type { AskId } from '@pretender/kernel';
import { isLiable, liable } from '../rules/reactions.ts';
import { ownReaction } from '../rules/steps.ts';
import type { OpenAsk, Public } from '../types.ts';
import { dropAnswer, removeFrom, sameAnswer, sameSealed } from './answers.ts';
import { countChances, takeBackChances } from './chances.ts';
import { dropPlan, keepReaction, popAsk, pushAsk } from './stack.ts';
import type { Writers } from './writers.ts';

/** From the top: it is nearly always the open one. */
function indexOf({ asks }: Public, ask: AskId): number {
  let at = asks.length - 1;
  while (asks[at].id !== ask) at--;
  return at;
}

function sameTakes(takes: OpenAsk['takes']): OpenAsk['takes'] {
  const same: OpenAsk['takes'] = [];
  for (let i = 0; i < takes.length; i++) same.push({ ask: takes[i].ask, type: takes[i].type, as: takes[i].as });
  return same;
}

export const asksEvents: Writers<'asked' | 'excused' | 'closed' | 'noted'> = {
  noted: {
    to: 'own',
    hand(hand, _seat, { asks }, { ask, move }) {
      const { answers } = hand;
      dropAnswer(hand, ask);
      const isSealed = asks[asks.length - 1].mode === 'sealed';
      answers.push({ ask, move: isSealed ? sameSealed(move) : sameAnswer(move) });
    },
  },
  closed: {
    to: 'all',
    // A reaction that was sent early waits on as a plan; one whose step is over is gone.
    hand(hand, _seat, table, { ask }) {
      const { kind, mode } = table.asks[indexOf(table, ask)];
      const own = ownReaction(kind);
      if (mode === 'sealed') dropAnswer(hand, ask);
      else keepReaction(hand, ask);
      if (own !== null) dropPlan(hand, own);
    },
    table(table, { ask }) {
      if (ask === table.asks[table.asks.length - 1].id) popAsk(table);
      else table.asks.splice(indexOf(table, ask), 1);
    },
  },
  asked: {
    to: 'all',
    table(table, { id, kind, seats, clock, mode, takes }) {
      pushAsk(table, { id, kind, seats: seats.slice(), clock, mode, held: false, takes: sameTakes(takes) });
      // Illegality answers the action, whoever has claimed immunity against it meanwhile.
      if (kind === 'illegality') table.turn.speaker = table.turn.seat;
      else if (kind === 'defence') table.turn.debtors = liable(table);
      countChances(table, kind, seats);
    },
  },
  excused: {
    to: 'all',
    hand(hand, seat, _table, { ask, seats }) {
      if (seats.includes(seat)) dropAnswer(hand, ask);
    },
    table(table, { ask, seats }) {
      const open = table.asks[indexOf(table, ask)];
      for (const seat of seats) removeFrom(open.seats, seat);
      takeBackChances(table, open.kind, seats);
      // Who owes nothing any more is let off for good, whatever comes into his house later.
      if (open.kind === 'defence' && table.turn.debtors !== null)
        for (const seat of seats) if (!isLiable(table, seat)) removeFrom(table.turn.debtors, seat);
    },
  },
};
