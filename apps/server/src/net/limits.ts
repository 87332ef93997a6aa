// What one address, and everybody together, may take from this server. Nobody is ever banned: who waits is let in again.

import { type Limiter, newLimiter } from '../bucket.ts';
import type { Limits } from '../config.ts';
import type { Clock } from './clock.ts';

const MINUTE = 60;
const HOUR = 3600;
const RECORDS_PER_MINUTE = 30;
/** Besides its sockets: a browser has six for its requests. */
const REQUESTS_PER_ADDRESS = 24;
/** Codes of tables that are not there, tickets to no seat: enough for slips of the pen, too few to go through all of them. */
const MISSES_PER_MINUTE = 20;

export interface Gate {
  readonly tables: Limiter;
  readonly joins: Limiter;
  /** As many as tables: each is played once. */
  readonly imports: Limiter;
  /** Matches that were played here, as files. */
  readonly records: Limiter;
  readonly requests: Limiter;
  /** Who asks for tables that are not there, or brings tickets that fit no seat. */
  readonly misses: Limiter;
  readonly sockets: SocketCount;
  /** Whatever is open, down to what has not said a word yet. */
  readonly connections: SocketCount;
}

export interface SocketCount {
  /** What stands against one more. */
  obstacle(key: string): 'address-full' | 'server-full' | null;
  enter(key: string): void;
  leave(key: string): void;
  readonly size: number;
}

function newSocketCount({ sockets, socketsPerAddress }: Pick<Limits, 'sockets' | 'socketsPerAddress'>): SocketCount {
  const byAddress = new Map<string, number>();
  let size = 0;
  return {
    obstacle(key) {
      if (size >= sockets) return 'server-full';
      return (byAddress.get(key) ?? 0) >= socketsPerAddress ? 'address-full' : null;
    },
    enter(key) {
      byAddress.set(key, (byAddress.get(key) ?? 0) + 1);
      size += 1;
    },
    leave(key) {
      const here = (byAddress.get(key) ?? 0) - 1;
      if (here > 0) byAddress.set(key, here);
      else byAddress.delete(key);
      size -= 1;
    },
    get size() {
      return size;
    },
  };
}

export function newGate(limits: Limits, clock: Clock): Gate {
  const every = (burst: number, seconds: number) => newLimiter({ burst, perSecond: burst / seconds }, clock);
  return {
    tables: every(limits.tablesPerHour, HOUR),
    imports: every(limits.tablesPerHour, HOUR),
    joins: every(limits.joinsPerMinute, MINUTE),
    records: every(RECORDS_PER_MINUTE, MINUTE),
    requests: every(limits.requestsPerMinute, MINUTE),
    misses: every(MISSES_PER_MINUTE, MINUTE),
    sockets: newSocketCount(limits),
    connections: newSocketCount({
      sockets: Number.POSITIVE_INFINITY,
      socketsPerAddress: limits.socketsPerAddress + REQUESTS_PER_ADDRESS,
    }),
  };
}
