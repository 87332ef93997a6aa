// The whole life of the tables' thread.

import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import type { ServerConfig } from '../config.ts';
import { type House, openHouse } from '../house.ts';
import { newLog } from '../log.ts';
import type { World } from '../tables/world.ts';
import { FarSockets } from './far-sockets.ts';
import { hostHouse } from './host-house.ts';
import { faultText, type Letter, type Post } from './letters.ts';

/** Opens the house that `openFarHouse` has asked for, and says so; or why it cannot be. */
export async function runHouse(world: World): Promise<void> {
  if (parentPort === null) throw new Error('this is for a thread');
  const post: Post = parentPort;
  // What is thrown here names its source, as in the main thread.
  process.setSourceMapsEnabled(true);
  const config = workerData as ServerConfig;
  const log = newLog(config.logLevel);
  const sockets = new FarSockets();
  let house: House;
  try {
    house = await openHouse(config, log, { world, sockets });
  } catch (error) {
    post.postMessage([faultText(error)]);
    return;
  }
  const onFault = (err: unknown) => log.error({ err }, 'a table failed when somebody left');
  hostHouse(house, post, { onFault, sockets });
  const isOpen: Letter = [];
  post.postMessage(isOpen);
}
