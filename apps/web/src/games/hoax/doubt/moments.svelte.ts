// Moments one after the other, each for as long as it takes to read.

import { untrack } from 'svelte';
import type { Desk } from '../table/desk.svelte.ts';
import { type Moment, momentsOf } from './moments.ts';

/** What only this reader learns stays until it is sent away. */
const LASTS: { readonly [K in Moment['kind']]: number | null } = {
  exposed: 2800,
  proved: 2800,
  collapsed: 1800,
  verdict: 2800,
  shown: null,
  dealt: 8000,
  finale: 2200,
};

export class Moments {
  queue = $state.raw<readonly Moment[]>([]);
  /** What the last telling brought, for whoever announces it. */
  fresh: readonly Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk) {
    let before = untrack(() => desk.table);
    // Who comes in while the round is being set up has just been dealt a card.
    untrack(() => {
      const mine = desk.me === null ? null : (desk.view.hands[desk.me]?.identity ?? null);
      const isSetup = desk.ask?.clock === 'setup' && desk.sitting.kind !== 'replay' && !desk.isAnswered;
      const isFirst = desk.sitting.lesson?.stage === 'play';
      if (mine && (isSetup || isFirst)) this.#show([{ kind: 'dealt', who: mine }]);
    });
    $effect.pre(() => {
      const { picture, table, sitting } = desk;
      untrack(() => {
        if (table === before) return;
        this.fresh = momentsOf(picture.news, before, picture.viewer);
        before = table;
        // On paper the reader goes as fast as they like.
        if (this.fresh.length > 0) this.#show(sitting.kind === 'replay' ? this.fresh.slice(-1) : this.fresh);
      });
    });
  }

  get now(): Moment | null {
    return this.queue[0] ?? null;
  }

  close(): void {
    this.#show(this.queue.slice(1));
  }

  /** News that cannot wait push aside what was only being read. */
  #show(queue: readonly Moment[]): void {
    const kept = queue === this.fresh ? this.queue.filter(({ kind }) => LASTS[kind] === null) : [];
    this.queue = [...kept, ...queue];
    clearTimeout(this.#timer);
    const lasts = this.now && LASTS[this.now.kind];
    if (lasts) this.#timer = setTimeout(() => this.close(), lasts);
  }
}
