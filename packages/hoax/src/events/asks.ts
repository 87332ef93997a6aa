// Questions, and the secret answers to them.

import { type AskId, copy } from '@pretender/kernel';
import { ownReaction } from '../rules/steps.ts';
import { type Hand, type Public, REACTIONS, type ReactionType } from '../types.ts';
import { dropAnswer, removeFrom } from './answers.ts';
import type { Writers } from './writers.ts';

/** From the top: it is nearly always the open one. */
function indexOf({ asks }: Public, ask: AskId): number {
  let at = asks.length - 1;
  while (asks[at].id !== ask) at--;
  return at;
}

function isReaction(type: string): boolean {
  return REACTIONS.includes(type as ReactionType);
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
      if (hand.answers.length === 0 && hand.plan === null) return;
      const answer = dropAnswer(hand, ask);
      const own = ownReaction(table.asks[indexOf(table, ask)].kind);
      if (answer && isReaction(answer.move.type) && answer.move.type !== own) hand.plan = answer.move as Hand['plan'];
      if (hand.plan !== null && hand.plan.type === own) hand.plan = null;
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
      if (hand.answers.length > 0) dropAnswer(hand, ask);
      hand.answers.push({ ask, move: move.type === 'pass' ? { type: 'pass' } : copy(move) });
    },
  },
};
