// An heir that never pretends: it speaks only as what it is, and doubts only what it can disprove.

import type { Hoax, Move, Table } from '@pretender/hoax';
import type { Player } from '../player.ts';
import { accuseKnown, dare, declare, inform } from './declare.ts';
import { possibleCards } from './knowledge.ts';
import { allOfType, anyMove, anyOfType, best, type Mind, SPEAKS_AS } from './mind.ts';

type AskKind = Table['asks'][number]['kind'];
type Answer = (mind: Mind) => Move | null;

/** The reaction of the own card, if it is offered. The truth can only win by being doubted. */
function react(mind: Mind): Move | null {
  return anyMove(
    mind,
    mind.specs.filter(({ type }) => SPEAKS_AS[type] === mind.own),
  );
}

function isDisproved({ view, possible }: Mind): boolean {
  const { claim } = view.table;
  return claim !== null && !possible[claim.seat].includes(claim.as);
}

const any: Answer = (mind) => anyMove(mind, mind.specs);
const pass: Answer = (mind) => anyOfType(mind, 'pass');
const reactOrPass: Answer = (mind) => react(mind) ?? pass(mind);

const answerClaim: Answer = (mind) => (isDisproved(mind) ? anyOfType(mind, 'doubt') : null) ?? reactOrPass(mind);

const vote: Answer = (mind) => anyOfType(mind, isDisproved(mind) ? 'support' : 'decline');

/** The cheapest way out. */
const settle: Answer = (mind) => {
  const { sentences } = mind.view.table.turn;
  return best(mind, allOfType(mind, 'settle'), ({ to, as }) =>
    as === 'monk' ? -1 : -(sentences.find(({ seat }) => seat === to)?.count ?? 0),
  );
};

const ANSWERS: { readonly [K in AskKind]: Answer } = {
  cover: any,
  take: any,
  declaration: declare,
  reaction: answerClaim,
  vote,
  defence: (mind) => react(mind) ?? anyOfType(mind, 'pay'),
  illegality: reactOrPass,
  sentencing: reactOrPass,
  indulgence: reactOrPass,
  penalty: (mind) => react(mind) ?? settle(mind),
  showing: any,
  extra: (mind) => inform(mind) ?? pass(mind),
  recover: any,
  accusing: (mind) => accuseKnown(mind) ?? dare(mind),
  recess: pass,
  coronation: any,
};

/** For The Heirs of Hoax. */
export const honestHeir: Player<Hoax> = (view, specs, draws) => {
  const seat = view.viewer;
  const own = seat === 'public' ? null : view.hands[seat]?.identity;
  const asked = view.table.asks.find(({ id }) => id === specs[0]?.ask);
  if (seat === 'public' || !own || !asked) return null;
  return ANSWERS[asked.kind]({ view, seat, own, possible: possibleCards(view), specs, draws });
};
