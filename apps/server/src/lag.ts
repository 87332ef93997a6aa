// How late the event loop of this thread is.

import { monitorEventLoopDelay } from 'node:perf_hooks';

/** In seconds, since somebody last looked: half of the time it was no later than this, nearly all of the time, and ever. */
export interface Lag {
  readonly half: number;
  readonly most: number;
  readonly ever: number;
}

export interface LagWatch {
  look(): Lag;
  stop(): void;
}

const NANOSECONDS = 1e9;
const RESOLUTION_MS = 20;

/** What Node measures is the time from one look to the next, of which the wanted part is no lag. */
const lagIn = (nanoseconds: number): number => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000);

export function watchLag(): LagWatch {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  return {
    look() {
      const lag = { half: lagIn(delay.percentile(50)), most: lagIn(delay.percentile(99)), ever: lagIn(delay.max) };
      delay.reset();
      return lag;
    },
    stop: () => void delay.disable(),
  };
}
