// Who may ask for a lost seat: the part of the model that counts addresses and noes.

import type { Asked } from './model.ts';

const THREE_MINUTES = 180_000;
const HOUR = 3_600_000;
const MOST_REQUESTS = 8;

interface Table {
  readonly now: number;
  readonly requests: readonly Asked[];
  readonly seats: readonly { readonly isHere: boolean }[];
}

export class Asking {
  readonly #table: Table;
  readonly #noes = new Map<string, { count: number; until: number }>();
  /** Three at once, and one more every three minutes. */
  readonly #left = new Map<string, { count: number; at: number }>();

  constructor(table: Table) {
    this.#table = table;
  }

  #leftFor(from: string): number {
    const { count, at } = this.#left.get(from) ?? { count: 3, at: this.#table.now };
    return Math.min(3, count + (this.#table.now - at) / THREE_MINUTES);
  }

  /** In whose place the next comes: undefined if there is room. */
  place(seat: number, from: string): Asked | 'nobody’s' | undefined {
    const pending = this.#table.requests.filter((asked) => asked.seat === seat);
    const weak = pending.filter(({ ayes, granted }) => ayes.size === 0 && granted === null);
    const own = weak.find((asked) => asked.from === from);
    if (own !== undefined || pending.length < MOST_REQUESTS) return own;
    return weak.length > 0 && this.#table.now - weak[0].at >= 30_000 ? weak[0] : 'nobody’s';
  }

  mayAsk(seat: number, from: string): boolean {
    if (this.#table.seats[seat].isHere || (this.#noes.get(from)?.until ?? 0) > this.#table.now) return false;
    return this.#leftFor(from) >= 1 - 1e-9 && this.place(seat, from) !== 'nobody’s';
  }

  note(from: string): void {
    this.#left.set(from, { count: this.#leftFor(from) - 1, at: this.#table.now });
  }

  refused(from: string): void {
    if (from === '') return;
    const count = (this.#noes.get(from)?.count ?? 0) + 1;
    const wait = Math.min(HOUR, THREE_MINUTES * 2 ** (count - 1));
    this.#noes.set(from, { count, until: this.#table.now + wait });
  }

  restart(): void {
    this.#noes.clear();
    this.#left.clear();
  }
}
