// The next time at which a table does something by itself. Most of what is said at a table does not change it.

import type { World } from './world.ts';

export class Alarm {
  readonly #world: Pick<World, 'at'>;
  readonly #ring: () => void;
  #time: number | null = null;
  #cancel: (() => void) | null = null;

  constructor(world: Pick<World, 'at'>, ring: () => void) {
    this.#world = world;
    this.#ring = ring;
  }

  /** null for never. A time that is past may ring at once. */
  set(time: number | null): void {
    if (time === this.#time) return;
    this.#cancel?.();
    this.#time = time;
    this.#cancel = time === null ? null : this.#world.at(time, () => this.#goOff());
  }

  #goOff(): void {
    this.#time = null;
    this.#ring();
  }
}
