// When answers leave that may have waited for the disk or for a table's turn: at whole steps, counted from when they were asked for. So the
// time they take does not say whether something was just being written. A clock's own ticks would: somebody could ask just before one.

import type { World } from './world.ts';

/** Longer than a disk usually takes, and short enough for a person. */
const STEP = 100;

type Timing = Pick<World, 'now' | 'at' | 'answerStep'>;

/** When an answer leaves that is ready at some time: the same for all that are ready within a step. */
function leavingAt(asked: number, ready: number, step: number): number {
  return asked + step * Math.max(1, Math.ceil((ready - asked) / step));
}

/** Begins at once; what comes of it is handed over with a step. `job` may ask when it would leave if it were ready now. */
export async function inSteps<T>(world: Timing, job: (leaves: () => number) => Promise<T>): Promise<T> {
  const { answerStep: step = STEP } = world;
  if (step === 0) return job(world.now);
  const asked = world.now();
  let isReady = false;
  const result = job(() => leavingAt(asked, world.now(), step)).finally(() => {
    isReady = true;
  });
  // Whoever waits hears of it below.
  result.catch(() => {});
  // The alarm is set before anything is waited for, so that it is as exact whether or not something is.
  for (let time = asked + step; ; time += step) {
    await new Promise<void>((resolve) => world.at(time, resolve));
    if (isReady) return result;
  }
}

/** The answers of one connection that leave in steps. They leave in their order. */
export class SteppedAnswers {
  /** When the last of them leaves, or has left. */
  #last = Number.NEGATIVE_INFINITY;

  /**
   * One that was asked for then, and is ready. Behind another that has not left yet it leaves a step later: when it was asked for would
   * otherwise tell how long the one before has waited, because commands of one connection are done one after the other.
   */
  send(world: Timing, asked: number, answer: () => void): void {
    const { answerStep: step = STEP } = world;
    if (step === 0) {
      answer();
      return;
    }
    const isBehind = asked < this.#last;
    const due = isBehind ? this.#last + step * (Math.floor((asked - this.#last) / step) + 2) : asked + step;
    this.#last = leavingAt(due - step, world.now(), step);
    world.at(this.#last, answer);
  }
}
