// From which address somebody asked for a seat, how often, and who has to wait because the table said no. It is kept in memory only: never
// written down, logged or told to anybody.

import type { Seat } from '@pretender/kernel';
import { newLimiter } from '../bucket.ts';
import type { KeyRequest } from './facts.ts';

/** For one seat at once. */
const MOST_REQUESTS = 8;
/** As long as it takes to read it and to say yes. */
const STANDS = 30_000;
/** Of one address at this table, for whatever seats. */
const RATE = { burst: 3, perSecond: 1 / 180 };
/** After the first no; twice as long after each one more. */
const FIRST_WAIT = 180_000;
const LONGEST_WAIT = 3_600_000;

interface Noes {
  readonly count: number;
  readonly until: number;
}

/** In whose place the next request comes, or why it does not come now. */
export type Room = { readonly place: KeyRequest | null } | { readonly why: string };

const BY_MANY = 'Others ask for that seat, and the table is deciding';

export class Askers {
  readonly #addresses = new Map<number, string>();
  readonly #noes = new Map<string, Noes>();
  /** Counted in the table's own time. */
  #now = 0;
  readonly #pace = newLimiter(RATE, { now: () => this.#now });

  /** A request that has come. */
  note(request: number, from: string | undefined, now: number): void {
    if (from === undefined) return;
    this.#now = now;
    this.#pace.take(from);
    this.#addresses.set(request, from);
  }

  /** One's own gives way to one's next; another only when the table has had the time for it; one that somebody has backed never does. */
  roomFor(requests: readonly KeyRequest[], seat: Seat, { from, now }: { from: string | undefined; now: number }): Room {
    const pending = requests.filter((other) => other.seat === seat);
    const weak = pending.filter(({ ayes, granted }) => ayes.length === 0 && granted === null);
    const own = weak.find(({ request }) => from !== undefined && this.#addresses.get(request) === from);
    if (own !== undefined || pending.length < MOST_REQUESTS) return { place: own ?? null };
    if (weak.length === 0) return { why: `${BY_MANY}.` };
    const wait = weak[0].askedAt + STANDS - now;
    return wait <= 0 ? { place: weak[0] } : { why: `${BY_MANY}; you may ask again in ${Math.ceil(wait / 1000)} s.` };
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

  /** Why this address has to wait; null if it may ask. */
  whyWait(from: string | undefined, now: number): string | null {
    if (from === undefined) return null;
    this.#now = now;
    const no = Math.ceil(((this.#noes.get(from)?.until ?? now) - now) / 1000);
    if (no > 0) return `The table has said no; you may ask again in ${no} s.`;
    const wait = this.#pace.wait(from);
    return wait === null ? null : `From your address this table was asked often; you may ask again in ${wait} s.`;
  }
}
