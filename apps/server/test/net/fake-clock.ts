// Time that passes when the test says so.

import type { Clock } from '../../src/net/clock.ts';

export interface FakeClock extends Clock {
  advance(ms: number): void;
}

interface Timer {
  at: number;
  readonly every: number | null;
  readonly run: () => void;
}

export function fakeClock(): FakeClock {
  let now = 0;
  const timers = new Set<Timer>();
  const add = (timer: Timer) => {
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const next = (until: number) => [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after: (ms, run) => add({ at: now + ms, every: null, run }),
    every: (ms, run) => add({ at: now + ms, every: ms, run }),
    advance(ms) {
      const until = now + ms;
      for (let timer = next(until); timer !== undefined; timer = next(until)) {
        now = timer.at;
        if (timer.every === null) timers.delete(timer);
        else timer.at += timer.every;
        timer.run();
      }
      now = until;
    },
  };
}
