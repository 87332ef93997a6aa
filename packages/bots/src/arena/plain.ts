// The honest heir as it was when the panel of beginners was made: what they are put together from must not change with any level.

import type { Move, Table } from '@pretender/hoax';
import { allOfType, anyMove, anyOfType, best, type Mind, SPEAKS_AS } from '../hoax/mind.ts';
import { worthOf } from '../hoax/worth.ts';

export type AskKind = Table['asks'][number]['kind'];
/** Null: as somebody plain would. */
export type Habit = (mind: Mind) => Move | null;

/** Turns for each seat after which a round is too long, and turns of a finale: two honest heirs could go on for ever. */
const LONG_ROUND = 15;
const LONG_FINALE = 20;

function isTooLong({ table }: Mind['view']): boolean {
  return table.turn.number > LONG_ROUND * table.heirs.length || table.finaleTurns > LONG_FINALE;
}

/** An accusation that cannot be wrong. */
export const accuseKnown: Habit = (mind) => {
  const { possible } = mind;
  const known = allOfType(mind, 'accuse').filter(
    ({ target, identity }) => possible[target].length === 1 && possible[target][0] === identity,
  );
  return best(mind, known, () => 0);
};

/** The accusation with the best chance; for when there is nothing else to do. */
const accuseLikely: Habit = (mind) => {
  const { possible } = mind;
  const thinkable = allOfType(mind, 'accuse').filter(({ target, identity }) => possible[target].includes(identity));
  return best(mind, thinkable, ({ target }) => -possible[target].length);
};

/** A guess, once the round would not end otherwise. */
export const dare: Habit = (mind) =>
  isTooLong(mind.view) && mind.view.table.turn.seat === mind.seat ? accuseLikely(mind) : null;

/** Asks where the least is missing, for no more than is missing. */
export const inform: Habit = (mind) => {
  const { possible, view } = mind;
  const unknown = (target: number): number => possible[target].length - 1;
  const useful = allOfType(mind, 'inform').filter(
    ({ target, trios }) => unknown(target) > (trios - 1) * view.table.config.infoPerTrio,
  );
  const closest = best(mind, useful, ({ target }) => -unknown(target));
  const about = useful.filter(({ target }) => target === closest?.target);
  return best(mind, about, ({ trios }) => trios);
};

const claimOwn: Habit = (mind) => {
  const { view, seat, own } = mind;
  const claims = allOfType(mind, 'claim').filter(({ as }) => as === own);
  return best(mind, claims, (claim) => worthOf(view.table, seat, claim));
};

/** In a duel whoever challenges what the other is has lost: first what it cannot be, else anything. */
const challenge: Habit = (mind) => {
  const { view, possible } = mind;
  const rival = view.table.heirs.findIndex(({ standing }, at) => standing === 'in' && at !== mind.seat);
  return best(mind, allOfType(mind, 'challenge'), ({ identity }) => (possible[rival].includes(identity) ? 0 : 1));
};

/** What anybody does who knows something: accuse whom it knows, buy what it can, and guess when the round would not end. */
export const sober: Habit = (mind) => accuseKnown(mind) ?? inform(mind) ?? dare(mind);

const declare: Habit = (mind) =>
  sober(mind) ?? claimOwn(mind) ?? challenge(mind) ?? accuseLikely(mind) ?? anyOfType(mind, 'pass');

const react: Habit = (mind) =>
  anyMove(
    mind,
    mind.specs.filter(({ type }) => SPEAKS_AS[type] === mind.own),
  );

function isDisproved({ view, possible }: Mind): boolean {
  const { claim } = view.table;
  return claim !== null && !possible[claim.seat].includes(claim.as);
}

const any: Habit = (mind) => anyMove(mind, mind.specs);
const pass: Habit = (mind) => anyOfType(mind, 'pass');
const reactOrPass: Habit = (mind) => react(mind) ?? pass(mind);

/** The cheapest way out. */
const settle: Habit = (mind) => {
  const { sentences } = mind.view.table.turn;
  return best(mind, allOfType(mind, 'settle'), ({ to, as }) =>
    as === 'monk' ? -1 : -(sentences.find(({ seat }) => seat === to)?.count ?? 0),
  );
};

/** What somebody plain says to everything. */
export const PLAIN: { readonly [K in AskKind]: Habit } = {
  cover: any,
  take: any,
  declaration: declare,
  reaction: (mind) => (isDisproved(mind) ? anyOfType(mind, 'doubt') : null) ?? reactOrPass(mind),
  vote: (mind) => anyOfType(mind, isDisproved(mind) ? 'support' : 'decline'),
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
