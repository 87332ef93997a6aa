// Claims and doubts. An action answers its turn's declaration; a claim opens its window, and whatever settles it closes
// the window.

import type { Seat } from '@pretender/kernel';
import { actionRule } from '../roles/index.ts';
import { doubters } from '../rules/doubters.ts';
import type { Claim, Heir, Public, ReactionType, Table, TurnState } from '../types.ts';
import type { Identity } from '../words.ts';
import { clearPlans, dropAnswer, removeFrom } from './answers.ts';
import { countReaction } from './chances.ts';
import { cover } from './covers.ts';
import { dropPlan, keepReaction, openAsk, popAsk } from './stack.ts';
import { beginDeed } from './turn.ts';
import type { Writers } from './writers.ts';

/** While a claim is settled nothing lies on its window any more. */
function windowOf({ asks }: Public): number {
  return asks[asks.length - 1].id;
}

function endClaim(table: Table): void {
  table.claim = null;
  table.vote = null;
  popAsk(table);
}

/** The same as `claimed[as]++`, and many times as fast where the identity changes all the time. */
function countClaim({ claimed }: Heir, as: Identity): void {
  if (as === 'baron') claimed.baron++;
  else if (as === 'monk') claimed.monk++;
  else if (as === 'judge') claimed.judge++;
  else if (as === 'merchant') claimed.merchant++;
  else if (as === 'magician') claimed.magician++;
  else if (as === 'thief') claimed.thief++;
  else claimed.farmer++;
}

/** Likewise `used[reaction] = true`. */
function useReaction({ used }: Heir, reaction: ReactionType): void {
  if (reaction === 'outlaw') used.outlaw = true;
  else if (reaction === 'immunise') used.immunise = true;
  else if (reaction === 'sentence') used.sentence = true;
  else used.absolve = true;
}

/** A copy of its own for the table, written out like that of an answer. */
function sameReaction(claim: Exclude<Claim, { kind: 'action' }>): Claim {
  const { kind, seat } = claim;
  if (kind === 'outlaw') return { kind, seat, as: claim.as };
  if (kind === 'immunise') return { kind, seat, as: claim.as };
  if (kind === 'absolve') return { kind, seat, as: claim.as, ware: claim.ware };
  return { kind, seat, as: claim.as, ware: claim.ware, count: claim.count, share: claim.share };
}

/** What a claim that stands adds to the turn. */
const STANDS: { readonly [K in Claim['kind']]: (turn: TurnState, claim: Extract<Claim, { kind: K }>) => void } = {
  action() {},
  immunise: (turn, { seat }) => turn.immune.push(seat),
  outlaw: (turn, { seat }) => turn.barons.push(seat),
  sentence: (turn, { seat, ware, count, share }) => turn.sentences.push({ seat, ware, count, share }),
  absolve: (turn, { seat, ware }) => turn.offers.push({ seat, ware }),
};

function addStanding(turn: TurnState, claim: Claim): void {
  const add = STANDS[claim.kind] as (turn: TurnState, claim: Claim) => void;
  add(turn, claim);
}

/** Every hand that a ghost raises is one less. */
function spendGhostHand({ heirs }: Table, seat: Seat): void {
  if (heirs[seat].standing !== 'in') heirs[seat].ghostHands--;
}

export const claimsEvents: Writers<
  'claimed' | 'doubted' | 'supported' | 'declined' | 'stood' | 'exposed' | 'revealed'
> = {
  claimed: {
    to: 'all',
    hand(hand, seat, table, { claim }) {
      if (claim.kind === 'action' && table.turn.deed !== null) clearPlans(hand);
      if (seat !== claim.seat) return;
      if (claim.kind !== 'action') dropPlan(hand, claim.kind);
      if (table.asks.length > 0) dropAnswer(hand, table.asks[table.asks.length - 1].id);
    },
    table(table, { claim }) {
      if (claim.kind === 'action') {
        countClaim(table.heirs[claim.seat], claim.as);
        const { announce } = actionRule(claim.action);
        table.claim = { kind: claim.kind, seat: claim.seat, as: claim.as, action: announce(claim.action) };
        beginDeed(table, { do: 'claim', action: announce(claim.action) });
        table.turn.hasActed = true;
        popAsk(table);
      } else {
        table.claim = sameReaction(claim);
        useReaction(table.heirs[claim.seat], claim.kind);
        countReaction(table.heirs[claim.seat], claim.kind);
        if (claim.kind !== 'immunise') removeFrom(table.asks[table.asks.length - 1].seats, claim.seat);
      }
      openAsk(table, 'reaction', doubters(table, claim.seat));
    },
  },
  stood: {
    to: 'all',
    // A reaction that was sent early waits on as a plan.
    hand: (hand, _seat, table) => keepReaction(hand, windowOf(table)),
    table(table, { seat }) {
      const { claim } = table;
      table.turn.speaker = seat;
      // An action adds nothing.
      if (claim !== null && claim.kind !== 'action') {
        if (claim.seat === seat) addStanding(table.turn, claim);
        if (claim.kind === 'immunise')
          for (const open of table.asks) if (open.kind === 'defence') removeFrom(open.seats, seat);
      }
      endClaim(table);
    },
  },
  doubted: {
    to: 'all',
    table(table, { seat, need }) {
      table.vote = { need, hands: [seat], declined: [] };
      spendGhostHand(table, seat);
    },
  },
  supported: {
    to: 'all',
    hand(hand, seat, table, event) {
      if (seat === event.seat) dropAnswer(hand, table.asks[table.asks.length - 1].id);
    },
    table(table, { seat }) {
      table.vote?.hands.push(seat);
      spendGhostHand(table, seat);
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
  exposed: {
    to: 'all',
    // Reactions kept for a claim that fell vanish without a trace.
    hand(hand, seat, table, event) {
      dropAnswer(hand, windowOf(table));
      if (seat === event.seat && table.config.memoryHoax && table.claim) hand.exposed.push(table.claim.as);
    },
    table(table, { seat }) {
      if (table.claim && !table.config.memoryHoax) cover(table.heirs[seat], table.claim.as, 'doubt');
      table.heirs[seat].isExposed = true;
      table.turn.isSecondTry ||= table.claim?.kind === 'action';
      endClaim(table);
    },
  },
  revealed: {
    to: 'all',
    table: (table, { seat, identity }) => {
      table.heirs[seat].card = identity;
    },
  },
};
