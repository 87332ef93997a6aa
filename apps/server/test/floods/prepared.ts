// What floods are about: a table with a long match, and the file of a large one, in a store on disk.

import type { Seat } from '@pretender/kernel';
import { localBots } from '../../src/bots/local-bots.ts';
import { openSqliteStore } from '../../src/store/sqlite.ts';
import { openHall } from '../../src/tables/hall.ts';
import type { TableLine } from '../../src/tables/lines.ts';
import { worstRecord } from '../replays/worst-record.ts';
import { fakeClient } from '../tables/fake-client.ts';
import { fakeWorld } from '../tables/fake-world.ts';
import { NONCES, quiet, settingsWith } from '../tables/settings.ts';

/** Nearly as many as a log may have. */
const LONG = 19_000;
const LARGE_BYTES = 1_990_000;

export interface Prepared {
  /** Of a table whose match has told so much. */
  readonly table: string;
  /** Of a record of two megabytes. */
  readonly record: string;
}

export async function prepare(file: string, lines = LONG): Promise<Prepared> {
  const store = await openSqliteStore(file, { warn() {} });
  const hall = await openHall({ store, world: fakeWorld(1, Date.now()), bots: localBots(), log: quiet });
  const opened = await hall.open(settingsWith({ speed: 'off' }), { name: 'Ada', nonce: NONCES[0] });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { table, code, token } = opened.value;
  for (const name of ['Bruno', 'Carla', 'Dario']) await hall.sit(code, { name, nonce: NONCES[1] });
  const host = fakeClient(() => hall, table, token);
  await host.connect();
  await host.send({ t: 'start' } as never);
  host.drop();
  const there = (await store.read(table, -1)).length;
  const phrase: TableLine = { kind: 'phrase', seat: 1 as Seat, phrase: 3 };
  const more = Array.from({ length: lines - there }, (_, at) => ({
    table,
    seq: there + at,
    cmd: null,
    at: Date.now(),
    body: JSON.stringify(phrase),
  }));
  for (let from = 0; from < more.length; from += 1000)
    await store.append(more[from], null, more.slice(from + 1, from + 1000));
  const imported = await hall.importRecord(JSON.stringify(await worstRecord(LARGE_BYTES)));
  if (!imported.ok) throw new Error(imported.refusal.code);
  await hall.stop();
  await store.close();
  return { table: code, record: imported.value };
}
