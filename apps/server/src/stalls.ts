// When a thread of the server could do nothing: a timer that should go off every so often shows how late it was. Measured by the
// monotonic clock, which all threads share.

import process from 'node:process';
import { setInterval } from 'node:timers';
import { monotonic } from './monotonic.ts';

/** In milliseconds of the monotonic clock. */
export interface Stall {
  readonly from: number;
  readonly until: number;
  /** How long the whole process computed meanwhile, all threads together. */
  readonly cpu: number;
}

export interface StallWatch {
  /** Tells at once of a stall that has just ended. */
  look(): void;
  stop(): void;
}

const EVERY_MS = 50;
/** Less is what every server has now and then, and nobody notices it. */
const SHORTEST_MS = 250;
const MICROSECONDS_PER_MS = 1000;

function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS_PER_MS;
}

export function watchStalls(tell: (stall: Stall) => void): StallWatch {
  let [due, cpu] = [monotonic() + EVERY_MS, cpuNow()];
  function look(): void {
    const [now, cpuBefore, from] = [monotonic(), cpu, due];
    due = now + EVERY_MS;
    cpu = cpuNow();
    if (now - from > SHORTEST_MS) tell({ from, until: now, cpu: cpu - cpuBefore });
  }
  const timer = setInterval(look, EVERY_MS).unref();
  return { look, stop: () => clearInterval(timer) };
}

/** What the tables get back; in a frozen process nothing ran at all, so nobody outside has caused it. */
export interface GivenBack {
  readonly from: number;
  readonly until: number;
  readonly why: 'busy' | 'frozen';
}

/** A shorter freeze counts as any other stall. */
const SHORTEST_FREEZE_MS = 5000;
/** Somebody who keeps the threads busy makes them compute, even on a machine that gives them a tenth of its time. */
const MOST_CPU_IN_A_FREEZE = 0.02;

function isFrozen(a: Stall, b: Stall): boolean {
  const both = Math.min(a.until, b.until) - Math.max(a.from, b.from);
  return both >= SHORTEST_FREEZE_MS && Math.min(a.cpu, b.cpu) < both * MOST_CPU_IN_A_FREEZE;
}

/** Puts together the stalls of both threads: no moment is given back twice. */
export class Stalls {
  #own: Stall[] = [];
  #sockets: Stall[] = [];
  #givenUntil = Number.NEGATIVE_INFINITY;

  /** Of this thread. */
  note(stall: Stall): void {
    this.#own.push(stall);
  }

  /** Of the thread that reads the sockets. */
  noteOfSockets(stall: Stall): void {
    this.#sockets.push(stall);
  }

  /** What is to be given back now, when both threads have said what they know. */
  take(): readonly GivenBack[] {
    const [own, sockets] = [this.#own, this.#sockets];
    this.#own = [];
    this.#sockets = [];
    // Neither wakes at the same moment as the other.
    const frozen = own.flatMap((stall) =>
      sockets.filter((other) => isFrozen(stall, other)).flatMap((other) => [stall, other]),
    );
    const given: GivenBack[] = [];
    for (const { from, until } of [...own, ...sockets].toSorted((a, b) => a.from - b.from)) {
      const rest = Math.max(from, this.#givenUntil);
      if (until <= rest) continue;
      const why = frozen.some((stall) => stall.from < until && rest < stall.until) ? 'frozen' : 'busy';
      const last = given.at(-1);
      if (last?.until === rest && last.why === why) given[given.length - 1] = { ...last, until };
      else given.push({ from: rest, until, why });
      this.#givenUntil = until;
    }
    return given;
  }
}
