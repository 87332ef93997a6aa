// What is behind the doors: the hall with its tables, what they are kept in, and the bots.

import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import type { OnBotTrouble } from './bots/bot-pool.ts';
import { openThreadBots } from './bots/thread-bots.ts';
import type { ServerConfig } from './config.ts';
import { orClose } from './or-close.ts';
import { openThreadReplays } from './replays/thread-replays.ts';
import { keepBackups } from './store/keep-backups.ts';
import { openSqliteStore } from './store/sqlite.ts';
import { openHall } from './tables/hall.ts';
import type { Hall } from './tables/hall-types.ts';
import { hurried, realWorld } from './tables/real-world.ts';
import type { SocketsThread, World } from './tables/world.ts';

export interface House {
  readonly hall: Hall;
  /** Resolves when the store can no longer be trusted: stop, and start again. */
  readonly broken: Promise<Error>;
  /** Whether somebody is at home who would answer; if nobody says, there is. */
  isAnswering?(): boolean;
  /** After the hall was stopped. */
  close(): Promise<void>;
}

const BACKUP_EVERY_MS = 3_600_000;

/** What is outside the house; only a measurement or a test brings its own. */
interface Outside {
  readonly world?: World;
  readonly sockets?: SocketsThread;
  readonly openStore?: typeof openSqliteStore;
}

/** One by one: where no folder can be made at all, as in /proc, Node's own way goes round for ever. */
function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** In this thread. */
export async function openHouse(config: ServerConfig, log: Logger, outside: Outside = {}): Promise<House> {
  const { world = realWorld, openStore = openSqliteStore, sockets } = outside;
  makeFolders(dirname(config.data));
  const store = await openStore(config.data, { warn: (sentence) => log.warn(sentence) });
  const onTrouble: OnBotTrouble = ({ kind, error }) => log.error({ kind, error: String(error) }, 'a bot was cut off');
  const bots = await orClose(openThreadBots({ onTrouble }), () => store.close());
  const replays = openThreadReplays({
    onTrouble: (error) => log.error({ error: String(error) }, 'the file of a match could not be read or made'),
  });
  const backups = keepBackups(store, config.data, {
    everyMs: BACKUP_EVERY_MS,
    onFault: (error) => log.error({ error: String(error) }, 'no backup was made; the last one stays'),
  });
  const close = async () => {
    await Promise.all([bots.stop(), replays.stop()]);
    await backups.stop();
    await store.close();
  };
  const { keeping } = config;
  const services = { store, world: hurried(world, config.hurry), bots, replays, log, keeping, sockets };
  return { hall: await orClose(openHall(services), close), broken: store.broken, close };
}
