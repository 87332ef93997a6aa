// A thread that does one job at a time. A job that takes longer than it may is cut off with its thread; the next one gets a new thread.

import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { FromThread } from './answer-jobs.ts';

/** Whatever does one job at a time. */
export interface JobRunner {
  /** The time counts from when it is begun. Rejects with `LateError` if it was cut off, with another error if it failed. */
  run(job: unknown, deadlineMs: number): Promise<unknown>;
  stop(): Promise<void>;
}

/** A job was cut off. */
export class LateError extends Error {}

export interface ThreadOptions {
  /** Its code, which calls `answerJobs`. */
  file(): Promise<string>;
  readonly limits: ResourceLimits;
  /** Without a job for so long it is ended; for ever where nothing is said. */
  readonly idleMs?: number;
  /** It broke while it did nothing. */
  onFault?(error: unknown): void;
}

interface Doing {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

export class JobThread implements JobRunner {
  readonly #options: ThreadOptions;
  #worker: Promise<Worker> | null = null;
  #doing: Doing | null = null;
  #idle: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** Before the first job, so that it need not wait. */
  async start(): Promise<void> {
    await this.#started();
  }

  /** Loading does not count: how long it takes is not the fault of the job. */
  async run(job: unknown, deadlineMs: number): Promise<unknown> {
    clearTimeout(this.#idle);
    const worker = await this.#started();
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise((resolve, reject) => {
      this.#doing = { resolve, reject };
      timer = setTimeout(() => this.#end(worker, new LateError('it took longer than it may')), deadlineMs);
      worker.postMessage(job);
    });
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      this.#rest(worker);
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#idle);
    const worker = await this.#worker?.catch(() => null);
    if (worker) await this.#end(worker, new Error('the thread was stopped'));
  }

  #started(): Promise<Worker> {
    if (this.#isOver) return Promise.reject(new Error('the thread was stopped'));
    this.#worker ??= this.#newWorker().catch((error) => {
      this.#worker = null;
      throw error;
    });
    return this.#worker;
  }

  async #newWorker(): Promise<Worker> {
    // A thread inherits nothing from the server, not even its environment.
    const worker = new Worker(await this.#options.file(), { resourceLimits: this.#options.limits, env: {} });
    await new Promise<void>((resolve, reject) => {
      this.#doing = { resolve: () => resolve(), reject };
      worker.on('message', (message: FromThread) => this.#hear(message));
      // Without anybody listening, a thread that breaks between two jobs would take the server with it.
      worker.on('error', (error) => void this.#end(worker, error));
      worker.on('exit', (code) => void this.#end(worker, new Error(`its thread has ended with ${code}`)));
    });
    return worker;
  }

  #take(): Doing | null {
    const doing = this.#doing;
    this.#doing = null;
    return doing;
  }

  #hear(message: FromThread): void {
    const doing = this.#take();
    if (message === 'ready') doing?.resolve(null);
    else if ('fault' in message) doing?.reject(new Error(message.fault));
    else doing?.resolve(message.answer);
  }

  /** Once for each thread, whatever ended it; its exit comes after its error. */
  async #end(worker: Worker, error: Error): Promise<void> {
    worker.removeAllListeners();
    worker.on('error', () => {});
    this.#worker = null;
    const doing = this.#take();
    if (doing === null && !this.#isOver) this.#options.onFault?.(error);
    doing?.reject(error);
    await worker.terminate();
  }

  #rest(worker: Worker): void {
    const { idleMs } = this.#options;
    if (idleMs === undefined || this.#worker === null || this.#isOver) return;
    this.#idle = setTimeout(() => {
      worker.removeAllListeners();
      this.#worker = null;
      void worker.terminate();
    }, idleMs).unref();
  }
}
