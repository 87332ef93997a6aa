// A seat that goes to another key, or to another person: what of the one before is left there.

import type { Seat } from '@pretender/kernel';
import { isPlaying, NO_ORDERS, NOBODY_MUTED, type TableState } from './facts.ts';

/** Counting begins anew with a person: how much the one before was told in secret is told to nobody. Not at 0, which is to know nothing. */
export const TOLD_BY_COMING = 1;

/** From now on the seat opens to this key alone. */
export function newTenant(state: TableState, seat: Seat, key: string): void {
  const chair = state.chairs[seat];
  chair.key = key;
  chair.ticket = null;
  chair.tenant = ++state.tenantCount;
}

/** Somebody else sits there. Only what all could see of the one before stays, and in a match the hand. */
export function newPerson(state: TableState, seat: Seat, key: string): void {
  newTenant(state, seat, key);
  const anew = { autoPass: 'off', orders: NO_ORDERS, orderCount: 0, muted: NOBODY_MUTED } as const;
  Object.assign(state.chairs[seat], anew, { hasPlayed: isPlaying(state), hasHeardAll: false });
}

/** What the one before was for is not what the next one is for. */
export function dropVoice(state: TableState, seat: Seat): void {
  const without = <T extends { readonly ayes: readonly Seat[] }>(open: T): T => ({
    ...open,
    ayes: open.ayes.filter((other) => other !== seat),
  });
  state.requests = state.requests.map(without);
  state.motions = state.motions.map(without).filter(({ ayes }) => ayes.length > 0);
}
