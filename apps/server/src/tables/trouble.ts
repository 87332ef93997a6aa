// What the store has lost or changed: a table of which something is not as it was written stays closed, and whoever comes is told so;
// where somebody was told more than the log knows, its end is missing. Each is said once in the server's log, and counted.

import type { Seat, Viewer } from '@pretender/kernel';
import { newBucket, type Rate, take } from '../bucket.ts';
import { StoreError } from '../store/store-error.ts';
import { refuseWith } from './deciders/decision.ts';
import type { Hall, Result } from './hall-types.ts';
import { forLog } from './keys.ts';

/** Lines about missing ends: people with a key can lie as well, and must not fill the log. */
const TOLD: Rate = { burst: 20, perSecond: 1 / 60 };

interface Around {
  readonly log: { error(about: object, message: string): void };
  readonly world: { now(): number };
}

export function isDamage(error: unknown): boolean {
  return error instanceof StoreError && error.trouble === 'damaged';
}

export class Trouble {
  readonly #around: Around;
  readonly #damaged = new Map<string, unknown>();
  /** Where somebody with a key knew more than the log. */
  readonly #cut = new Set<string>();
  readonly #told;

  constructor(around: Around) {
    this.#around = around;
    this.#told = newBucket(TOLD, around.world.now());
  }

  get counts(): { readonly damaged: number; readonly cut: number } {
    return { damaged: this.#damaged.size, cut: this.#cut.size };
  }

  /** What reads this table. Once it was found damaged, it is not read again. */
  async watch<T>(table: string, read: () => Promise<T>): Promise<T> {
    if (this.#damaged.has(table)) throw this.#damaged.get(table);
    try {
      return await read();
    } catch (error) {
      if (isDamage(error)) this.#noteDamage(table, error);
      throw error;
    }
  }

  #noteDamage(table: string, error: unknown): void {
    if (this.#damaged.has(table)) return;
    this.#damaged.set(table, error);
    this.#around.log.error(forLog(table, error), 'a table is damaged; it stays closed, and the others go on');
  }

  /** Somebody was told so much, and of that the log knows less. Of a spectator nobody knows whether it is true. */
  noteCut(table: string, viewer: Viewer, { since, known }: { readonly since: number; readonly known: number }): void {
    if (viewer === 'public' || this.#cut.has(table)) return;
    this.#cut.add(table);
    if (!take(this.#told, this.#around.world.now())) return;
    const about = { table: forLog(table, '').table, seat: viewer satisfies Seat, since, known };
    this.#around.log.error(about, 'the end of a log is missing: somebody was told more than it knows');
  }
}

type Answers = Exclude<keyof Hall, 'list' | 'stats' | 'lag' | 'stop'>;

/** The same hall; who comes to a damaged table is refused instead of left without an answer. */
export function tellingDamage(hall: Hall): Hall {
  const telling =
    <G extends unknown[], T>(ask: (...given: G) => Promise<Result<T>>) =>
    (...given: G): Promise<Result<T>> =>
      ask.apply(hall, given).catch((error) => {
        if (isDamage(error)) return refuseWith('damaged');
        throw error;
      });
  const answers: Pick<Hall, Answers> = {
    open: telling(hall.open),
    sit: telling(hall.sit),
    askBack: telling(hall.askBack),
    copyKey: telling(hall.copyKey),
    keepOnlyKey: telling(hall.keepOnlyKey),
    makeTicket: telling(hall.makeTicket),
    lookAtTicket: telling(hall.lookAtTicket),
    useTicket: telling(hall.useTicket),
    lookAtSeat: telling(hall.lookAtSeat),
    look: telling(hall.look),
    enter: telling(hall.enter),
    record: telling(hall.record),
    importRecord: telling(hall.importRecord),
    importedRecord: telling(hall.importedRecord),
  };
  return { ...answers, list: () => hall.list(), stats: () => hall.stats(), stop: () => hall.stop() };
}
