// Token buckets: so much at once, so much in the long run. Alone for a connection, by address for everybody else.

export interface Rate {
  /** So many at once. */
  readonly burst: number;
  /** So many come back each second. */
  readonly perSecond: number;
}

export interface Bucket {
  readonly rate: Rate;
  left: number;
  filledAt: number;
}

export const newBucket = (rate: Rate, now: number): Bucket => ({ rate, left: rate.burst, filledAt: now });

function fill(bucket: Bucket, now: number): void {
  const { burst, perSecond } = bucket.rate;
  bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.filledAt) / 1000) * perSecond);
  bucket.filledAt = Math.max(bucket.filledAt, now);
}

/** Whether there was one left to take. */
export function take(bucket: Bucket, now: number): boolean {
  fill(bucket, now);
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
}

/** Seconds until there is one again. */
const waitOf = ({ rate, left }: Bucket): number => Math.max(1, Math.ceil((1 - left) / rate.perSecond));

export interface Limiter {
  /** null, or how many seconds to wait; at this time, where what comes before it must not count. */
  take(key: string, now?: number): number | null;
  /** The same, without taking one. */
  wait(key: string): number | null;
  /** Takes so many even if there is none: for what is counted after it was done, by many at once perhaps. */
  charge(key: string, count?: number): void;
  readonly size: number;
}

const SWEEP_AT = 1000;

/** One bucket for each key. A full bucket says no more than none, so full ones are thrown away when there are many. */
export function newLimiter(rate: Rate, clock: { now(): number }): Limiter {
  const buckets = new Map<string, Bucket>();
  let sweepAt = SWEEP_AT;
  const sweep = () => {
    for (const [key, bucket] of buckets) {
      fill(bucket, clock.now());
      if (bucket.left >= rate.burst) buckets.delete(key);
    }
    sweepAt = Math.max(SWEEP_AT, buckets.size * 2);
  };
  const bucketOf = (key: string): Bucket => {
    if (buckets.size >= sweepAt) sweep();
    const bucket = buckets.get(key) ?? newBucket(rate, clock.now());
    buckets.set(key, bucket);
    return bucket;
  };
  return {
    take(key, now = clock.now()) {
      const bucket = bucketOf(key);
      return take(bucket, now) ? null : waitOf(bucket);
    },
    charge(key, count = 1) {
      const bucket = bucketOf(key);
      fill(bucket, clock.now());
      bucket.left -= count;
    },
    wait(key) {
      const bucket = buckets.get(key);
      if (bucket === undefined) return null;
      fill(bucket, clock.now());
      return bucket.left < 1 ? waitOf(bucket) : null;
    },
    get size() {
      return buckets.size;
    },
  };
}
