import { expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import { fakeWorld } from './fake-world.ts';
import { NONCES, settingsWith } from './settings.ts';

it('a table that cannot be read keeps no other from being played', async () => {
  const store = openMemoryStore();
  const errors: string[] = [];
  const log = { info() {}, error: (_about: object, message: string) => void errors.push(message) };
  const services = { store, world: fakeWorld(7), bots: localBots(), log };
  const before = await openHall(services);
  const tables = [];
  for (const name of ['Ada', 'Bruno']) {
    const opened = await before.open(settingsWith({ seats: 3, isPublic: true }), { name, nonce: NONCES[0] });
    if (!opened.ok) throw new Error('not opened');
    tables.push(opened.value.table);
  }
  await before.stop();
  const broken = { table: tables[0], seq: 2, cmd: null, at: 0, body: '{"kind":"of a later version"}' };
  expect(await store.append(broken, 1)).toBe('ok');
  const hall = await openHall(services);
  expect(errors).toContain('a table cannot be read; the others go on');
  expect((await hall.list()).map(({ table }) => table)).toEqual([tables[1]]);
});
