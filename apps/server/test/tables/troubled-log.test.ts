import { expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import { fakeClient } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { NONCES, settingsWith } from './settings.ts';

it('the log of a trouble does not name the table, whose id opens it, but always calls it the same', async () => {
  const store = openMemoryStore();
  const logged: { readonly table?: string }[] = [];
  const log = { info() {}, error: (about: object) => void logged.push(about) };
  const hall = await openHall({ store, world: fakeWorld(1), bots: localBots(), log });
  const opened = await hall.open(settingsWith({ seats: 3 }), { name: 'Ada', nonce: NONCES[0] });
  if (!opened.ok) throw new Error('not opened');
  const { table, code, token } = opened.value;
  const client = fakeClient(() => hall, table, token);
  await client.connect();
  const { append } = store;
  store.append = (line) => Promise.reject(new Error(`line ${line.seq} of table ${table} cannot follow`));
  await client.send({ t: 'say', text: 'Hear!' } as never);
  store.lineOf = () => Promise.reject(new Error(`table ${table} cannot be read`));
  await client.send({ t: 'say', text: 'Hear!' } as never).catch(() => undefined);
  store.append = append;
  expect(logged.length).toBeGreaterThan(1);
  expect(new Set(logged.map((about) => about.table)).size).toBe(1);
  for (const secret of [table, code, token]) expect(JSON.stringify(logged)).not.toContain(secret);
});
