// A small court for tests: a host, a guest, a spectator, and while a match is played a bot.

import type { Settings } from '@pretender/protocol';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { NUMBER_TIME } from '../../src/tables/dealing.ts';
import { openHall } from '../../src/tables/hall.ts';
import { fakeClient } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

export async function court(isPlaying: boolean, own: Partial<Settings> = {}) {
  const world = fakeWorld(7);
  const store = openMemoryStore();
  const hall = await openHall({ store, world, bots: localBots(), log: quiet });
  const opened = await hall.open(settingsWith({ seats: 3, ...own }), { name: 'Ada', nonce: NONCES[0] });
  if (!opened.ok) throw new Error('not opened');
  const sat = await hall.sit(opened.value.code, { name: 'Bruno', nonce: NONCES[1] });
  if (!sat.ok) throw new Error('not seated');
  const { table } = opened.value;
  const host = fakeClient(() => hall, table, opened.value.token);
  const guest = fakeClient(() => hall, table, sat.value.token);
  const watcher = fakeClient(() => hall, table, null);
  for (const client of [host, guest, watcher]) await client.connect();
  if (isPlaying) {
    await host.send({ t: 'seatBot', seat: 2, level: 'random' } as never);
    // Nobody here has a number: they have had the time for one.
    await world.pass(NUMBER_TIME);
    await host.send({ t: 'start' } as never);
  }
  const keys = { token: sat.value.token, hostToken: opened.value.token };
  return { hall, world, store, table, code: opened.value.code, host, guest, watcher, ...keys };
}
