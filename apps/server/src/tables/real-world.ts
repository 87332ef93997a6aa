// The world outside a test: the machine's clock and the system's chance.

import { randomBytes, randomInt } from 'node:crypto';
import type { World } from './world.ts';

/** Timers cannot be set further ahead than this; a longer wait is taken in steps. */
const LONGEST_TIMER = 2 ** 31 - 1;

function inSteps(time: number, job: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    const left = Math.max(0, time - Date.now());
    timer = setTimeout(() => (left > LONGEST_TIMER ? wait() : job()), Math.min(left, LONGEST_TIMER));
  };
  wait();
  return () => clearTimeout(timer);
}

export const realWorld: World = {
  now: () => Date.now(),
  at(time, job) {
    const left = Math.max(0, time - Date.now());
    if (left > LONGEST_TIMER) return inSteps(time, job);
    const timer = setTimeout(job, left);
    return () => clearTimeout(timer);
  },
  bytes: (count) => Uint8Array.from(randomBytes(count)),
  below: (n) => randomInt(n),
};

/** The same world, in which the tables' time passes so many times as fast. */
export function hurried(world: World, times: number): World {
  if (times === 1) return world;
  const start = world.now();
  return {
    ...world,
    now: () => start + (world.now() - start) * times,
    at: (time, job) => world.at(start + (time - start) / times, job),
  };
}
