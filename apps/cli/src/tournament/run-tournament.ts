// All matches of a tournament, in this thread or in several. The results are the same, and in the same order.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { matchesIn, type Plan, playNumber, type Result } from '@pretender/bots/arena';
import { Complaint } from '../complaint.ts';

/** The bundle of the command brings it along. */
const WORKER = fileURLToPath(new URL('./arena-worker.js', import.meta.url));

type OnMatch = (done: number) => void;

function runHere(plan: Plan, onMatch: OnMatch): Result[] {
  return Array.from({ length: matchesIn(plan) }, (_, number) => {
    const result = playNumber(plan, number);
    onMatch(number + 1);
    return result;
  });
}

/** One thread: the matches from this number on, in steps. */
function runThread(plan: Plan, share: { from: number; step: number }, onResult: (result: Result) => void) {
  return new Promise<Result[]>((resolve, reject) => {
    const results: Result[] = [];
    const thread = new Worker(WORKER, { workerData: { plan, ...share } });
    thread.on('message', (result: Result) => {
      results.push(result);
      onResult(result);
    });
    thread.on('error', reject);
    thread.on('exit', () => resolve(results));
  });
}

export async function runTournament(plan: Plan, threads: number, onMatch: OnMatch): Promise<Result[]> {
  if (threads === 1) return runHere(plan, onMatch);
  if (!existsSync(WORKER)) throw new Complaint('there are no threads when the command runs from its sources.');
  let done = 0;
  const shares = Array.from({ length: threads }, (_, from) => ({ from, step: threads }));
  const lists = await Promise.all(shares.map((share) => runThread(plan, share, () => onMatch(++done))));
  return Array.from({ length: done }, (_, number) => lists[number % threads][Math.floor(number / threads)]);
}
