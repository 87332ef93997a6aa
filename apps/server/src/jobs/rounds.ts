// What many ask for at once begins in fair turns by address, and only so much of it before the event loop goes on: a crowd keeps nobody's
// move waiting.

import { FairQueue } from './fair-queue.ts';

export class Rounds {
  readonly #waiting = new FairQueue<() => void>();
  readonly #most: number;
  #begun = 0;
  #isOn = false;

  /** `most`: in one round of the event loop. */
  constructor(most: number) {
    this.#most = most;
  }

  /** null if it may begin at once. */
  turn(address: string): Promise<void> | null {
    this.#goOn();
    if (this.#begun < this.#most && this.#waiting.size === 0) {
      this.#begun += 1;
      return null;
    }
    return new Promise((resolve) => this.#waiting.add({ address, table: '' }, resolve));
  }

  /** The next round comes when everything else had its turn. */
  #goOn(): void {
    if (this.#isOn) return;
    this.#isOn = true;
    setImmediate(() => {
      this.#isOn = false;
      this.#begun = 0;
      while (this.#begun < this.#most && this.#waiting.size > 0) {
        this.#begun += 1;
        this.#waiting.take()?.();
      }
      if (this.#begun > 0) this.#goOn();
    });
  }
}
