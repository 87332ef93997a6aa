// The table server as one thing: its store, its hall and its doors.

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { openThreadBots } from './bots/thread-bots.ts';
import type { ServerConfig } from './config.ts';
import { newLog } from './log.ts';
import { startNet } from './net/start-net.ts';
import { keepBackups } from './store/keep-backups.ts';
import { openSqliteStore } from './store/sqlite.ts';
import { openHall } from './tables/hall.ts';
import { hurried, realWorld } from './tables/real-world.ts';
import type { World } from './tables/world.ts';

export { type ConfigReading, type Limits, readConfig, type ServerConfig } from './config.ts';
export { stopOnSignal } from './stop-on-signal.ts';
export { realWorld } from './tables/real-world.ts';
export type { World } from './tables/world.ts';

const BACKUP_EVERY_MS = 3_600_000;

export interface Served {
  readonly url: string;
  /** Resolves when the store can no longer be trusted: stop, and start again. */
  readonly broken: Promise<Error>;
  stop(): Promise<void>;
}

/** What has been opened is closed again if a later step fails. */
async function orClose<T>(opening: Promise<T>, close: () => Promise<void>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    await close();
    throw error;
  }
}

/** What is outside the server; only a measurement or a test brings its own. */
interface Outside {
  readonly world?: World;
  readonly openStore?: typeof openSqliteStore;
}

export async function serve(config: ServerConfig, outside: Outside = {}): Promise<Served> {
  const { world = realWorld, openStore = openSqliteStore } = outside;
  const log = newLog(config.logLevel);
  mkdirSync(dirname(config.data), { recursive: true, mode: 0o700 });
  const store = await openStore(config.data, { warn: (sentence) => log.warn(sentence) });
  const bots = await openThreadBots({
    onTrouble: ({ kind, error }) => log.error({ kind, error: String(error) }, 'a bot was cut off'),
  });
  const backups = keepBackups(store, config.data, {
    everyMs: BACKUP_EVERY_MS,
    onFault: (error) => log.error({ error: String(error) }, 'no backup was made; the last one stays'),
  });
  const closeAll = async () => {
    await bots.stop();
    await backups.stop();
    await store.close();
  };
  const hall = await orClose(
    openHall({ store, world: hurried(world, config.hurry), bots, log, keeping: config.keeping }),
    closeAll,
  );
  let isSound = true;
  void store.broken.then((error) => {
    isSound = false;
    log.fatal({ error: String(error) }, 'nobody can say what is on disk; the server must be started again');
  });
  const net = await orClose(startNet({ hall, config, log, isSound: () => isSound }), () =>
    hall.stop().finally(closeAll),
  );
  return { url: net.url, broken: store.broken, stop: () => net.stop().finally(closeAll) };
}
