// The thread that reads the sockets, as the tables see it: they ask it to catch up, and it says when it has.

import { type Stall, Stalls, type StallWatch } from '../stalls.ts';
import type { SocketsThread } from '../tables/world.ts';

type Tell = Parameters<SocketsThread['onStall']>[0];

export class FarSockets implements SocketsThread {
  readonly #stalls = new Stalls();
  #own: StallWatch | null = null;
  #ask: (() => void) | null = null;
  #isAsked = false;
  /** For the answer that is on its way. */
  #waiting: (() => void)[] = [];
  /** Came when it was on its way already, so that it says nothing about them. */
  #next: (() => void)[] = [];
  #tell: Tell = () => {};

  /** `ask` writes to that thread; before, nobody can have come. `own` tells what this thread could not do. */
  connect(ask: () => void, own: (tell: (stall: Stall) => void) => StallWatch): void {
    this.#ask = ask;
    this.#own = own((stall) => {
      this.#stalls.note(stall);
      void this.catchUp();
    });
  }

  /** One question serves all who wait. */
  catchUp(): Promise<void> {
    if (this.#ask === null) return Promise.resolve();
    return new Promise((resolve) => {
      this.#next.push(resolve);
      if (!this.#isAsked) this.#askNow();
    });
  }

  #askNow(): void {
    this.#isAsked = true;
    this.#waiting = this.#next;
    this.#next = [];
    this.#ask?.();
  }

  /** It was told of a stall over there. */
  noteStall(stall: Stall): void {
    this.#stalls.noteOfSockets(stall);
    void this.catchUp();
  }

  /** It is answered. Whoever waits hears of the stalls first. */
  caughtUp(): void {
    this.#own?.look();
    for (const given of this.#stalls.take()) this.#tell(given);
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#isAsked = false;
    for (const resolve of waiting) resolve();
    if (!this.#isAsked && this.#next.length > 0) this.#askNow();
  }

  onStall(tell: Tell): void {
    this.#tell = tell;
  }

  stop(): void {
    this.#own?.stop();
  }
}
