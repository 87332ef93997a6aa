// Options that have changed since: new tables are written down with them, and stored tables mean what they meant.

import type { Settings } from '@pretender/protocol';
import { describe, expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import { newState } from '../../src/tables/new-state.ts';
import { apply } from '../../src/tables/state.ts';
import { fakeClient } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

const CASES = [
  { own: { game: 'decrees', seats: 5 }, option: 'sdInsert', now: 'uniform', before: 'deck' },
  { own: { game: 'hoax', seats: 4, options: { edition: 'it' } }, option: 'oldest', now: 0, before: 1 },
] as const;

const next = { seed: '0'.repeat(64), commitment: '1'.repeat(64) };
const settingsOf = (own: object): Settings => settingsWith(own as Partial<Settings>);

async function opened(own: object) {
  const store = openMemoryStore();
  const hall = await openHall({ store, world: fakeWorld(3), bots: localBots(), log: quiet });
  const answer = await hall.open(settingsOf(own), { name: 'Ada', nonce: NONCES[0] });
  if (!answer.ok) throw new Error(answer.refusal.code);
  const { table, token } = answer.value;
  const host = fakeClient(() => hall, table, token);
  await host.connect();
  return { hall, store, table, host };
}

describe.each(CASES)('$option', ({ own, option, now, before }) => {
  it('is named where a table is opened, or set anew', async () => {
    const { store, table, host } = await opened(own);
    await host.send({ t: 'change', settings: settingsOf({ ...own, speed: 'relaxed' }) } as never);
    const bodies = (await store.read(table, -1)).map(({ body }) => JSON.parse(body));
    const written = bodies.filter(({ kind }) => kind === 'opened' || kind === 'set');
    expect(written.map(({ settings }) => settings.options[option])).toEqual([now, now]);
  });

  it('means what it meant, where a stored table does not name it', () => {
    const state = newState({ id: 't', code: 'C' }, { kind: 'opened', settings: settingsOf(own), next });
    expect(state.settings.options[option]).toBe(before);
    apply(state, { kind: 'set', settings: settingsOf({ ...own, speed: 'relaxed' }) }, 5);
    expect(state.settings).toMatchObject({ speed: 'relaxed', options: { [option]: before } });
  });

  it('is kept as it is, where it is named', () => {
    const options = { ...('options' in own ? own.options : {}), [option]: now };
    const state = newState({ id: 't', code: 'C' }, { kind: 'opened', settings: settingsOf({ ...own, options }), next });
    expect(state.settings.options).toEqual(options);
  });
});

it('a table that is played by other rules names nothing more', () => {
  const state = newState({ id: 't', code: 'C' }, { kind: 'opened', settings: settingsWith(), next });
  expect(state.settings.options).toEqual({});
});
