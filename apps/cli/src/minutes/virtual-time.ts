// A time in which nobody waits: whatever is due next is done next.

import type { Draws } from '@pretender/kernel';
import type { TableTime } from '@pretender/web/table-time';

interface Due {
  readonly at: number;
  readonly order: number;
  readonly job: () => void;
}

const FINE = 2 ** 30;

export class VirtualTime implements TableTime {
  readonly #draws: Draws;
  #due: Due[] = [];
  #now = 0;
  #count = 0;

  constructor(draws: Draws) {
    this.#draws = draws;
  }

  now(): number {
    return this.#now;
  }

  after(wait: number, job: () => void): () => void {
    const due = { at: this.#now + Math.max(0, wait), order: this.#count++, job };
    const later = this.#due.findIndex(({ at }) => at > due.at);
    this.#due.splice(later < 0 ? this.#due.length : later, 0, due);
    return () => {
      this.#due = this.#due.filter(({ order }) => order !== due.order);
    };
  }

  chance(): number {
    return this.#draws.below(FINE) / FINE;
  }

  /** Does what is due next; false if nothing is. */
  step(): boolean {
    const next = this.#due.shift();
    if (next === undefined) return false;
    this.#now = next.at;
    next.job();
    return true;
  }
}
