// Many jobs, in this thread or in several. What comes of each is the same, whoever does it.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Complaint } from '../complaint.ts';
import { type About, type Outcome, TASKS, type TaskName } from './tasks.ts';

/** The bundle of the command brings it along. */
const WORKER = fileURLToPath(new URL('./jobs-worker.js', import.meta.url));

export interface Jobs<T extends TaskName> {
  readonly task: T;
  readonly about: About<T>;
  readonly numbers: readonly number[];
}

/** How they are done; `done` is told of each and says whether to go on. */
export interface Doing<T extends TaskName> {
  readonly threads: number;
  done(number: number, outcome: Outcome<T>): boolean;
}

function runHere<T extends TaskName>({ task, about, numbers }: Jobs<T>, { done }: Doing<T>): void {
  const job = TASKS[task] as (about: About<T>, number: number) => Outcome<T>;
  for (const number of numbers) if (!done(number, job(about, number))) return;
}

function runThread<T extends TaskName>(jobs: Jobs<T>, done: Doing<T>['done']): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(WORKER, { workerData: jobs });
    thread.on('message', ([number, outcome]: [number, Outcome<T>]) => {
      if (!done(number, outcome)) void thread.terminate();
    });
    thread.on('error', reject);
    thread.on('exit', () => resolve());
  });
}

export async function runJobs<T extends TaskName>(jobs: Jobs<T>, doing: Doing<T>): Promise<void> {
  const { threads, done } = doing;
  if (threads === 1 || jobs.numbers.length < 2) return runHere(jobs, doing);
  if (!existsSync(WORKER)) throw new Complaint('there are no threads when the command runs from its sources.');
  const shares = Array.from({ length: threads }, (_, at) =>
    jobs.numbers.filter((_each, place) => place % threads === at),
  );
  await Promise.all(shares.map((numbers) => runThread({ ...jobs, numbers }, done)));
}

/** All of them, by their place. */
export async function outcomesOf<T extends TaskName>(
  jobs: Omit<Jobs<T>, 'numbers'> & { readonly count: number },
  threads: number,
  onDone: (done: number) => void,
): Promise<Outcome<T>[]> {
  const outcomes: Outcome<T>[] = [];
  let count = 0;
  const numbers = Array.from({ length: jobs.count }, (_, number) => number);
  await runJobs<T>(
    { task: jobs.task, about: jobs.about, numbers },
    {
      threads,
      done(number, outcome) {
        outcomes[number] = outcome;
        onDone(++count);
        return true;
      },
    },
  );
  return outcomes;
}
