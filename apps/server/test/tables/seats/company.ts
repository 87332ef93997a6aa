// People at a table with a bot, each from an address of their own, and a server that can be restarted.

import type { Settings } from '@pretender/protocol';
import { localBots } from '../../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../../src/store/memory.ts';
import { NUMBER_TIME } from '../../../src/tables/dealing.ts';
import { openHall } from '../../../src/tables/hall.ts';
import { type FakeClient, fakeClient } from '../fake-client.ts';
import { fakeWorld } from '../fake-world.ts';
import { NONCES, quiet, settingsWith } from '../settings.ts';

export const MINUTE = 60_000;

interface Wish extends Partial<Settings> {
  readonly isWaiting?: boolean;
}

/** So many people and one bot; a match is played unless they wait. Nobody is hurried. */
export async function company(people: number, { isWaiting = false, ...own }: Wish = {}) {
  const world = fakeWorld(11);
  let store = openMemoryStore();
  let hall = await openHall({ store, world, bots: localBots(), log: quiet });
  const settings = settingsWith({ seats: Math.max(3, people + 1), speed: 'off', ...own });
  const opened = await hall.open(settings, { name: 'P0', nonce: NONCES[0] });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { table, code } = opened.value;
  const tokens = [opened.value.token];
  for (let at = 1; at < people; at++) {
    const sat = await hall.sit(code, { name: `P${at}`, nonce: NONCES[1], from: `192.0.2.${at}` });
    if (!sat.ok) throw new Error(sat.refusal.code);
    tokens.push(sat.value.token);
  }
  const clients = tokens.map((token) => fakeClient(() => hall, table, token));
  const watcher = fakeClient(() => hall, table, null);
  for (const client of [...clients, watcher]) await client.connect();
  if (!isWaiting) {
    for (let seat = people; seat < settings.seats; seat++)
      await clients[0].send({ t: 'seatBot', seat, level: settings.game === 'hoax' ? 'random' : 'clerk' } as never);
    // Nobody here has a number: they have had the time for one.
    await world.pass(NUMBER_TIME);
    await clients[0].send({ t: 'start' } as never);
  }
  const ask = (seat: number, name = 'Thief', from = '203.0.113.1') =>
    hall.askBack(code, seat, { name, nonce: NONCES[2], from });
  /** Nobody is in after it. */
  const restart = async () => {
    for (const client of [...clients, watcher]) client.drop();
    await world.rest();
    world.forget();
    store = store.crash('kept');
    hall = await openHall({ store, world, bots: localBots(), log: quiet });
  };
  const opens = async (token: string): Promise<boolean> => {
    const thief = fakeClient(() => hall, table, token);
    const isIn = await thief.connect().then(
      () => true,
      () => false,
    );
    thief.drop();
    return isIn;
  };
  /** Nothing is done to keys any more until a restart. */
  const failKeys = () => {
    store.dropKeys = () => new Promise<never>(() => {});
  };
  const lines = async () =>
    (await store.read(table, -1)).map(({ body }) => JSON.parse(body) as { kind: string; yes?: boolean });
  return { world, table, code, tokens, clients, watcher, ask, restart, opens, lines, failKeys, hall: () => hall };
}

export type Company = Awaited<ReturnType<typeof company>>;

/** What came of it: `ack`, or the code of the refusal. */
export async function says(client: FakeClient, command: object): Promise<string> {
  const answer = await client.send(command as never);
  return answer.t === 'no' ? answer.code : answer.t;
}

export const approve = (request: number, yes = true) => ({ t: 'approve', request, yes });
export const vote = (motion: object, yes = true) => ({ t: 'vote', motion, yes });
export const WIND_UP = { kind: 'windUp' };

/** The key that somebody who asked for a seat was given. */
export async function keyOf(asked: ReturnType<Company['ask']>): Promise<string> {
  const result = await asked;
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.token;
}
