// One moment after the other, each for as long as it takes to read.

import { untrack } from 'svelte';
import type { DecreesView } from '../view.ts';
import { type Moment, momentsOf } from './moments.ts';
import type { Office } from './office.svelte.ts';

const LASTS = { bids: 4200, stagnation: 4200, decree: 3200, deal: 2600, stopped: 2200 } as const;

export class Moments {
  now = $state.raw<Moment | null>(null);
  readonly #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(office: Office) {
    let before: DecreesView = untrack(() => office.view);
    $effect(() => {
      const { picture } = office;
      untrack(() => {
        this.#add(momentsOf(picture.news, before));
        before = office.view;
      });
    });
    // Whoever has begun something wants to see the table.
    $effect(() => {
      if (office.draft !== null || office.lifted !== null) untrack(() => this.#clear());
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  #add(moments: readonly Moment[]): void {
    this.#queue.push(...moments);
    if (this.now === null) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.now = this.#queue.shift() ?? null;
    if (this.now) this.#timer = setTimeout(() => this.#next(), LASTS[this.now.kind]);
  }

  #clear(): void {
    this.#queue.length = 0;
    this.#next();
  }

  close(): void {
    this.#next();
  }
}
