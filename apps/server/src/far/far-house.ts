// The house in a thread of its own: whoever reads and writes sockets does not wait for the tables, nor they for him.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';
import type { House } from '../house.ts';
import { threadFile } from '../thread-file.ts';
import { Correspondence, farHall } from './far-hall.ts';
import { errorFrom, type Letter } from './letters.ts';

/** How the thread is started; only a measurement has one of its own. */
interface ThreadScript {
  readonly file: string;
  readonly argv: readonly string[];
}

export async function openFarHouse(config: ServerConfig, _log: Logger, script?: ThreadScript): Promise<House> {
  const { file, argv } = script ?? { file: await threadFile('tables-worker'), argv: [] };
  const worker = new Worker(file, { workerData: config, argv: [...argv] });
  const [[fault]] = (await once(worker, 'message')) as [Letter];
  if (fault !== undefined) {
    await worker.terminate();
    throw errorFrom(String(fault));
  }
  const letters = new Correspondence(worker);
  let isClosed = false;
  worker.on('error', (error) => letters.fail(error));
  worker.on('exit', () => {
    if (!isClosed) letters.fail(new Error('the thread of the tables has ended'));
  });
  const close = async () => {
    await letters.call('close').finally(() => {
      isClosed = true;
      return worker.terminate();
    });
  };
  return { hall: farHall(letters), broken: letters.broken, close };
}
