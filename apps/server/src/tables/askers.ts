// From which address somebody asked for a seat, and who has to wait because the table said no. It is kept in memory only: never written
// down, logged or told to anybody.

import type { Seat } from '@pretender/kernel';
import type { KeyRequest } from './facts.ts';

/** For one seat at once. */
const MOST_REQUESTS = 4;
/** After the first no; twice as long after each one more. */
const FIRST_WAIT = 180_000;
const LONGEST_WAIT = 3_600_000;

interface Noes {
  readonly count: number;
  readonly until: number;
}

export class Askers {
  readonly #addresses = new Map<number, string>();
  readonly #noes = new Map<string, Noes>();

  /** A request that has come. */
  note(request: number, from: string | undefined): void {
    if (from !== undefined) this.#addresses.set(request, from);
  }

  /** In whose place the next request for this seat comes; null if there is room, 'full' if nobody may be sent away for it. */
  inTheWay(requests: readonly KeyRequest[], seat: Seat, from: string | undefined): KeyRequest | 'full' | null {
    const pending = requests.filter((other) => other.seat === seat);
    const own = pending.find(({ request }) => from !== undefined && this.#addresses.get(request) === from);
    if (own !== undefined || pending.length < MOST_REQUESTS) return own ?? null;
    return pending.find(({ ayes }) => ayes.length === 0) ?? 'full';
  }

  /** It is over; whoever was told no has to wait before asking again. */
  forget(request: number, isRefused: boolean, now: number): void {
    const from = this.#addresses.get(request);
    this.#addresses.delete(request);
    if (!isRefused || from === undefined) return;
    for (const [address, { until }] of this.#noes) if (now - until > LONGEST_WAIT) this.#noes.delete(address);
    const count = (this.#noes.get(from)?.count ?? 0) + 1;
    this.#noes.set(from, { count, until: now + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (count - 1)) });
  }

  /** In milliseconds; 0 for whoever may ask at once. */
  waitOf(from: string | undefined, now: number): number {
    const noes = from === undefined ? undefined : this.#noes.get(from);
    return noes === undefined ? 0 : Math.max(0, noes.until - now);
  }
}
