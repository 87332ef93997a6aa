// How often somebody may talk: enough for a heated evening, too little to drown it. Counted for each seat, over all its
// devices, and for each spectator; not kept in the log.

import type { Seat } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import { type Bucket, newBucket, type Rate, take } from '../bucket.ts';

const RATES: Partial<Readonly<Record<Command['t'], Rate>>> = {
  say: { burst: 5, perSecond: 0.5 },
  phrase: { burst: 3, perSecond: 0.6 },
};

export interface TalkPace {
  /** Whether this was not too much; a spectator is known by the connection. */
  mayTalk(kind: Command['t'], who: Seat | object, now: number): boolean;
}

export function newTalkPace(): TalkPace {
  const seats: object[] = [];
  const buckets = new WeakMap<object, Map<Command['t'], Bucket>>();
  return {
    mayTalk(t, who, now) {
      const rate = RATES[t];
      if (!rate) return true;
      if (typeof who === 'number') seats[who] ??= {};
      const key = typeof who === 'number' ? seats[who] : who;
      const own = buckets.get(key) ?? new Map<Command['t'], Bucket>();
      const bucket = own.get(t) ?? newBucket(rate, now);
      buckets.set(key, own.set(t, bucket));
      return take(bucket, now);
    },
  };
}
