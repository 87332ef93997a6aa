// Jobs for a few threads, each in its fair turn.

import { FairQueue, type Place } from './fair-queue.ts';
import type { JobRunner } from './job-thread.ts';

export interface Job {
  readonly place: Place;
  /** Made when its turn has come: what is large does not wait in memory. */
  message(): unknown;
  /** From when it is begun. */
  readonly deadlineMs: number;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

export class FairThreads {
  readonly #waiting = new FairQueue<Job>();
  readonly #all: readonly JobRunner[];
  readonly #free: JobRunner[];
  #isOver = false;

  constructor(threads: readonly JobRunner[]) {
    this.#all = threads;
    this.#free = [...threads];
  }

  get waiting(): Pick<FairQueue<Job>, 'size' | 'sizeOf'> {
    return this.#waiting;
  }

  add(job: Job): void {
    if (this.#isOver) job.reject(new Error('the threads were stopped'));
    else this.#waiting.add(job.place, job);
    this.#begin();
  }

  /** Takes it back, if it has not begun; then it is neither resolved nor rejected. */
  withdraw(job: Job): boolean {
    return this.#waiting.remove(job.place, job);
  }

  #begin(): void {
    while (this.#free.length > 0 && this.#waiting.size > 0) {
      const [thread, job] = [this.#free.pop(), this.#waiting.take()];
      if (thread !== undefined && job !== null) void this.#do(thread, job);
    }
  }

  async #do(thread: JobRunner, { message, deadlineMs, resolve, reject }: Job): Promise<void> {
    try {
      resolve(await thread.run(await message(), deadlineMs));
    } catch (error) {
      reject(error);
    }
    this.#free.push(thread);
    this.#begin();
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    for (let job = this.#waiting.take(); job !== null; job = this.#waiting.take())
      job.reject(new Error('the threads were stopped'));
    await Promise.all(this.#all.map((thread) => thread.stop()));
  }
}
