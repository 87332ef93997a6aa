// One after the other: at a table nothing is done while something else is under way. Where hundreds wait for the same thing, other
// tables have their turn in between.

interface Mender {
  mend(error: unknown): Promise<void>;
}

/** So many jobs that waited are done before the event loop goes on. */
const MOST_IN_A_ROW = 16;

export class TurnQueue {
  readonly #owner: Mender;
  #inARow = 0;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #done = (): void => {
    this.#waiting--;
  };
  readonly #failed = (error: unknown): Promise<void> => this.#owner.mend(error).finally(this.#done);

  /** After a job that fails everything is mended before the next one begins. */
  constructor(owner: Mender) {
    this.#owner = owner;
  }

  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  /** Runs after everything that was asked before; at once, where nothing is under way. */
  inTurn<T>(job: () => Promise<T>): Promise<T> {
    const isFirst = this.#waiting === 0;
    this.#waiting++;
    const result = isFirst ? begin(job) : this.#tail.then(() => this.#next(job));
    this.#tail = result.then(this.#done, this.#failed);
    return result;
  }

  #next<T>(job: () => Promise<T>): Promise<T> {
    this.#inARow = (this.#inARow + 1) % MOST_IN_A_ROW;
    return this.#inARow === 0 ? new Promise(setImmediate).then(job) : job();
  }

  /** When everything that was asked before is done. */
  async settled(): Promise<void> {
    await this.#tail;
  }
}

function begin<T>(job: () => Promise<T>): Promise<T> {
  try {
    return job();
  } catch (error) {
    return Promise.reject(error);
  }
}
