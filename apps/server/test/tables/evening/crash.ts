// The server is killed, and another begins with what is on disk.

import { localBots } from '../../../src/bots/local-bots.ts';
import { openHall } from '../../../src/tables/hall.ts';
import { quiet } from '../settings.ts';
import { type Evening, isVoting, note, TENANT } from './evening.ts';
import { lateSockets } from './sockets.ts';

/** Killed: whatever was not on disk is gone, and so are timers and connections. */
export async function crash(evening: Evening): Promise<void> {
  const { world, draws } = evening;
  const end = draws.below(2) === 0 ? 'lost' : 'kept';
  if (evening.writing > 0) note(evening, `a crash while something is written, and it is ${end}`);
  if (isVoting(evening)) note(evening, 'a crash in a vote');
  evening.crashes++;
  evening.writing = 0;
  world.forget();
  evening.store = evening.store.crash(end);
  for (const person of evening.people) {
    for (const tab of person.tabs) {
      tab.client.session = null;
      tab.isHere = tab.isComing = false;
    }
  }
  await world.pass(draws.below(90_000));
  evening.kept = new Set(
    (await evening.store.read(evening.table, -1)).flatMap(({ cmd }) => cmd?.replace(TENANT, ':') ?? []),
  );
  evening.isSlow = false;
  const sockets = lateSockets(world, evening.crashes);
  evening.hall = await openHall({ store: evening.store, world, bots: localBots(), log: quiet, sockets });
  await evening.watcher.connect(evening.watcher.n);
  evening.isSlow = true;
}
