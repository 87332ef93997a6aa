// What somebody is writing in the drawer of offers. It outlives the drawer: a window may open meanwhile, and is answered first.

import type { Deal } from '@pretender/decrees';
import type { Deep, Seat } from '@pretender/kernel';
import { SvelteMap } from 'svelte/reactivity';
import type { Line } from './draft-offer.ts';

type Lines = readonly Line[];

/** Another version of an offer is written about the version that lies there. */
const keyOf = (deal: Deep<Deal> | null) => (deal ? `${deal.offer}.${deal.version}` : 'new');

export class DealDrafts {
  /** To whom, once somebody was chosen. */
  promiseTo = $state.raw<Seat | null>(null);
  promiseText = $state('');
  readonly #offers = new SvelteMap<string, Lines>();

  /** A new offer, or another version of this one; null where none is being written. */
  offer(deal: Deep<Deal> | null): Lines | null {
    return this.#offers.get(keyOf(deal)) ?? null;
  }

  write(deal: Deep<Deal> | null, lines: Lines): void {
    this.#offers.set(keyOf(deal), lines);
  }

  discard(deal: Deep<Deal> | null): void {
    this.#offers.delete(keyOf(deal));
  }

  /** Another match, other people. */
  clear(): void {
    this.#offers.clear();
    this.promiseTo = null;
    this.promiseText = '';
  }
}
