// The server with a wish to die: at a named moment it kills itself as `kill -9` would. Its time runs a hundred times as
// fast as ours. Arguments: the data file, and the moment, if any.

import { writeSync } from 'node:fs';
import process from 'node:process';
import { localBots } from '../../src/bots/local-bots.ts';
import { readConfig } from '../../src/config.ts';
import { newLog } from '../../src/log.ts';
import { startNet } from '../../src/net/start-net.ts';
import { openSqliteStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { openHall } from '../../src/tables/hall.ts';
import { realWorld } from '../../src/tables/real-world.ts';
import type { World } from '../../src/tables/world.ts';
import { hallThroughLetters } from '../far/through-letters.ts';
import { idleClock } from '../net/idle-net.ts';
import { wrappedHall } from '../tables/wrapped-hall.ts';
import { AFTER, BEFORE, HASTE, type Point } from './points.ts';

const [path, point] = process.argv.slice(2) as [string, Point | undefined];

function die(): void {
  writeSync(1, `dies ${point}\n`);
  process.kill(process.pid, 'SIGKILL');
}

const hasty: World = {
  ...realWorld,
  now: () => realWorld.now() * HASTE,
  timeAt: (moment) => realWorld.timeAt(moment) * HASTE,
  at: (time, job) => realWorld.at(time / HASTE, job),
};

function mortal(store: Store): Store {
  return {
    ...store,
    async append(line, wakeAt, following = []) {
      const lines = [line, ...following];
      if (point !== undefined && lines.some((each) => BEFORE[point]?.(each))) die();
      const appended = await store.append(line, wakeAt, following);
      if (point !== undefined && lines.some((each) => AFTER[point]?.(each))) die();
      return appended;
    },
  };
}

const isAckOfMove = (frame: string) =>
  point === 'after a move is told, before it is acknowledged' && frame.startsWith('{"t":"ack","id":"m');

const reading = readConfig({});
if (!reading.ok) throw new Error(reading.problems.join(' '));
const log = newLog('error');
const store = mortal(await openSqliteStore(path, { warn() {} }));
const hall = await openHall({ store, world: hasty, bots: localBots(), log });
const config = { ...reading.config, port: 0, pageDir: '/nowhere' };
const doors = wrappedHall(hall, (frame, _hello, send) => {
  if (isAckOfMove(frame)) die();
  send(frame);
});
const { url } = await startNet({ hall: hallThroughLetters(doors), config, log, clock: idleClock() });
writeSync(1, `open at ${url}\n`);
