// Wares, covers, points, turns: what lies on the table.

import type { Seat } from '@pretender/kernel';
import { countIn } from '../rules/heirs.ts';
import type { Holder, OpenAsk, Table, Wares } from '../types.ts';
import { clear, clearPlans, forgetAnswers, removeFrom } from './answers.ts';
import { cover } from './covers.ts';
import { openAsk } from './stack.ts';
import { freshTurn } from './turn.ts';
import type { Writers } from './writers.ts';

function pileOf(table: Table, holder: Holder): Wares {
  return typeof holder === 'string' ? table.bank : table.heirs[holder].wares;
}

/** Whoever is out by an accusation in the middle of a claim may still doubt it as a ghost. */
function mayHaunt({ heirs, claim, vote }: Table, { kind }: OpenAsk, seat: Seat): boolean {
  return heirs[seat].ghostHands > 0 && kind === 'reaction' && vote === null && claim?.seat !== seat;
}

export const tableEvents: Writers<'covered' | 'moved' | 'left' | 'scored' | 'turnBegan' | 'idled' | 'settled'> = {
  moved: {
    to: 'all',
    table(table, { from, to, gold, wine, grain }) {
      const source = pileOf(table, from);
      const target = pileOf(table, to);
      source.gold -= gold;
      source.wine -= wine;
      source.grain -= grain;
      target.gold += gold;
      target.wine += wine;
      target.grain += grain;
    },
  },
  turnBegan: {
    to: 'all',
    hand: clearPlans,
    table(table, { number, seat }) {
      table.turn = freshTurn(number, seat);
      clear(table.prompts);
      openAsk(table, 'declaration', [seat]);
      if (table.finale) table.finaleTurns++;
      const { heirs } = table;
      for (let i = 0; i < heirs.length; i++) {
        const { used } = heirs[i];
        used.immunise = used.outlaw = used.sentence = used.absolve = false;
        heirs[i].isExposed = false;
      }
    },
  },
  covered: {
    to: 'all',
    table(table, { seat, identities, why }) {
      for (const identity of identities) cover(table.heirs[seat], identity, why);
      if (why === 'renewed') table.heirs[seat].toCover = 0;
    },
  },
  left: {
    to: 'all',
    hand(hand, seat, _table, event) {
      if (seat === event.seat) forgetAnswers(hand);
    },
    table(table, { seat, standing }) {
      table.heirs[seat].standing = standing;
      if (table.config.ghosts) table.heirs[seat].ghostHands = countIn(table);
      for (const open of table.asks) if (!mayHaunt(table, open, seat)) removeFrom(open.seats, seat);
    },
  },
  scored: {
    to: 'all',
    table(table, { seat, points, why }) {
      table.heirs[seat].points += points;
      table.heirs[seat].earned[why] += points;
    },
  },
  idled: {
    to: 'all',
    table: (table, { seat }) => {
      table.turn.isIdle = table.turn.seat === seat;
    },
  },
  settled: {
    to: 'all',
    table: (table, { to, as }) => {
      table.turn.settled = { to, as };
    },
  },
};
