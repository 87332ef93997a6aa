// The table server as one thing: its house and its doors.

import process from 'node:process';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { openFarHouse } from './far/far-house.ts';
import type { House } from './house.ts';
import { newLog } from './log.ts';
import { orClose } from './or-close.ts';

export { type ConfigReading, type Limits, readConfig, type ServerConfig } from './config.ts';
export { openFarHouse } from './far/far-house.ts';
export { stopOnSignal } from './stop-on-signal.ts';

export interface Served {
  readonly url: string;
  /** Resolves when the store can no longer be trusted: stop, and start again. */
  readonly broken: Promise<Error>;
  stop(): Promise<void>;
}

type OpenHouse = (config: ServerConfig, log: Logger) => Promise<House>;

/** Whoever measures or tests may bring another house. */
export async function serve(config: ServerConfig, open: OpenHouse = openFarHouse): Promise<Served> {
  const log = newLog(config.logLevel);
  // Node reads the stack of an error for each request that breaks off. With source maps that is most of the time that it takes when
  // thousands break off at once; the tables, where there is more to find, keep theirs.
  process.setSourceMapsEnabled(false);
  // The doors take as long to load as the house to open.
  const loading = import('./net/start-net.ts');
  const { hall, broken, isAnswering = () => true, close } = await open(config, log);
  let isBroken = false;
  void broken.then((error) => {
    isBroken = true;
    log.fatal({ error: String(error) }, 'nobody can say what is on disk; the server must be started again');
  });
  const isSound = () => !isBroken && isAnswering();
  const opening = loading.then(({ startNet }) => startNet({ hall, config, log, isSound }));
  const net = await orClose(opening, () => hall.stop().finally(close));
  return { url: net.url, broken, stop: () => net.stop().finally(close) };
}
