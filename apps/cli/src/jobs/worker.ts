// A thread: every so many-th job of a list, each told as soon as it is done.

import { parentPort, workerData } from 'node:worker_threads';
import { TASKS, type TaskName } from './tasks.ts';

interface Share {
  readonly task: TaskName;
  readonly about: unknown;
  readonly numbers: readonly number[];
}

const { task, about, numbers } = workerData as Share;
const job = TASKS[task] as (about: unknown, number: number) => unknown;
for (const number of numbers) parentPort?.postMessage([number, job(about, number)]);
