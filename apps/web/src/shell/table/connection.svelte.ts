// What there is to say about the line to the table, once it has been away for longer than a blink.

import type { LiveSitting } from '../../sitting/live-sitting.svelte.ts';
import { words } from '../../words/words.svelte.ts';
import { onlineNow } from '../home/online.svelte.ts';

/** A line that is back within this time was hardly gone. */
const PATIENCE = 1200;

export class Connection {
  readonly #sitting: () => LiveSitting;
  #isLong = $state(false);
  /** Another try is not another line. */
  readonly #isOpen = $derived.by(() => this.#sitting().line === 'open');
  readonly text = $derived.by(() => this.#text());

  constructor(sitting: () => LiveSitting) {
    this.#sitting = sitting;
    $effect(() => {
      this.#isLong = false;
      if (this.#isOpen) return;
      const timer = setTimeout(() => {
        this.#isLong = true;
      }, PATIENCE);
      return () => clearTimeout(timer);
    });
  }

  #text(): string | null {
    const { isRestarting } = this.#sitting();
    if (this.#isOpen || !(this.#isLong || isRestarting)) return null;
    if (isRestarting) return words.frame.restarting();
    return onlineNow() ? words.frame.lineLost() : words.frame.offline();
  }
}
