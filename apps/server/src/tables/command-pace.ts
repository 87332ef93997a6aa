// How often somebody may say something: enough for a heated evening, too little to drown it or to swell the log. Counted for each
// seat, over all its devices, and for each spectator; not kept in the log.

import type { Seat } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import { type Bucket, newBucket, type Rate, take } from '../bucket.ts';

const RATES = {
  /** What the game asks for; the rules bound how much of it there is. */
  play: { burst: 40, perSecond: 8 },
  say: { burst: 5, perSecond: 0.5 },
  phrase: { burst: 3, perSecond: 0.6 },
  /** What a seat sets for itself. */
  own: { burst: 30, perSecond: 0.5 },
  /** Who sits where, and how the table is set: a host fills fourteen seats at once. */
  house: { burst: 30, perSecond: 0.5 },
  vote: { burst: 8, perSecond: 0.2 },
} as const satisfies Record<string, Rate>;

export type Kind = keyof typeof RATES;

export const KIND_OF: { readonly [T in Command['t']]: Kind } = {
  move: 'play',
  lastCall: 'play',
  hold: 'play',
  pause: 'house',
  resume: 'house',
  seen: 'own',
  autoPass: 'own',
  order: 'own',
  withdraw: 'own',
  mute: 'own',
  rename: 'own',
  ready: 'own',
  open: 'own',
  say: 'say',
  phrase: 'phrase',
  seatBot: 'house',
  clearSeat: 'house',
  uninvite: 'house',
  leave: 'house',
  giveHost: 'house',
  takeHost: 'house',
  silence: 'house',
  change: 'house',
  start: 'house',
  rematch: 'house',
  approve: 'house',
  vote: 'vote',
};

/** What all spectators of a table may say together: whoever comes in again is somebody new, and would have all of it anew. */
const GALLERY: Rate = { burst: 30, perSecond: 1 };

type Buckets = { [K in Kind]?: Bucket };

/** Buckets are made when they are first needed: most of them never are. */
export class CommandPace {
  readonly #seats: (Buckets | undefined)[] = [];
  #spectators: WeakMap<object, Buckets> | null = null;
  #gallery: Bucket | null = null;

  /** Whether this was not too much; a spectator is known by the connection. */
  isSlowEnough(kind: Kind, who: Seat | object, now: number): boolean {
    const buckets = this.#bucketsOf(who);
    buckets[kind] ??= newBucket(RATES[kind], now);
    if (!take(buckets[kind], now)) return false;
    if (typeof who === 'number' || kind !== 'say') return true;
    this.#gallery ??= newBucket(GALLERY, now);
    return take(this.#gallery, now);
  }

  #bucketsOf(who: Seat | object): Buckets {
    if (typeof who === 'number') {
      this.#seats[who] ??= {};
      return this.#seats[who];
    }
    this.#spectators ??= new WeakMap();
    const buckets = this.#spectators.get(who) ?? {};
    this.#spectators.set(who, buckets);
    return buckets;
  }
}
