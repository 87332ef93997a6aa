// A table of Final Decrees that has begun, with people who answer as good officials would.

import { answer } from '@pretender/bots';
import type { Table } from '@pretender/decrees';
import { type Draws, seededDraws } from '@pretender/kernel';
import type { BOT_LEVELS, Settings } from '@pretender/protocol';
import { expect } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { NUMBER_TIME } from '../../src/tables/dealing.ts';
import { openHall } from '../../src/tables/hall.ts';
import { type FakeClient, fakeClient } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

type Level = (typeof BOT_LEVELS)['decrees'][number];

/** People first, then bots; all have come in, and the match has begun. */
export async function cabinet(seed: number, people: number, bots: readonly Level[], own: Partial<Settings> = {}) {
  const world = fakeWorld(seed);
  let store = openMemoryStore();
  let hall = await openHall({ store, world, bots: localBots(), log: quiet });
  const seats = people + bots.length;
  const opened = await hall.open(settingsWith({ game: 'decrees', seats, ...own }), { name: 'P0', nonce: NONCES[0] });
  if (!opened.ok) throw new Error(opened.refusal.why ?? '');
  const { table, code } = opened.value;
  const tokens = [opened.value.token];
  while (tokens.length < people) {
    const sat = await hall.sit(code, { name: `P${tokens.length}`, nonce: NONCES[1] });
    if (sat.ok) tokens.push(sat.value.token);
  }
  const clients = tokens.map((token) => fakeClient(() => hall, table, token));
  const watcher = fakeClient(() => hall, table, null);
  for (const client of [...clients, watcher]) await client.connect();
  for (const [at, level] of bots.entries())
    expect(await clients[0].send({ t: 'seatBot', seat: people + at, level } as never)).toMatchObject({ t: 'ack' });
  // Nobody here has a number: they have had the time for one.
  await world.pass(NUMBER_TIME);
  expect(await clients[0].send({ t: 'start' } as never)).toMatchObject({ t: 'ack' });
  const crash = async () => {
    world.forget();
    store = store.crash('kept');
    await world.pass(20_000);
    hall = await openHall({ store, world, bots: localBots(), log: quiet });
    for (const client of [...clients, watcher]) await client.connect(client.n);
  };
  return { world, table, code, clients, watcher, hall: () => hall, crash };
}

export type Cabinet = Awaited<ReturnType<typeof cabinet>>;

export const tableOf = ({ view }: FakeClient): Table => view?.table as unknown as Table;
export const isOver = ({ watcher }: Cabinet): boolean => watcher.told.some(({ type }) => type === '@ended');

/** As a good official would answer in this seat. */
export async function answerWell(client: FakeClient, draws: Draws): Promise<void> {
  const top = tableOf(client).asks.at(-1);
  if (top === undefined || !top.seats.includes(client.viewer as never)) return;
  const view = client.view as never;
  const move = answer({ game: 'decrees', level: 'secretary', view, ask: top.id }, draws);
  if (move !== null) await client.send({ t: 'move', ask: top.id, move } as never);
}

/** Where everybody is asked, and anybody may pass. */
export const WINDOW = /^(objection|charge)$/;

/** Up to the first action of somebody's turn, with the ask under which offers are made. */
export async function acting(seed: number) {
  const game = await cabinet(seed, 4, [], { speed: 'off' });
  const draws = seededDraws(seed, 'advice');
  while (tableOf(game.watcher).asks.at(-1)?.kind !== 'action') {
    for (const client of game.clients) await answerWell(client, draws);
    await game.world.pass(20_000);
  }
  const dealing = tableOf(game.watcher).asks.find(({ kind }) => kind === 'dealing')?.id;
  return { ...game, dealing };
}
