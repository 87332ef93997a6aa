// What the net needs besides a hall, for tests that are not about limits.

import { readConfig, type ServerConfig } from '../../src/config.ts';
import type { Clock } from '../../src/net/clock.ts';

/** Nobody is too fast here, and nobody is asked whether he is still there. */
export function idleClock(): Clock {
  let now = 0;
  return {
    now() {
      now += 1000;
      return now;
    },
    after: () => () => undefined,
    every: () => () => undefined,
  };
}

/** Free ports, no page. */
export function idleConfig(): ServerConfig {
  const reading = readConfig({});
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  return { ...reading.config, port: 0, metricsPort: 0, pageDir: '/nowhere' };
}
