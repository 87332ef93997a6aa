// An evening begins: two people and two bots sit down, somebody looks on, and the match starts.

import { seededDraws } from '@pretender/kernel';
import type { Settings } from '@pretender/protocol';
import { localBots } from '../../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../../src/store/memory.ts';
import { NUMBER_TIME } from '../../../src/tables/dealing.ts';
import { openHall } from '../../../src/tables/hall.ts';
import { fakeClient } from '../fake-client.ts';
import { fakeWorld } from '../fake-world.ts';
import { NONCES, quiet, settingsWith } from '../settings.ts';
import { come, newTab } from './coming.ts';
import { spin } from './disk.ts';
import type { Evening } from './evening.ts';
import { lateSockets } from './sockets.ts';

export async function openEvening(seed: number, own: Partial<Settings> = {}): Promise<Evening> {
  const world = fakeWorld(seed);
  const self = (): Evening => evening;
  const store = openMemoryStore({ delay: () => (started ? spin(self()) : Promise.resolve()) });
  let started = false;
  const hall = await openHall({ store, world, bots: localBots(), log: quiet, sockets: lateSockets(world, seed) });
  const opened = await hall.open(settingsWith(own), { name: 'Ada', nonce: NONCES[0] });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { table } = opened.value;
  const second = await hall.sit(opened.value.code, { name: 'Bruno', nonce: NONCES[1] });
  if (!second.ok) throw new Error(second.refusal.code);
  const evening: Evening = {
    world,
    store,
    hall,
    table,
    people: [opened.value, second.value].map(({ token, seat }) => ({
      seat,
      tabs: [newTab(self, table, token)],
      tokens: [token],
      fetched: [],
      awayUntil: 0,
      outboxes: new Map(),
    })),
    watcher: fakeClient(() => evening.hall, table, null),
    acknowledged: new Set(),
    used: new Set(),
    draws: seededDraws(seed, 'evening'),
    seen: new Map(),
    kept: new Set(),
    writing: 0,
    isSlow: false,
    crashes: 0,
    failures: [],
  };
  started = true;
  await evening.watcher.connect();
  for (const person of evening.people) for (const tab of person.tabs) await come(evening, person, tab);
  const host = evening.people[0].tabs[0].client;
  for (const seat of [2, 3]) await host.send({ t: 'seatBot', seat, level: 'random' } as never);
  // Nobody here has a number: they have had the time for one.
  await world.pass(NUMBER_TIME);
  await host.send({ t: 'start' } as never);
  evening.isSlow = true;
  return evening;
}
