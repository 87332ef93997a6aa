import { expect, it, vi } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import { court } from './court.ts';
import { fakeClient } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

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

it('a table that cannot be read just then does not keep the server from stopping in order', async () => {
  const { hall, store, world, table, token } = await court(false);
  await hall.stop();
  const later = await openHall({ store, world, bots: localBots(), log: quiet });
  const failing: ((error: Error) => void)[] = [];
  store.read = () => new Promise((_, reject) => void failing.push(reject));
  const entering = fakeClient(() => later, table, token).connect();
  await vi.waitFor(() => expect(failing).toHaveLength(1));
  const stopped = later.stop();
  failing[0](new Error('no such page'));
  await expect(entering).rejects.toThrow('no such page');
  await expect(stopped).resolves.toBeUndefined();
});
