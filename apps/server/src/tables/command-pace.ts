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
  autoPass: 'own',
  order: 'own',
  withdraw: 'own',
  mute: 'own',
  rename: 'own',
  ready: 'own',
  say: 'say',
  phrase: 'phrase',
  seatBot: 'house',
  clearSeat: 'house',
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

export interface CommandPace {
  /** Whether this was not too much; a spectator is known by the connection. */
  isSlowEnough(kind: Kind, who: Seat | object, now: number): boolean;
}

export function newCommandPace(): CommandPace {
  const seats: object[] = [];
  const buckets = new WeakMap<object, Map<Kind, Bucket>>();
  return {
    isSlowEnough(kind, who, now) {
      if (typeof who === 'number') seats[who] ??= {};
      const key = typeof who === 'number' ? seats[who] : who;
      const own = buckets.get(key) ?? new Map<Kind, Bucket>();
      const bucket = own.get(kind) ?? newBucket(RATES[kind], now);
      buckets.set(key, own.set(kind, bucket));
      return take(bucket, now);
    },
  };
}
