// One after the other: at a table nothing is done while something else is under way.

interface Mender {
  mend(error: unknown): Promise<void>;
}

export class TurnQueue {
  readonly #owner: Mender;
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
    const result = isFirst ? begin(job) : this.#tail.then(job);
    this.#tail = result.then(this.#done, this.#failed);
    return result;
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
