// Claims and doubts.

import { actionRule } from '../roles/index.ts';
import type { Action, Claim, Public, TurnState } from '../types.ts';
import { dropAnswer, removeFrom } from './answers.ts';
import type { Writers } from './writers.ts';

function reactionAsk(table: Public): number {
  for (let i = table.asks.length - 1; i >= 0; i--) if (table.asks[i].kind === 'reaction') return table.asks[i].id;
  return -1;
}

function sameAction(action: Action): Action {
  return actionRule(action).announce(action);
}

/** What a claim that stands adds to the turn. */
const STANDS: { readonly [K in Claim['kind']]: (turn: TurnState, claim: Extract<Claim, { kind: K }>) => void } = {
  action() {},
  immunise: (turn, { seat }) => turn.immune.push(seat),
  outlaw: (turn, { seat }) => turn.barons.push(seat),
  sentence: (turn, { seat, ware, count, share }) => turn.sentences.push({ seat, ware, count, share }),
  absolve: (turn, { seat, ware }) => turn.offers.push({ seat, ware }),
};

export const claimsEvents: Writers<
  'claimed' | 'doubted' | 'supported' | 'declined' | 'stood' | 'exposed' | 'revealed'
> = {
  claimed: {
    to: 'all',
    hand(hand, seat, table, { claim }) {
      if (seat !== claim.seat) return;
      hand.plan = hand.plan?.type === claim.kind ? null : hand.plan;
      if (table.asks.length > 0) dropAnswer(hand, table.asks[table.asks.length - 1].id);
    },
    table(table, { claim }) {
      if (claim.kind === 'action') {
        table.claim = { kind: claim.kind, seat: claim.seat, as: claim.as, action: sameAction(claim.action) };
        table.turn.deed = { do: 'claim', action: sameAction(claim.action) };
        return;
      }
      table.claim = { ...claim };
      table.heirs[claim.seat].used[claim.kind] = true;
      if (claim.kind !== 'immunise') removeFrom(table.asks[table.asks.length - 1].seats, claim.seat);
    },
  },
  doubted: {
    to: 'all',
    table: (table, { seat, need }) => {
      table.vote = { need, hands: [seat], declined: [] };
    },
  },
  supported: {
    to: 'all',
    hand(hand, seat, table, event) {
      if (seat === event.seat) dropAnswer(hand, table.asks[table.asks.length - 1].id);
    },
    table(table, { seat }) {
      table.vote?.hands.push(seat);
      removeFrom(table.asks[table.asks.length - 1].seats, seat);
    },
  },
  declined: {
    to: 'all',
    table(table, { seat }) {
      table.vote?.declined.push(seat);
      removeFrom(table.asks[table.asks.length - 1].seats, seat);
    },
  },
  stood: {
    to: 'all',
    table(table, { seat }) {
      const { claim } = table;
      if (claim?.seat === seat) STANDS[claim.kind](table.turn, claim as never);
      if (claim?.kind === 'immunise')
        for (const open of table.asks) if (open.kind === 'defence') removeFrom(open.seats, seat);
      table.claim = null;
      table.vote = null;
    },
  },
  exposed: {
    to: 'all',
    // Reactions kept for a claim that fell vanish without a trace.
    hand(hand, _seat, table) {
      dropAnswer(hand, reactionAsk(table));
    },
    table(table, { seat, identity }) {
      table.heirs[seat].covers[identity] = 'doubt';
      table.heirs[seat].isExposed = true;
      table.turn.isSecondTry ||= table.claim?.kind === 'action';
      table.claim = null;
      table.vote = null;
    },
  },
  revealed: {
    to: 'all',
    table: (table, { seat, identity }) => {
      table.heirs[seat].card = identity;
    },
  },
};
