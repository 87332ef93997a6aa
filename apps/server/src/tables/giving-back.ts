// The server could do nothing for a while: all tables get that time back, before anything closes at them.

import type { GivenBack } from '../stalls.ts';
import type { LiveTable } from './live.ts';
import type { Services } from './world.ts';

/** A shorter time moves no deadline that is further away than what is kept in memory. */
export const SHORT_AWAY = 60_000;

interface Tables {
  /** Those in memory, and those that are on the way there. */
  awake(): Iterable<Promise<LiveTable>>;
  isAwake(id: string): boolean;
  /** Calls with a table that may sleep again then. */
  awaken(id: string, job: (table: LiveTable) => Promise<unknown>): Promise<void>;
}

export class GivingBack {
  readonly #services: Pick<Services, 'store' | 'world' | 'log'>;
  readonly #tables: Tables;
  #giving: Promise<void> = Promise.resolve();

  constructor(services: Pick<Services, 'store' | 'world' | 'log'>, tables: Tables) {
    this.#services = services;
    this.#tables = tables;
  }

  /** Resolves when what was to be given back is on disk. */
  settled(): Promise<void> {
    return this.#giving;
  }

  /** Tables in memory have it in front of whatever they do from now on. */
  give({ from, until, why }: GivenBack): void {
    const { world, log } = this.#services;
    const stall = { from: Math.round(world.timeAt(from)), until: Math.round(world.timeAt(until)), why };
    const giving = [...this.#tables.awake()].map((opening) => opening.then((table) => table.giveBack(stall)));
    // At the start there is often nobody yet who would have noticed.
    if (giving.length > 0)
      log.info(
        { ms: Math.round(until - from), why },
        'the server could do nothing for a while; the tables get it back',
      );
    const others = this.#giving;
    this.#giving = Promise.allSettled([others, ...giving])
      .then(() => this.#giveToOthers(stall))
      // From here on nobody has lost it any more: after a crash it must not be given once more.
      .then(() => this.#services.store.setAlive(world.now()))
      .catch((error) => log.error({ error: String(error) }, 'time could not be given back'));
  }

  /** As after a restart. */
  async #giveToOthers(stall: GivenBack): Promise<void> {
    if (stall.why !== 'frozen' || stall.until - stall.from < SHORT_AWAY) return;
    for (const id of await this.#services.store.due(Number.MAX_SAFE_INTEGER))
      if (!this.#tables.isAwake(id)) await this.#tables.awaken(id, (table) => table.giveBack(stall));
  }
}
