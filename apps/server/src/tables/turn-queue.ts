// One after the other: at a table nothing is done while something else is under way.

export class TurnQueue {
  readonly #mend: (error: unknown) => Promise<void>;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** After a job that fails everything is mended before the next one begins. */
  constructor(mend: (error: unknown) => Promise<void>) {
    this.#mend = mend;
  }

  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  /** Runs after everything that was asked before. */
  inTurn<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(job);
    this.#waiting++;
    this.#tail = this.#afterwards(result);
    return result;
  }

  async #afterwards(job: Promise<unknown>): Promise<void> {
    try {
      await job;
    } catch (error) {
      await this.#mend(error);
    }
    this.#waiting--;
  }

  /** When everything that was asked before is done. */
  async settled(): Promise<void> {
    await this.#tail;
  }
}
