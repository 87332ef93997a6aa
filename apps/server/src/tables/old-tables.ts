// Tables that nobody comes back to: a few are looked at each time, and those that were left for long enough are dropped. Never one that is
// played, however long nobody was there.

import type { LeftTable, Store } from '../store/store.ts';
import type { TableLine } from './lines.ts';
import { isDamage } from './trouble.ts';
import type { Keeping, Services } from './world.ts';

export type Dropped = { -readonly [K in keyof Keeping]: number };

/** Looked at in one step; each costs the store a lookup or two. */
const STEP = 200;
/** Dropped in one step: a log is long, and moves wait behind it. */
const MOST_DROPPED = 20;
/** Lines that are read at once, from the end. */
const PAGE = 200;

type Life = keyof Keeping | 'playing';

const LIFE_AFTER: { readonly [K in TableLine['kind']]?: Life } = { started: 'playing', ended: 'finished' };

/** Its last match began or ended, or there was none. */
async function lifeOf(store: Store, { id, head }: LeftTable): Promise<Life> {
  for (let before = head + 1; before > 0; before -= PAGE) {
    const lines = await store.read(id, before - PAGE - 1, before);
    for (const { body } of lines.toReversed()) {
      const life = LIFE_AFTER[(JSON.parse(body) as TableLine).kind];
      if (life !== undefined) return life;
    }
  }
  return 'waiting';
}

/** All of it, because what is damaged is kept for whoever can mend it. */
async function readAll(store: Store, { id, head }: LeftTable): Promise<void> {
  for (let after = -1; after < head; after += PAGE) await store.read(id, after, after + PAGE + 1);
}

export class OldTables {
  readonly dropped: Dropped = { waiting: 0, finished: 0 };
  readonly #services: Pick<Services, 'store' | 'log' | 'trouble'>;
  readonly #keeping: Keeping;
  /** When somebody was last there, as far as this process has seen it. */
  readonly #seen = new Map<string, number>();
  readonly #going = new Set<string>();
  #after = '';

  constructor(services: Pick<Services, 'store' | 'log' | 'keeping' | 'trouble'>) {
    this.#services = services;
    this.#keeping = services.keeping ?? { waiting: Number.POSITIVE_INFINITY, finished: Number.POSITIVE_INFINITY };
  }

  /** Somebody is there now. */
  see(id: string, now: number): void {
    this.#seen.set(id, now);
  }

  /** Is it being dropped at this moment? */
  isGoing(id: string): boolean {
    return this.#going.has(id);
  }

  /** `letGo` lets a table go that nobody needs in memory; false if somebody does. */
  async step(now: number, letGo: (id: string) => Promise<boolean>): Promise<void> {
    const { waiting, finished } = this.#keeping;
    if (waiting === Number.POSITIVE_INFINITY && finished === Number.POSITIVE_INFINITY) return;
    this.#forgetSeen(now - Math.max(waiting, finished));
    const rows = await this.#services.store.survey(this.#after, STEP);
    this.#after = rows.length < STEP ? '' : rows[rows.length - 1].id;
    const before = { ...this.dropped };
    let count = 0;
    for (const row of rows) {
      if (count >= MOST_DROPPED) {
        this.#after = row.id;
        break;
      }
      if (await this.#dropIfOld(row, now, letGo)) count++;
    }
    if (count === 0) return;
    const about = {
      waiting: this.dropped.waiting - before.waiting,
      finished: this.dropped.finished - before.finished,
    };
    this.#services.log.info(about, 'tables that nobody came back to were dropped');
  }

  #forgetSeen(before: number): void {
    for (const [id, at] of this.#seen) if (at < before) this.#seen.delete(id);
  }

  /** null if it is not to be dropped. */
  async #lifeIfSound(row: LeftTable, left: number): Promise<keyof Keeping | null> {
    const { store } = this.#services;
    const read = async () => {
      const life = await lifeOf(store, row);
      if (life === 'playing' || left < this.#keeping[life]) return null;
      await readAll(store, row);
      return life;
    };
    try {
      return await (this.#services.trouble?.watch(row.id, read) ?? read());
    } catch (error) {
      if (isDamage(error)) return null;
      throw error;
    }
  }

  async #dropIfOld(row: LeftTable, now: number, letGo: (id: string) => Promise<boolean>): Promise<boolean> {
    const left = now - Math.max(row.lastAt, this.#seen.get(row.id) ?? 0);
    // What does something by itself is played.
    if (row.wakeAt !== null || left < Math.min(this.#keeping.waiting, this.#keeping.finished)) return false;
    const { store } = this.#services;
    const life = await this.#lifeIfSound(row, left);
    if (life === null) return false;
    this.#going.add(row.id);
    try {
      if (!(await letGo(row.id)) || !(await store.dropTable(row.id, row.head))) return false;
      this.dropped[life]++;
      return true;
    } finally {
      this.#going.delete(row.id);
    }
  }
}
