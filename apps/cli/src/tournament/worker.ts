// A thread of a tournament: every so many-th match, each told as soon as it is over.

import { parentPort, workerData } from 'node:worker_threads';
import { matchesIn, type Plan, playNumber } from '@pretender/bots/arena';

const { plan, from, step } = workerData as { readonly plan: Plan; readonly from: number; readonly step: number };
const matches = matchesIn(plan);
for (let number = from; number < matches; number += step) parentPort?.postMessage(playNumber(plan, number));
