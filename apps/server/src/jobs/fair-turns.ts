// So many jobs at once, the others in their fair turns.

import { FairQueue, type Place } from './fair-queue.ts';

export class FairTurns {
  readonly #waiting = new FairQueue<() => void>();
  #free: number;

  constructor(most: number) {
    this.#free = most;
  }

  async take<T>(place: Place, job: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.add(place, resolve));
    try {
      return await job();
    } finally {
      this.#next();
    }
  }

  /** Whoever is next takes the place of whoever was. */
  #next(): void {
    const next = this.#waiting.take();
    if (next === null) this.#free++;
    else next();
  }
}
