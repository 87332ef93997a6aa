// What one address, and everybody together, may take from this server. Nobody is ever banned: who waits is let in again.

import { type Limiter, newLimiter, type Rate } from '../bucket.ts';
import type { Limits } from '../config.ts';
import { wideKey } from './address.ts';
import type { Clock } from './clock.ts';

const MINUTE = 60;
const HOUR = 3600;
const RECORDS_PER_MINUTE = 30;
/** Besides its sockets: a browser has six for its requests. */
const REQUESTS_PER_ADDRESS = 24;
/** Codes of tables that are not there, tickets to no seat: enough for slips of the pen, too few to go through all of them. */
const MISSES_PER_MINUTE = 20;
/** A /48 may do so many times as much as each /64 in it. */
const WIDE = 8;
/** Of large files, which take a while on a slow line: to one address, from one address, and of everybody together. */
const TRANSFERS_PER_ADDRESS = 3;
const TRANSFERS = 32;
/** What a connection costs that had to be cut off. */
export const FLOOD_COSTS = 300;

export interface Gate {
  readonly tables: Limiter;
  readonly joins: Limiter;
  /** As many as tables: each is played once. */
  readonly imports: Limiter;
  /** Matches that were played here, as files. */
  readonly records: Limiter;
  readonly requests: Limiter;
  /** All other addresses of this server. */
  readonly files: Limiter;
  /** New connections. */
  readonly arrivals: Limiter;
  /** Who asks for tables that are not there, or brings tickets that fit no seat. */
  readonly misses: Limiter;
  readonly sockets: SocketCount;
  /** Whatever is open, down to what has not said a word yet. */
  readonly connections: SocketCount;
  /** Records on their way in, and out. */
  readonly uploads: SocketCount;
  readonly downloads: SocketCount;
}

export interface SocketCount {
  /** What stands against one more. */
  obstacle(key: string): 'address-full' | 'server-full' | null;
  enter(key: string): void;
  leave(key: string): void;
  readonly size: number;
}

/** For an address, and its /48 if it has one. */
function newAddressLimiter(rate: Rate, clock: Clock): Limiter {
  const [own, wide] = [newLimiter(rate, clock), newLimiter(times(rate, WIDE), clock)];
  const around = (key: string) => wideKey(key) ?? '';
  return {
    take(key) {
      const seconds = wide.wait(around(key)) ?? own.take(key);
      if (seconds === null) charge(wide, around(key), 1);
      return seconds;
    },
    wait: (key) => wide.wait(around(key)) ?? own.wait(key),
    charge(key, count = 1) {
      own.charge(key, count);
      charge(wide, around(key), count);
    },
    get size() {
      return own.size + wide.size;
    },
  };
}

const times = ({ burst, perSecond }: Rate, factor: number): Rate => ({
  burst: burst * factor,
  perSecond: perSecond * factor,
});

function charge(limiter: Limiter, key: string, count: number): void {
  if (key !== '') limiter.charge(key, count);
}

function newSocketCount({ sockets, socketsPerAddress }: Pick<Limits, 'sockets' | 'socketsPerAddress'>): SocketCount {
  const byAddress = new Map<string, number>();
  let size = 0;
  const keysOf = (key: string) => [key, wideKey(key)].filter((each) => each !== null);
  const isFull = (key: string, most: number) => (byAddress.get(key) ?? 0) >= most;
  return {
    obstacle(key) {
      if (size >= sockets) return 'server-full';
      const wide = wideKey(key);
      const isWideFull = wide !== null && isFull(wide, WIDE * socketsPerAddress);
      return isWideFull || isFull(key, socketsPerAddress) ? 'address-full' : null;
    },
    enter(key) {
      for (const each of keysOf(key)) byAddress.set(each, (byAddress.get(each) ?? 0) + 1);
      size += 1;
    },
    leave(key) {
      for (const each of keysOf(key)) {
        const here = (byAddress.get(each) ?? 0) - 1;
        if (here > 0) byAddress.set(each, here);
        else byAddress.delete(each);
      }
      size -= 1;
    },
    get size() {
      return size;
    },
  };
}

export function newGate(limits: Limits, clock: Clock): Gate {
  const every = (burst: number, seconds: number) => newAddressLimiter({ burst, perSecond: burst / seconds }, clock);
  const transfers = () => newSocketCount({ sockets: TRANSFERS, socketsPerAddress: TRANSFERS_PER_ADDRESS });
  return {
    tables: every(limits.tablesPerHour, HOUR),
    imports: every(limits.tablesPerHour, HOUR),
    joins: every(limits.joinsPerMinute, MINUTE),
    records: every(RECORDS_PER_MINUTE, MINUTE),
    requests: every(limits.requestsPerMinute, MINUTE),
    files: every(limits.filesPerMinute, MINUTE),
    arrivals: every(limits.connectionsPerMinute, MINUTE),
    misses: every(MISSES_PER_MINUTE, MINUTE),
    sockets: newSocketCount(limits),
    connections: newSocketCount({
      sockets: Number.POSITIVE_INFINITY,
      socketsPerAddress: limits.socketsPerAddress + REQUESTS_PER_ADDRESS,
    }),
    uploads: transfers(),
    downloads: transfers(),
  };
}
