// Tables from before numbers were committed to: their logs and files mean what they meant.

import { hoax } from '@pretender/hoax';
import {
  beginMatch,
  chachaDice,
  type Game,
  type GameTypes,
  recordProblem,
  replay,
  resolveOptions,
} from '@pretender/kernel';
import { checkFairness, commitmentOf, firstDealKey, readSheet, toHex } from '@pretender/protocol';
import { expect, it } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { NUMBER_TIME } from '../../src/tables/dealing.ts';
import { openHall } from '../../src/tables/hall.ts';
import { importOf } from '../../src/tables/import.ts';
import { hashOf } from '../../src/tables/keys.ts';
import { fakeClient } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { startOf } from './numbers.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

const game = hoax as unknown as Game<GameTypes>;
const TABLE = '00112233445566778a';
const TOKEN = 'ab'.repeat(32);
const SEED = Uint8Array.from({ length: 32 }, (_, at) => at);

/** As an older server has written them, word for word. */
async function oldLines(): Promise<object[]> {
  const key = await firstDealKey(SEED, [NONCES[2], NONCES[1]], { table: TABLE, match: 1 });
  const resolved = resolveOptions(game.options, {}, 3);
  if (!resolved.ok) throw new Error(resolved.problems.join());
  const [entry] = beginMatch(game, resolved.config, 3, chachaDice(key)).entries;
  const sat = (seat: number, kind: string, name: string, nonce: string) => ({
    kind: 'sat',
    seat,
    person: { kind, name, level: kind === 'bot' ? 'random' : null },
    nonce,
  });
  return [
    {
      kind: 'opened',
      settings: settingsWith({ seats: 3, speed: 'off' }),
      next: { seed: toHex(SEED), commitment: await commitmentOf(SEED) },
    },
    sat(0, 'person', 'Ada', NONCES[0]),
    sat(1, 'person', 'Bruno', NONCES[1]),
    sat(2, 'bot', 'Cosima', ''),
    { kind: 'ready', seat: 0, nonce: NONCES[2] },
    { kind: 'started', key: toHex(key), nonces: [NONCES[2], NONCES[1]], entry },
  ];
}

async function oldTable(count: number) {
  const world = fakeWorld(1);
  const store = openMemoryStore();
  const rows = (await oldLines())
    .slice(0, count)
    .map((line, seq) => ({ table: TABLE, seq, cmd: null, at: world.now() - 60_000, body: JSON.stringify(line) }));
  await store.createTable({ id: TABLE, code: 'ABCD', wakeAt: null, isListed: false, createdAt: world.now() }, rows[0]);
  for (const row of rows.slice(1)) await store.append(row, null);
  await store.putKey(hashOf(TOKEN), { table: TABLE, seat: 0 });
  const hall = await openHall({ store, world, bots: localBots(), log: quiet });
  const host = fakeClient(() => hall, TABLE, TOKEN);
  await host.connect(undefined, 'with history');
  return { world, store, hall, host };
}

const windUp = { t: 'vote', motion: { kind: 'windUp' }, yes: true } as never;

it('a match that was dealt before goes on, and its file is the first kind of file, and verifies', async () => {
  const { world, hall, host } = await oldTable(6);
  expect(host.frames[0]).toContain(`"nonces":["${NONCES[2]}","${NONCES[1]}"]`);
  // The other one is away: after three minutes there is one voice.
  await host.send(windUp);
  await world.pass(400_000);
  const file = await hall.record(TABLE, 1);
  if (!file.ok) throw new Error(file.refusal.code);
  const sheet = JSON.parse(String(file.value));
  expect(Object.keys(sheet).slice(0, 7)).toEqual([
    ...['format', 'version', 'table', 'match', 'commitment', 'seed', 'nonces'],
  ]);
  expect(readSheet(sheet, recordProblem)).toMatchObject({ ok: true, sheet: { version: 1 } });
  expect(await checkFairness(sheet)).toEqual({ ok: true, key: sheet.record.seed.value });
  expect(replay(game, sheet.record)).toMatchObject({ ok: true });
  expect(await importOf(sheet)).toMatchObject({ ok: true });
  await world.pass(NUMBER_TIME);
  expect((await host.send({ t: 'rematch' } as never)).t).toBe('ack');
  expect(startOf(host)).toMatchObject({ attempt: 1, numbers: [] });
});

it('a number that was given before, and binds nobody, is not dealt in', async () => {
  const { world, host } = await oldTable(5);
  await world.pass(NUMBER_TIME);
  expect((await host.send({ t: 'start' } as never)).t).toBe('ack');
  expect(startOf(host)).toMatchObject({ attempt: 1, numbers: [], voided: [] });
});
