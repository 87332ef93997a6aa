// One of two worlds: the real server on a real port, with the clock, the chance and the disk of a test. Everything that
// somebody receives who may not know is written down, with the moment at which it was sent.

import { Writable } from 'node:stream';
import type { ChairAnswer, Settings, TicketAnswer } from '@pretender/protocol';
import { pino } from 'pino';
import { localBots } from '../../src/bots/local-bots.ts';
import { type Net, startNet } from '../../src/net/start-net.ts';
import { type MemoryStore, openMemoryStore } from '../../src/store/memory.ts';
import { NUMBER_TIME } from '../../src/tables/dealing.ts';
import { openHall } from '../../src/tables/hall.ts';
import type { Hall } from '../../src/tables/hall-types.ts';
import type { Services } from '../../src/tables/world.ts';
import { hallThroughLetters } from '../far/through-letters.ts';
import { idleClock, idleConfig } from '../net/idle-net.ts';
import { type FakeClient, fakeClient } from '../tables/fake-client.ts';
import { type FakeWorld, fakeWorld } from '../tables/fake-world.ts';
import { NONCES, settingsWith } from '../tables/settings.ts';
import { wrappedHall } from '../tables/wrapped-hall.ts';
import { type GameId, PLOTS } from './plots.ts';
import { type RemoteDoor, remoteDoor } from './remote-door.ts';
import { dealFor } from './swap.ts';

/** Where something can be learned. Letters to bots are among the frames: each may follow from the other. */
export const CHANNELS = ['frames', 'socket', 'http', 'metrics', 'log'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Two whose hands and answers differ, one who plays without knowing them, one who only looks on; the rest are bots. */
export const PLAYERS = { one: 0, other: 1, blind: 2 } as const;
const SEATS = 5;

export interface Side {
  readonly index: 0 | 1;
  readonly world: FakeWorld;
  readonly hall: Hall;
  readonly store: MemoryStore;
  readonly net: Net;
  readonly door: RemoteDoor;
  readonly chairs: readonly ChairAnswer[];
  readonly players: readonly FakeClient[];
  readonly watcher: FakeClient;
  readonly heard: Readonly<Record<Channel, string[]>>;
  close(): Promise<void>;
}

/** Whatever a fault wants to change of what the tables are given. */
export type Tamper = (services: Services) => Services;

function logInto(lines: string[]) {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk).replace(/"ms":\d+|127\.0\.0\.1:\d+/g, ''));
      done();
    },
  });
  return pino({ level: 'trace', timestamp: false, base: null }, sink);
}

async function post<T = ChairAnswer>(url: string, path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

async function takeSeats(url: string, settings: Settings): Promise<ChairAnswer[]> {
  const nonce = NONCES[0];
  const chairs = [await post(url, '/api/tables', { settings, name: 'Ada', nonce })];
  const [{ code, token }] = chairs;
  // All come from one address, and the table is listed: the host invites them.
  for (const [at, name] of ['Bruno', 'Carla'].entries()) {
    const { ticket } = await post<TicketAnswer>(url, '/api/tickets', { token, seat: at + 1 });
    chairs.push(await post(url, `/api/tables/${code}/seats`, { name, nonce, ticket }));
  }
  return chairs;
}

interface Opening {
  readonly seed: number;
  readonly index: 0 | 1;
  readonly isSwapped: boolean;
  readonly game: GameId;
  readonly own: Partial<Settings>;
  readonly tamper: Tamper;
}

export async function openSide({ seed, index, isSwapped, game, own, tamper }: Opening): Promise<Side> {
  dealFor(isSwapped);
  const heard: Side['heard'] = { frames: [], socket: [], http: [], metrics: [], log: [] };
  const world = fakeWorld(seed);
  const store = openMemoryStore();
  const log = logInto(heard.log);
  const bots = localBots();
  const spied: Services['bots'] = {
    choose(request, deadline) {
      heard.frames.push(`${world.now()} bot ${JSON.stringify(request)}`);
      return bots.choose(request, deadline);
    },
    stop: () => bots.stop(),
  };
  const hall = await openHall(tamper({ store, world, bots: spied, log }));
  let chairs: readonly ChairAnswer[] = [];
  const isBlind = (token: string | undefined) => token === undefined || token === chairs[PLAYERS.blind].token;
  const overheard = wrappedHall(hall, (frame, { token }, send) => {
    if (isBlind(token)) heard.frames.push(`${world.now()} ${token === undefined ? 'watcher' : 'seat'} ${frame}`);
    send(frame);
  });
  const net = await startNet({ hall: hallThroughLetters(overheard), clock: idleClock(), config: idleConfig(), log });
  chairs = await takeSeats(
    net.url,
    settingsWith({ game, options: PLOTS[game].options, seats: SEATS, speed: 'brisk', isPublic: true, ...own }),
  );
  const door = remoteDoor(net.url);
  const players = chairs.map(({ table, token }) => fakeClient(() => door, table, token));
  const watcher = fakeClient(() => door, chairs[0].table, null);
  for (const client of [...players, watcher]) await client.connect();
  for (let seat = chairs.length; seat < SEATS; seat++)
    await players[0].send({ t: 'seatBot', seat, level: PLOTS[game].levelAt(seat) } as never);
  await world.pass(NUMBER_TIME);
  await players[0].send({ t: 'start' } as never);
  await door.barrier();
  const close = async () => {
    door.closeAll();
    await net.stop();
  };
  return { index, world, hall, store, net, door, chairs, players, watcher, heard, close };
}
