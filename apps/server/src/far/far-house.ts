// The house in a thread of its own: whoever reads and writes sockets does not wait for the tables, nor they for him.

import { once } from 'node:events';
import { setInterval, setTimeout } from 'node:timers';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';
import type { House } from '../house.ts';
import { threadFile } from '../thread-file.ts';
import { Correspondence, farHall } from './far-hall.ts';
import { errorFrom, type Letter } from './letters.ts';

/** How the thread is started; only a measurement or a test has one of its own. */
interface ThreadScript {
  readonly file: string;
  readonly argv: readonly string[];
  /** How long it may be silent before it is called stuck. */
  readonly patienceMs?: number;
}

/** Longer than any disk keeps it. */
const PATIENCE_MS = 15_000;

/** Its first letter: empty if it is open, or why it cannot be. */
async function opening(worker: Worker): Promise<void> {
  const [first] = (await Promise.race([once(worker, 'message'), once(worker, 'exit')])) as [Letter | number];
  if (typeof first === 'number') throw new Error(`the thread of the tables has ended with ${first} before it was open`);
  if (first.length > 0) {
    await worker.terminate();
    throw errorFrom(String(first[0]));
  }
}

/** Asks now and then whether anybody is there. A thread that does not answer is stuck until it does. */
function watch(letters: Correspondence, patienceMs: number) {
  let isStuck = false;
  const timer = setInterval(() => {
    const late = setTimeout(() => {
      isStuck = true;
    }, patienceMs).unref();
    letters.call('ping').then(
      () => {
        clearTimeout(late);
        isStuck = false;
      },
      () => clearTimeout(late),
    );
  }, patienceMs).unref();
  return { isStuck: () => isStuck, stop: () => clearInterval(timer) };
}

/** Whatever it is doing, after this time it is ended. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the thread of the tables does not answer')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export async function openFarHouse(config: ServerConfig, log: Logger, script?: ThreadScript): Promise<House> {
  const { file, argv, patienceMs = PATIENCE_MS } = script ?? { file: await threadFile('tables-worker'), argv: [] };
  const worker = new Worker(file, { workerData: config, argv: [...argv] });
  await opening(worker);
  const letters = new Correspondence(worker, (err) => log.error({ err }, 'somebody could not be told something'));
  const { isStuck, stop: stopWatching } = watch(letters, patienceMs);
  const stopWatchingStalls = letters.watchStalls();
  let isClosed = false;
  const die = (error: Error): void => {
    letters.fail(error);
    if (!isClosed) letters.tellBroken(error);
  };
  worker.on('error', (err) => {
    log.fatal({ err }, 'the thread of the tables has failed');
    die(err);
  });
  worker.on('exit', () => die(new Error('the thread of the tables has ended')));
  return {
    hall: { ...farHall(letters), stop: () => within(patienceMs, letters.call('stop')) },
    broken: letters.broken,
    isAnswering: () => !isStuck(),
    async close() {
      stopWatching();
      stopWatchingStalls();
      await within(patienceMs, letters.call('close')).finally(() => {
        isClosed = true;
        return worker.terminate();
      });
    },
  };
}
