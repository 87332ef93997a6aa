// Codes for new tables: longer, the more tables there are.

import type { Store } from '../store/store.ts';
import { codeLength, newCode } from './keys.ts';
import type { OldTables } from './old-tables.ts';
import type { World } from './world.ts';

/** When codes are often taken, another letter makes room. */
const TRIES = 8;
const TRIES_OF_A_LENGTH = 4;

export class Codes {
  readonly #below: World['below'];
  readonly #old: Pick<OldTables, 'dropped'>;
  /** In the store, with those that were dropped since the start. */
  #tables = 0;

  constructor({ below }: Pick<World, 'below'>, old: Pick<OldTables, 'dropped'>) {
    this.#below = below;
    this.#old = old;
  }

  async count(store: Pick<Store, 'countTables'>): Promise<void> {
    this.#tables = await store.countTables();
  }

  /** For one more table: whichever nobody has. */
  *candidates(): Generator<string> {
    const { waiting, finished } = this.#old.dropped;
    const length = codeLength(this.#tables + 1 - waiting - finished);
    for (let attempt = 0; attempt < TRIES; attempt++)
      yield newCode(this.#below, length + Math.floor(attempt / TRIES_OF_A_LENGTH));
  }

  noteOpened(): void {
    this.#tables++;
  }
}
