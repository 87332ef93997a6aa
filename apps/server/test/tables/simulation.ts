// Whole evenings in one process: people who drop, reload, send twice and lose answers; a server that is killed; a disk
// that fails. At the end nothing may be lost, done twice, or told to the wrong one.

import { hoax } from '@pretender/hoax';
import { offeredOrders } from '@pretender/hoax/live';
import { type Draws, type Game, type GameTypes, pick, randomOf, seededDraws } from '@pretender/kernel';
import { AUTO_PASS, type Command, type ServerMessage, type Settings } from '@pretender/protocol';
import { localBots } from '../../src/bots/local-bots.ts';
import { type MemoryStore, openMemoryStore } from '../../src/store/memory.ts';
import { openHall } from '../../src/tables/hall.ts';
import type { Hall } from '../../src/tables/hall-types.ts';
import { type FakeClient, fakeClient } from './fake-client.ts';
import { type FakeWorld, fakeWorld } from './fake-world.ts';

const game = hoax as unknown as Game<GameTypes>;
export const quiet = { info() {}, error() {} };
export const NONCES = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));

export const settingsWith = (own: Partial<Settings> = {}): Settings => ({
  game: 'hoax',
  options: {},
  seats: 4,
  speed: 'normal',
  hours: 24,
  isPublic: false,
  mayWatch: true,
  hasChat: true,
  isEven: false,
  ...own,
});

interface Person {
  readonly client: FakeClient;
  readonly token: string;
  /** Sent, and not acknowledged yet. */
  pending: Command | null;
  isHere: boolean;
}

export interface Evening {
  readonly world: FakeWorld;
  store: MemoryStore;
  hall: Hall;
  readonly table: string;
  readonly people: Person[];
  readonly watcher: FakeClient;
  readonly acknowledged: Set<string>;
  readonly draws: Draws;
  crashes: number;
}

/** Now and then the disk refuses a line, or takes it and fails to say so. */
function tempt({ store, draws }: Evening): void {
  const chance = draws.below(40);
  if (chance === 0) store.failNext('before-commit');
  if (chance === 1) store.failNext('after-commit');
}

export async function openEvening(seed: number, own: Partial<Settings> = {}): Promise<Evening> {
  const world = fakeWorld(seed);
  const draws = seededDraws(seed, 'evening');
  const store = openMemoryStore();
  const hall = await openHall({ store, world, bots: localBots(), log: quiet });
  const opened = await hall.open(settingsWith(own), { name: 'Ada', nonce: NONCES[0] });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { table } = opened.value;
  const second = await hall.sit(opened.value.code, { name: 'Bruno', nonce: NONCES[1] });
  if (!second.ok) throw new Error(second.refusal.code);
  const evening: Evening = {
    world,
    store,
    hall,
    table,
    people: [],
    watcher: fakeClient(() => evening.hall, table, null),
    acknowledged: new Set(),
    draws,
    crashes: 0,
  };
  for (const { token } of [opened.value, second.value])
    evening.people.push({ client: fakeClient(() => evening.hall, table, token), token, pending: null, isHere: false });
  await evening.watcher.connect();
  for (const person of evening.people) await come(evening, person);
  const [host] = evening.people;
  for (const seat of [2, 3]) await host.client.send({ t: 'seatBot', seat, level: 'random' } as never);
  await host.client.send({ t: 'start', nonce: NONCES[2] } as never);
  return evening;
}

async function come(evening: Evening, person: Person): Promise<void> {
  const { client } = person;
  await client.connect(client.snapshot === null ? undefined : client.n).catch(() => {});
  person.isHere = client.session !== null;
  if (person.isHere && person.pending !== null) await deliver(evening, person, person.pending);
}

/** Where it is a race, the answer comes later; until then it is on its way, and may be sent again. */
async function deliver({ acknowledged, world }: Evening, person: Person, command: Command): Promise<void> {
  person.pending = command;
  const done = person.client.session?.command(command).catch(() => {});
  await Promise.race([done, world.rest()]);
  const answer: ServerMessage | undefined = person.client.answers.get(command.id);
  if (answer === undefined) return;
  person.pending = null;
  if (answer.t === 'ack') acknowledged.add(`${person.client.viewer}:${command.id}`);
}

/** One random legal answer, from what this client believes. */
function randomCommand({ client }: Person, draws: Draws, id: string): Command | null {
  if (client.view === null) return null;
  const specs = game.moves(client.view as never);
  if (specs.length === 0) return null;
  const neutral = specs.filter((spec) => spec.neutral);
  const spec = pick(draws, neutral.length > 0 && draws.below(3) > 0 ? neutral : specs);
  return { t: 'move', id, ask: spec.ask, move: randomOf(spec, draws) } as Command;
}

/** Something to be done by itself later; it may be refused. */
function randomOrder({ client }: Person, draws: Draws, id: string): Command | null {
  const specs = client.view === null ? [] : offeredOrders(client.view as never);
  return specs.length === 0 ? null : ({ t: 'order', id, order: randomOf(pick(draws, specs), draws) } as Command);
}

const ASIDE: Readonly<Record<number, (person: Person, draws: Draws, number: number) => Command | null>> = {
  1: (_person, _draws, number) => ({ t: 'say', id: `s${number}`, text: 'Hm.' }),
  4: (person, draws, number) => randomOrder(person, draws, `o${number}`),
  5: (_person, draws, number) => ({ t: 'autoPass', id: `a${number}`, scope: pick(draws, AUTO_PASS) }),
};

async function act(evening: Evening, person: Person, number: number): Promise<void> {
  const { draws } = evening;
  const chance = draws.below(40);
  if (!person.isHere) {
    if (chance < 12) await come(evening, person);
  } else if (chance === 0) {
    person.client.drop();
    person.isHere = false;
  } else if (person.pending === null) {
    const aside = ASIDE[chance];
    const command = aside ? aside(person, draws, number) : randomCommand(person, draws, `m${number}`);
    if (command === null) return;
    await deliver(evening, person, command);
    if (chance === 2) await deliver(evening, person, command);
    if (chance === 3) {
      person.client.answers.delete(command.id);
      person.pending = command;
    }
  } else await deliver(evening, person, person.pending);
}

/** Killed: whatever was not on disk is gone, and so are timers and connections. */
async function crash(evening: Evening): Promise<void> {
  const { world, draws } = evening;
  evening.crashes++;
  world.forget();
  evening.store = evening.store.crash(draws.below(2) === 0 ? 'lost' : 'kept');
  for (const person of evening.people) {
    person.client.session = null;
    person.isHere = false;
  }
  await world.pass(draws.below(90_000));
  evening.hall = await openHall({ store: evening.store, world, bots: localBots(), log: quiet });
  await evening.watcher.connect(evening.watcher.n);
}

export function isOver({ watcher }: Evening): boolean {
  return watcher.told.some(({ type }) => type === '@ended');
}

export async function playEvening(evening: Evening, steps: number): Promise<void> {
  const { world, draws } = evening;
  for (let step = 0; step < steps && !isOver(evening); step++) {
    if (draws.below(80) === 0) await crash(evening);
    tempt(evening);
    for (const [at, person] of evening.people.entries()) await act(evening, person, step * 2 + at);
    await world.pass(200 + draws.below(2500));
  }
}

/** Everybody comes back once more, and what was on the way arrives. */
export async function comeHome(evening: Evening): Promise<void> {
  for (const person of evening.people) if (!person.isHere) await come(evening, person);
  await evening.world.rest();
}
