// Questions, and the secret answers to them.

import { type AskId, copy } from '@pretender/kernel';
import { ownReaction } from '../rules/steps.ts';
import type { Move, Public, Reaction } from '../types.ts';
import { dropAnswer, removeFrom } from './answers.ts';
import type { Writers } from './writers.ts';

/** From the top: it is nearly always the open one. */
function indexOf({ asks }: Public, ask: AskId): number {
  let at = asks.length - 1;
  while (asks[at].id !== ask) at--;
  return at;
}

function isReaction(move: Move): move is Reaction {
  const { type } = move;
  return type === 'immunise' || type === 'outlaw' || type === 'sentence' || type === 'absolve';
}

export const asksEvents: Writers<'asked' | 'excused' | 'closed' | 'noted'> = {
  asked: {
    to: 'all',
    table(table, { id, kind, seats, clock, mode, takes }) {
      const { asks } = table;
      if (asks.length > 0) asks[asks.length - 1].held = true;
      asks.push({
        id,
        kind,
        seats: seats.slice(),
        clock,
        mode,
        held: false,
        takes: takes.length === 0 ? [] : copy(takes),
      });
      table.nextAsk = id + 1;
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
    },
  },
  closed: {
    to: 'all',
    // A reaction that was sent early, as an answer to an older ask, waits on as a plan; one whose step is over is gone.
    hand(hand, _seat, table, { ask }) {
      const answer = dropAnswer(hand, ask);
      const early = answer !== null && isReaction(answer.move) ? answer.move : null;
      if (early === null && hand.plan === null) return;
      const own = ownReaction(table.asks[indexOf(table, ask)].kind);
      if (early !== null && early.type !== own) hand.plan = early;
      if (hand.plan?.type === own) hand.plan = null;
    },
    table(table, { ask }) {
      const { asks } = table;
      const at = indexOf(table, ask);
      if (at === asks.length - 1) asks.pop();
      else asks.splice(at, 1);
      if (asks.length > 0) asks[asks.length - 1].held = false;
    },
  },
  noted: {
    to: ({ seat }) => [seat],
    hand(hand, _seat, _table, { ask, move }) {
      dropAnswer(hand, ask);
      hand.answers.push({ ask, move: move.type === 'pass' ? { type: 'pass' } : copy(move) });
    },
  },
};
