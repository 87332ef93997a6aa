// A table of people, dealt and past its set-up, with the host about to speak: for tests that look at single beats.

import { hoax } from '@pretender/hoax';
import type { Game, GameTypes, RawMove, Seat } from '@pretender/kernel';
import type { ServerMessage, Settings } from '@pretender/protocol';
import { localBots } from '../../src/bots/local-bots.ts';
import { type MemoryStore, openMemoryStore } from '../../src/store/memory.ts';
import { NUMBER_TIME } from '../../src/tables/dealing.ts';
import { openHall } from '../../src/tables/hall.ts';
import type { Hall } from '../../src/tables/hall-types.ts';
import type { SocketsThread, World } from '../../src/tables/world.ts';
import { type FakeClient, fakeClient } from './fake-client.ts';
import { type FakeWorld, fakeWorld } from './fake-world.ts';
import { commitTo, openNumber } from './numbers.ts';
import { NONCES, quiet, settingsWith } from './settings.ts';

export const game = hoax as unknown as Game<GameTypes>;

export interface Round {
  readonly world: FakeWorld;
  store: MemoryStore;
  hall: Hall;
  readonly table: string;
  readonly clients: readonly FakeClient[];
  readonly watcher: FakeClient;
  readonly tokens: readonly string[];
  /** How far away each seat is, one way. */
  readonly delays: number[];
}

export interface RoundOptions {
  readonly seed?: number;
  readonly people?: number;
  /** The host's number in the deal. */
  readonly nonce?: string;
  readonly settings?: Partial<Settings>;
  readonly sockets?: SocketsThread;
  readonly world?: FakeWorld;
}

const NAMES = 'Ada Bruno Carla Dario Elsa Fritz Gerda Hugo Inga Jan Klara Luis Mira Nora'.split(' ');

/** With a clock that waits for everybody, so that a test has all the time it needs. */
export async function openRound(about: RoundOptions = {}) {
  const { seed = 1, people = 4, nonce, settings = {}, sockets, world = fakeWorld(seed) } = about;
  const store = openMemoryStore();
  const hall = await openHall({ store, world, bots: localBots(), log: quiet, sockets });
  const { options, ...others } = settings;
  const own = settingsWith({ seats: people, ...others, options: { firstPlayer: 'host', ...options } });
  const first = await hall.open(own, { name: NAMES[0], nonce: NONCES[0] });
  if (!first.ok) throw new Error(`${first.refusal.code}: ${first.refusal.why}`);
  const { table, code } = first.value;
  const tokens = [first.value.token];
  for (const name of NAMES.slice(1, people)) {
    const chair = await hall.sit(code, { name, nonce: NONCES[1] });
    if (chair.ok) tokens.push(chair.value.token);
  }
  const round: Round = {
    world,
    store,
    hall,
    table,
    tokens,
    delays: tokens.map(() => 0),
    clients: [],
    watcher: fakeClient(() => round.hall, table, null),
  };
  (round.clients as FakeClient[]).push(
    ...tokens.map((token, seat) =>
      fakeClient(
        () => round.hall,
        table,
        token,
        () => round.delays[seat],
      ),
    ),
  );
  for (const client of [...round.clients, round.watcher]) await client.connect();
  // Nobody has a number, unless one is asked for: they have had the time for it.
  await world.pass(NUMBER_TIME);
  if (nonce !== undefined) await commitTo(round.clients[0], nonce);
  await round.clients[0].send({ t: 'start', id: 'go' } as never);
  if (nonce !== undefined) {
    await world.pass(1);
    await openNumber(round.clients[0], nonce);
  }
  return round;
}

export const specsOf = ({ view }: FakeClient) => (view === null ? [] : game.moves(view as never));

/** Gives this answer to the ask that offers it. */
export async function say(client: FakeClient, move: RawMove): Promise<ServerMessage> {
  const spec = specsOf(client).find(({ type }) => type === move.type);
  if (!spec) throw new Error(`seat ${client.viewer} is not offered ${move.type}`);
  return client.send({ t: 'move', ask: spec.ask, move } as never);
}

type Cover = (seat: Seat, own: string) => string;

/** Nobody may cover himself. */
const thiefOrMerchant: Cover = (_seat, own) => (own === 'thief' ? 'merchant' : 'thief');

export function identityOf({ clients }: Pick<Round, 'clients'>, seat: number): string {
  const hand = clients[seat].view?.hands[seat] as { identity: string } | undefined;
  return hand?.identity ?? '';
}

/** Everybody covers and takes wine. */
export async function setUp({ clients, world }: Round, cover: Cover = thiefOrMerchant): Promise<void> {
  for (const [seat, client] of clients.entries()) {
    const identity = cover(seat as Seat, identityOf({ clients }, seat));
    await say(client, { type: 'cover', identities: [identity] });
  }
  await world.pass(1500);
  for (const client of clients) {
    const take = specsOf(client).find(({ type }) => type === 'take');
    const wares = take?.fields.wares as { min: number } | undefined;
    await say(client, { type: 'take', wares: Array.from({ length: wares?.min ?? 0 }, () => 'wine') });
  }
  await world.pass(1500);
}

/** The server is killed and comes back after so long; everybody comes back too. */
export async function reopen(round: Round, away: number, start: () => World = () => round.world): Promise<void> {
  round.world.forget();
  round.store = round.store.crash('kept');
  await round.world.pass(away);
  round.hall = await openHall({ store: round.store, world: start(), bots: localBots(), log: quiet });
  for (const client of [...round.clients, round.watcher]) await client.connect(client.n);
}

export const heardBy = ({ told }: FakeClient, type: string) => told.filter((event) => event.type === type);
