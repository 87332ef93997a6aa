// A deal that is under way, in the fold: what each of its lines changes.

import { dealtAnew, newDealing } from './dealing.ts';
import type { Dealt, TableState } from './facts.ts';
import type { LineOf, Sealed } from './lines.ts';

/** Numbers are bound to the seal that was there when they were committed to. */
export function sealAnew(state: TableState, next: Sealed, at: number): void {
  state.next = next;
  state.sealedAt = at;
  for (const chair of state.chairs) chair.commitment = null;
}

export function dealtFrom({ dealing }: TableState, { numbers, nonces = [] }: LineOf<'started'>): Dealt {
  if (numbers === undefined) return { version: 1, nonces };
  return { version: 2, attempt: dealing?.attempt ?? 1, numbers, voided: dealing?.voided ?? [] };
}

type Writer<K extends DealingLine> = (state: TableState, line: LineOf<K>, at: number) => void;
type DealingLine = 'committed' | 'dealing' | 'fixed' | 'number' | 'voided';

export const DEALING_WRITERS: { readonly [K in DealingLine]: Writer<K> } = {
  committed(state, { seat, commitment }) {
    state.chairs[seat].commitment = commitment;
  },
  dealing(state, { seat }, at) {
    state.dealing = newDealing(state.chairs.length, seat, at);
  },
  fixed(state, { seats }, at) {
    if (state.dealing === null) return;
    const fixed = seats.map((seat) => ({ seat, commitment: state.chairs[seat].commitment ?? '' }));
    state.dealing = { ...state.dealing, fixed, since: at, given: 0, givenBusy: 0 };
  },
  number(state, { seat, nonce }) {
    if (state.dealing === null) return;
    const nonces = state.dealing.nonces.map((other, at) => (at === seat ? nonce : other));
    state.dealing = { ...state.dealing, nonces };
  },
  voided(state, { seats, next }, at) {
    if (state.dealing !== null) state.dealing = dealtAnew(state.dealing, seats, at);
    sealAnew(state, next, at);
  },
};
