// Moments one after the other, each for as long as it takes to read.

import { untrack } from 'svelte';
import type { Desk } from '../table/desk.svelte.ts';
import { hasAnswered, lasts, type Moment, momentsOf, queueAfter } from './moments.ts';

export class Moments {
  queue = $state.raw<readonly Moment[]>([]);
  /** What the last telling brought, for whoever announces it. */
  fresh: readonly Moment[] = [];
  readonly #isPaper: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk) {
    this.#isPaper = untrack(() => desk.sitting.kind === 'replay');
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
        this.fresh = momentsOf(picture.news, picture.viewer);
        before = table;
        // At a first table the beginning is made for them.
        const isSeen = sitting.lesson?.stage !== 'play' && hasAnswered(picture.news, picture.viewer);
        const left = isSeen ? this.queue.filter(({ kind }) => kind !== 'dealt') : this.queue;
        if (this.fresh.length > 0) this.#show(queueAfter(left, this.fresh, this.#isPaper));
        else if (left.length < this.queue.length) this.#show(left);
      });
    });
  }

  get now(): Moment | null {
    return this.queue[0] ?? null;
  }

  close(): void {
    this.#show(this.queue.slice(1));
  }

  #show(queue: readonly Moment[]): void {
    this.queue = queue;
    clearTimeout(this.#timer);
    const time = this.now && lasts(this.now, this.#isPaper);
    if (time) this.#timer = setTimeout(() => this.close(), time);
  }
}
