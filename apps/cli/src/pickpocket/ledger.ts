// What has been done of a long piece of work, a line for each job, so that it can be gone on with another day.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { isEqual } from '@pretender/kernel';
import { Complaint } from '../complaint.ts';
import type { Outcome, TaskName } from '../jobs/tasks.ts';

interface Line {
  readonly task: TaskName;
  readonly number: number;
  readonly outcome: unknown;
}

function linesIn(file: string): unknown[] {
  const text = readFileSync(file, 'utf8');
  // A job that was cut off while it was written down is done again.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  try {
    return whole.filter((line) => line !== '').map((line) => JSON.parse(line) as unknown);
  } catch {
    throw new Complaint(`${file} is not what this command has written.`);
  }
}

export class Ledger {
  readonly #file: string | null;
  readonly #done = new Map<TaskName, Map<number, unknown>>();

  private constructor(file: string | null) {
    this.#file = file;
  }

  /** In memory alone if there is no file. `about` is what all of it hangs on: nothing else may be gone on with. */
  static open(file: string | null, about: object): Ledger {
    const ledger = new Ledger(file);
    if (file === null) return ledger;
    if (!existsSync(file)) {
      ledger.#append(about);
      return ledger;
    }
    const [head, ...lines] = linesIn(file);
    if (!isEqual(head, JSON.parse(JSON.stringify(about))))
      throw new Complaint(`${file} is about something else: ${JSON.stringify(head) ?? 'nothing'}.`);
    for (const { task, number, outcome } of lines as Line[]) ledger.#of(task).set(number, outcome);
    return ledger;
  }

  outcomes<T extends TaskName>(task: T): ReadonlyMap<number, Outcome<T>> {
    return this.#of(task) as ReadonlyMap<number, Outcome<T>>;
  }

  enter<T extends TaskName>(task: T, number: number, outcome: Outcome<T>): void {
    this.#of(task).set(number, outcome);
    this.#append({ task, number, outcome });
  }

  #append(line: object): void {
    if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }

  #of(task: TaskName): Map<number, unknown> {
    const known = this.#done.get(task) ?? new Map<number, unknown>();
    this.#done.set(task, known);
    return known;
  }
}
