// The next time at which a table does something by itself. Most of what is said at a table moves it on a little: a timer that
// goes off too early is cheaper than a new one for each move.

import type { World } from './world.ts';

/** Whom it wakes. Not a function: there would be one for every table. */
interface Sleeper {
  wake(): void;
}

export class Alarm {
  readonly #world: Pick<World, 'at'>;
  readonly #sleeper: Sleeper;
  #time: number | null = null;
  /** When the timer goes off; null if there is none. */
  #armedFor: number | null = null;
  #cancel: (() => void) | null = null;

  constructor(world: Pick<World, 'at'>, sleeper: Sleeper) {
    this.#world = world;
    this.#sleeper = sleeper;
  }

  /** null for never. A time that is past may ring at once. */
  set(time: number | null): void {
    this.#time = time;
    if (time === null) this.#disarm();
    else if (this.#armedFor === null || this.#armedFor > time) this.#arm(time);
  }

  #arm(time: number): void {
    this.#disarm();
    this.#armedFor = time;
    const cancel = this.#world.at(time, () => this.#goOff());
    // It may have gone off at once.
    if (this.#armedFor === time) this.#cancel = cancel;
  }

  #disarm(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#armedFor = null;
  }

  #goOff(): void {
    const [armedFor, time] = [this.#armedFor, this.#time];
    this.#cancel = null;
    this.#armedFor = null;
    if (armedFor === null || time === null) return;
    if (time > armedFor) this.#arm(time);
    else {
      this.#time = null;
      this.#sleeper.wake();
    }
  }
}
