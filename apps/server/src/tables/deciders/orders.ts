// Standing orders: giving one, and taking it back.

import { fit, type Game, type GameTypes, type RawMove } from '@pretender/kernel';
import { isPlaying } from '../facts.ts';
import { type Decider, line, refuseByRules, refuseWith } from './decision.ts';

const MOST_ORDERS = 12;

/** The fields of an order do not depend on each other. */
const UNCHECKED = { check: () => null } as unknown as Game<GameTypes>;

export const order: Decider<'order'> = (state, command, { seat }) => {
  const { match, played, chairs } = state;
  if (!isPlaying(state) || match === null) return refuseWith('not-now');
  if (chairs[seat].orders.length >= MOST_ORDERS) return refuseWith('not-now', `at most ${MOST_ORDERS} orders`);
  const view = match.views[seat];
  const fitting = fit({ game: UNCHECKED, view }, played.orders.offered(view), command.order as RawMove);
  if (!fitting.ok) return refuseByRules(fitting.refusal);
  const given = fitting.move as RawMove;
  if (!played.orders.isPossible(view, given)) return refuseByRules({ code: 'impossible', field: null, clause: null });
  const number = chairs[seat].orderCount + 1;
  return line({ kind: 'ordered', seat, number, order: given, isOnce: played.orders.isOnce(given) });
};

export const withdraw: Decider<'withdraw'> = (state, command, { seat }) => {
  const isThere = state.chairs[seat].orders.some(({ number }) => number === command.order);
  return isThere ? line({ kind: 'orderGone', seat, number: command.order, why: 'withdrawn' }) : refuseWith('stale');
};
