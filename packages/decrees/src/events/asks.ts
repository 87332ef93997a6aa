// Questions, and the secret answers to them.

import { copy } from '@pretender/kernel';
import type { Hand } from '../types.ts';
import { closeEarlyDealing, dropAsk, pushAsk } from './stack.ts';
import type { Writers } from './writers.ts';

function dropAnswer({ answers }: Hand, ask: number): void {
  const at = answers.findIndex((answer) => answer.ask === ask);
  if (at >= 0) answers.splice(at, 1);
}

export const asksEvents: Writers<'asked' | 'closed' | 'noted'> = {
  asked: {
    to: 'all',
    table(table, { id, kind, seats, clock, mode }) {
      if (kind === 'dealing') closeEarlyDealing(table);
      pushAsk(table, { id, kind, seats: seats.slice(), clock, mode, held: false, takes: [] });
      if (kind === 'action') table.turn.stage = 'acting';
    },
  },
  closed: {
    to: 'all',
    hand: (hand, _seat, _table, { ask }) => dropAnswer(hand, ask),
    table(table, { ask }) {
      if (dropAsk(table, ask)?.kind === 'action') table.turn.stage = 'closing';
    },
  },
  noted: {
    to: 'own',
    hand(hand, _seat, _table, { ask, move }) {
      dropAnswer(hand, ask);
      hand.answers.push({ ask, move: copy(move) });
    },
  },
};
