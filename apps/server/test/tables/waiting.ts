// People who sit at a table and are about to be dealt cards: one bot, all others commit and open when a test says so.

import type { Settings } from '@pretender/protocol';
import { localBots } from '../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import { hashOf } from '../../src/tables/keys.ts';
import type { TableLine } from '../../src/tables/lines.ts';
import type { SocketsThread } from '../../src/tables/world.ts';
import { fakeClient } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { codeOf, commitTo, openNumber } from './numbers.ts';
import { quiet, settingsWith } from './settings.ts';

/** The number of each seat. */
export const NUMBERS = Array.from({ length: 14 }, (_, seat) => (seat + 1).toString(16).repeat(32));

const SECOND = 1000;
/** Lines that follow each other by themselves: nobody opens, and nobody is left who could. */
const STEPS = 3;

export type Waiting = Awaited<ReturnType<typeof waiting>>;

export async function waiting(people: number, own: Partial<Settings> = {}, sockets?: SocketsThread) {
  const world = fakeWorld(people);
  let store = openMemoryStore();
  const services = () => ({ store, world, bots: localBots(), log: quiet, sockets });
  let hall = await openHall(services());
  const level = own.game === 'decrees' ? 'clerk' : 'random';
  const seats = own.seats ?? Math.max(people + 1, own.game === 'decrees' ? 4 : 3);
  const opened = await hall.open(settingsWith({ seats, speed: 'off', ...own }), { name: 'P0' });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { table, code } = opened.value;
  const tokens = [opened.value.token];
  while (tokens.length < people) {
    const sat = await hall.sit(code, { name: `P${tokens.length}` });
    if (!sat.ok) throw new Error(sat.refusal.code);
    tokens.push(sat.value.token);
  }
  const clients = tokens.map((token) => fakeClient(() => hall, table, token));
  const watcher = fakeClient(() => hall, table, null);
  for (const client of [...clients, watcher]) await client.connect();
  for (let seat = people; seat < seats; seat++) await clients[0].send({ t: 'seatBot', seat, level } as never);
  const say = async (seat: number, command: object): Promise<string> =>
    codeOf(await clients[seat].send(command as never));
  const lines = async () => (await store.read(table, -1)).map(({ body }) => JSON.parse(body) as TableLine);
  /** A seal takes a moment that is not the world's: whatever is being written is waited for, second by second. */
  const pass = async (ms: number) => {
    for (let left = ms; left >= 0; left -= SECOND) {
      await world.pass(Math.min(left, SECOND));
      for (let step = 0; step < STEPS; step++) {
        await hall.lookAtTicket(code, '');
        await world.pass(0);
      }
    }
  };
  /** Killed: of what was written the first so many lines are left, or all. */
  const crash = async (kept?: number) => {
    await world.rest();
    world.forget();
    for (const client of clients) client.told.length = 0;
    store = store.crash('kept');
    if (kept !== undefined) store = await shortened(store, table, tokens, kept);
    hall = await openHall(services());
  };
  const back = async (...seats: readonly number[]) => {
    for (const seat of seats) await clients[seat].connect();
  };
  return {
    world,
    pass,
    table,
    code,
    tokens,
    clients,
    watcher,
    lines,
    crash,
    back,
    say,
    hall: () => hall,
    store: () => store,
    commit: async (...seats: readonly number[]) => {
      for (const seat of seats) await commitTo(clients[seat], NUMBERS[seat]);
    },
    open: async (...seats: readonly number[]) => {
      for (const seat of seats) await openNumber(clients[seat], NUMBERS[seat]);
    },
    start: async () => {
      const answer = await say(0, { t: 'start' });
      await pass(1);
      return answer;
    },
  };
}

type Store = ReturnType<typeof openMemoryStore>;

/** A disk that only the first so many lines have reached. */
async function shortened(before: Store, table: string, tokens: readonly string[], kept: number): Promise<Store> {
  const store = openMemoryStore();
  const row = await before.tableBy(table);
  const lines = await before.read(table, -1);
  if (row === null) throw new Error('no table');
  await store.createTable(row, lines[0]);
  for (const line of lines.slice(1, kept)) await store.append(line, null);
  for (const [seat, token] of tokens.entries()) await store.putKey(hashOf(token), { table, seat });
  return store;
}

export const heads = ({ clients }: Pick<Waiting, 'clients'>): readonly unknown[] =>
  clients.map((client, seat) => (client.view?.hands[seat] as { identity?: string } | undefined)?.identity);
