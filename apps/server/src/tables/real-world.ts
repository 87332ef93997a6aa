// The world outside a test: the machine's clock and the system's chance. The time of day is looked at once, when the server starts.
// From then on it goes by the monotonic clock, so that nothing happens if somebody sets the other.

import { randomBytes, randomInt } from 'node:crypto';
import { monotonic } from '../monotonic.ts';
import type { World } from './world.ts';

/** Timers cannot be set further ahead than this; a longer wait is taken in steps. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** What is needed of the machine; a test has one of its own. */
interface Machine {
  /** Milliseconds since 1970, as far as the machine knows. */
  wall(): number;
  monotonic(): number;
  /** Calls once; returns how to call it off. */
  after(ms: number, job: () => void): () => void;
}

const thisMachine: Machine = {
  wall: () => Date.now(),
  monotonic,
  after(ms, job) {
    const timer = setTimeout(job, ms);
    return () => clearTimeout(timer);
  },
};

function inSteps({ after }: Machine, left: () => number, job: () => void): () => void {
  let cancel = (): void => {};
  const wait = (): void => {
    const ms = left();
    cancel = after(Math.min(ms, LONGEST_TIMER), ms > LONGEST_TIMER ? wait : job);
  };
  wait();
  return () => cancel();
}

export function worldOn(machine: Machine): World {
  const start = machine.wall() - machine.monotonic();
  const timeAt = (moment: number): number => Math.floor(start + moment);
  return {
    now: () => timeAt(machine.monotonic()),
    timeAt,
    at(time, job) {
      const left = (): number => Math.max(0, time - timeAt(machine.monotonic()));
      const ms = left();
      return ms > LONGEST_TIMER ? inSteps(machine, left, job) : machine.after(ms, job);
    },
    bytes: (count) => Uint8Array.from(randomBytes(count)),
    below: (n) => randomInt(n),
  };
}

export const realWorld: World = worldOn(thisMachine);

/** The same world, in which the tables' time passes so many times as fast. */
export function hurried(world: World, times: number): World {
  if (times === 1) return world;
  const start = world.now();
  const fast = (time: number): number => start + (time - start) * times;
  return {
    ...world,
    hurry: times,
    now: () => fast(world.now()),
    timeAt: (moment) => fast(world.timeAt(moment)),
    at: (time, job) => world.at(start + (time - start) / times, job),
  };
}

/** The same world, further on if need be: it goes on from that time at least, also where the machine's clock was set back. */
export function notBefore(world: World, time: number): World {
  const ahead = time - world.now();
  if (ahead <= 0) return world;
  return {
    ...world,
    now: () => world.now() + ahead,
    timeAt: (moment) => world.timeAt(moment) + ahead,
    at: (wanted, job) => world.at(wanted - ahead, job),
  };
}
