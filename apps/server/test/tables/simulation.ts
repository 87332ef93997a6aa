// Whole evenings in one process: people who drop, reload, send twice and lose answers; a server that is killed; a disk
// that fails. At the end nothing may be lost, done twice, or told to the wrong one.

import { hoax } from '@pretender/hoax';
import { offeredOrders } from '@pretender/hoax/live';
import { type Draws, type Game, type GameTypes, pick, randomOf, seededDraws, shuffle } from '@pretender/kernel';
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

/** One connection of somebody, and there may be two. */
interface Tab {
  readonly client: FakeClient;
  readonly token: string;
  isHere: boolean;
  isComing: boolean;
}

interface Person {
  readonly seat: number;
  tabs: Tab[];
  /** Keys that were given for this seat, the newest last. */
  readonly tokens: string[];
  /** Sent and not answered yet, under each key: who comes with another key is somebody else, and begins anew. */
  readonly outboxes: Map<string, Map<string, Command>>;
}

function outboxOf({ outboxes }: Person, { token }: Tab): Map<string, Command> {
  const outbox = outboxes.get(token) ?? new Map<string, Command>();
  outboxes.set(token, outbox);
  return outbox;
}

/** What should happen now and then, or the evenings prove less than they seem to. */
export const SOMETIMES = [
  'a crash while something is written, and it is lost',
  'a crash while something is written, and it is kept',
  'a crash in a vote',
  'a command again after a crash, and it was there',
  'a command twice',
  'a command overtaken by a later one',
  'a resume',
  'a reload',
  'a reload in a vote',
  'two tabs',
  'a disk that refuses',
  'a disk that does not say',
  'a seat given to a new key',
] as const;
type Sometimes = (typeof SOMETIMES)[number];

export interface Evening {
  readonly world: FakeWorld;
  store: MemoryStore;
  hall: Hall;
  readonly table: string;
  readonly people: Person[];
  readonly watcher: FakeClient;
  readonly acknowledged: Set<string>;
  readonly draws: Draws;
  readonly seen: Map<Sometimes, number>;
  /** What the log held when the server was last killed. */
  kept: ReadonlySet<string>;
  /** Writes on their way. */
  writing: number;
  isSlow: boolean;
  crashes: number;
  /** What went wrong with somebody for whom nobody waits. */
  readonly failures: unknown[];
}

function note({ seen }: Evening, what: Sometimes): void {
  seen.set(what, (seen.get(what) ?? 0) + 1);
}

/** Now and then the disk refuses a line, or takes it and fails to say so. */
function tempt(evening: Evening): void {
  const chance = evening.draws.below(40);
  if (chance > 1) return;
  evening.store.failNext(chance === 0 ? 'before-commit' : 'after-commit');
  note(evening, chance === 0 ? 'a disk that refuses' : 'a disk that does not say');
}

/** How long the disk takes; at first nobody waits for it. */
async function spin(evening: Evening): Promise<void> {
  if (!evening.isSlow) return;
  const { world } = evening;
  const wait = evening.draws.below(60);
  evening.writing++;
  await new Promise<void>((resolve) => world.at(world.now() + wait, resolve));
  evening.writing--;
}

const newTab = (evening: () => Evening, table: string, token: string): Tab => ({
  client: fakeClient(() => evening().hall, table, token),
  token,
  isHere: false,
  isComing: false,
});

export async function openEvening(seed: number, own: Partial<Settings> = {}): Promise<Evening> {
  const world = fakeWorld(seed);
  const self = (): Evening => evening;
  const store = openMemoryStore({ delay: () => (started ? spin(self()) : Promise.resolve()) });
  let started = false;
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
    people: [opened.value, second.value].map(({ token, seat }) => ({
      seat,
      tabs: [newTab(self, table, token)],
      tokens: [token],
      outboxes: new Map(),
    })),
    watcher: fakeClient(() => evening.hall, table, null),
    acknowledged: new Set(),
    draws: seededDraws(seed, 'evening'),
    seen: new Map(),
    kept: new Set(),
    writing: 0,
    isSlow: false,
    crashes: 0,
    failures: [],
  };
  started = true;
  await evening.watcher.connect();
  for (const person of evening.people) for (const tab of person.tabs) await come(evening, person, tab);
  const host = evening.people[0].tabs[0].client;
  for (const seat of [2, 3]) await host.send({ t: 'seatBot', seat, level: 'random' } as never);
  await host.send({ t: 'start', nonce: NONCES[2] } as never);
  evening.isSlow = true;
  return evening;
}

interface Table {
  readonly asks: readonly { readonly clock: string }[];
}

function isVoting({ watcher }: Evening): boolean {
  const table = watcher.view?.table as Table | undefined;
  return table?.asks.some(({ clock }) => clock === 'vote') ?? false;
}

async function come(evening: Evening, person: Person, tab: Tab): Promise<void> {
  const { client } = tab;
  const isResume = client.snapshot !== null && evening.draws.below(3) > 0;
  if (client.snapshot !== null) note(evening, isResume ? 'a resume' : 'a reload');
  if (client.snapshot !== null && !isResume && isVoting(evening)) note(evening, 'a reload in a vote');
  tab.isComing = true;
  const isIn = await client.connect(isResume ? client.n : undefined).then(
    () => true,
    () => false,
  );
  tab.isComing = false;
  tab.isHere = isIn && client.session !== null;
  // A key that is good no longer: perhaps a newer one is.
  if (!isIn) person.tabs = person.tabs.filter((other) => other !== tab);
  for (const command of shuffle(evening.draws, [...outboxOf(person, tab).values()]))
    void deliver(evening, person, tab, command);
}

export async function deliver(evening: Evening, person: Person, tab: Tab, command: Command): Promise<void> {
  const pending = outboxOf(person, tab);
  pending.set(command.id, command);
  await tab.client.session?.command(command).catch(() => {});
  const answer: ServerMessage | undefined = tab.client.answers.get(command.id);
  if (answer === undefined) return;
  const cmd = `${person.seat}:${command.id}`;
  if (answer.t === 'ack' && pending.has(command.id) && evening.kept.has(cmd))
    note(evening, 'a command again after a crash, and it was there');
  pending.delete(command.id);
  if (answer.t === 'ack') evening.acknowledged.add(cmd);
}

/** One random legal answer, from what this client believes. */
function randomCommand({ client }: Tab, draws: Draws, id: string): Command | null {
  if (client.view === null) return null;
  const specs = game.moves(client.view as never);
  if (specs.length === 0) return null;
  const neutral = specs.filter((spec) => spec.neutral);
  const spec = pick(draws, neutral.length > 0 && draws.below(3) > 0 ? neutral : specs);
  return { t: 'move', id, ask: spec.ask, move: randomOf(spec, draws) } as Command;
}

/** Something to be done by itself later; it may be refused. */
function randomOrder({ client }: Tab, draws: Draws, id: string): Command | null {
  const specs = client.view === null ? [] : offeredOrders(client.view as never);
  return specs.length === 0 ? null : ({ t: 'order', id, order: randomOf(pick(draws, specs), draws) } as Command);
}

const ASIDE: Readonly<Record<number, (tab: Tab, draws: Draws, number: number) => Command | null>> = {
  0: (_tab, _draws, number) => ({ t: 'say', id: `s${number}`, text: 'Hm.' }),
  4: (tab, draws, number) => randomOrder(tab, draws, `o${number}`),
  5: (_tab, draws, number) => ({ t: 'autoPass', id: `a${number}`, scope: pick(draws, AUTO_PASS) }),
};

const MOST_PENDING = 3;
/** Who had the seat when it was said; ids are used once in an evening anyway. */
export const TENANT = /\.\d+:/;

/** Whoever has lost the key asks for the seat, and the other one at the table agrees. */
export async function changeKey(evening: Evening, person: Person, number: number): Promise<void> {
  const other = evening.people[1 - person.seat];
  for (const tab of person.tabs) leave(tab);
  const asked = await evening.hall.askBack(evening.table, person.seat, { name: `Anew ${number}`, nonce: NONCES[3] });
  if (!asked.ok) return;
  person.tokens.push(asked.value.token);
  const [tab] = other.tabs.filter(({ isHere }) => isHere);
  const request = [...evening.watcher.told].reverse().find(({ type }) => type === '@asksBack') as { request?: number };
  if (tab && request?.request !== undefined) {
    note(evening, 'a seat given to a new key');
    await deliver(evening, other, tab, { t: 'approve', id: `k${number}`, request: request.request, yes: true });
  }
}

function leave(tab: Tab): void {
  tab.client.drop();
  tab.isHere = false;
}

/** Something that one person does; nobody waits for it. */
async function act(evening: Evening, person: Person, number: number): Promise<void> {
  const { draws } = evening;
  if (person.tabs.length === 0) openTab(evening, person, pick(draws, person.tokens));
  const tab = pick(draws, person.tabs);
  if (tab.client.closed !== null) tab.isHere = false;
  const chance = draws.below(60);
  if (tab.isComing) return;
  if (!tab.isHere) {
    if (chance < 20) await come(evening, person, tab);
  } else if (chance === 0) leave(tab);
  else if (chance === 1 && person.tabs.length < 2) {
    note(evening, 'two tabs');
    openTab(evening, person, tab.token);
  } else if (chance === 2 && person.tokens.length < 3) await changeKey(evening, person, number);
  else await talk(evening, person, tab, number);
}

function openTab(evening: Evening, person: Person, token: string): void {
  person.tabs.push(newTab(() => evening, evening.table, token));
}

async function talk(evening: Evening, person: Person, tab: Tab, number: number): Promise<void> {
  const { draws } = evening;
  const chance = draws.below(30);
  const word = { t: 'say', id: `w${number}`, text: 'Hm.' } as Command;
  const move = randomCommand(tab, draws, `m${number}`);
  const aside = ASIDE[chance]?.(tab, draws, number) ?? null;
  const pending = outboxOf(person, tab);
  const [late] = pending.values();
  if (late && pending.size >= MOST_PENDING) await deliver(evening, person, tab, late);
  else if (aside !== null) await deliver(evening, person, tab, aside);
  else if (move === null) return;
  else if (chance === 1) {
    note(evening, 'a command twice');
    await Promise.all([deliver(evening, person, tab, move), deliver(evening, person, tab, move)]);
  } else if (chance === 2) {
    note(evening, 'a command overtaken by a later one');
    await Promise.all([deliver(evening, person, tab, word), deliver(evening, person, tab, move)]);
  } else await deliver(evening, person, tab, move);
  if (chance === 3 && move !== null) loseAnswer(person, tab, move);
}

/** It got lost on its way. */
export function loseAnswer(person: Person, tab: Tab, command: Command): void {
  tab.client.answers.delete(command.id);
  outboxOf(person, tab).set(command.id, command);
}

/** Killed: whatever was not on disk is gone, and so are timers and connections. */
async function crash(evening: Evening): Promise<void> {
  const { world, draws } = evening;
  const end = draws.below(2) === 0 ? 'lost' : 'kept';
  if (evening.writing > 0) note(evening, `a crash while something is written, and it is ${end}`);
  if (isVoting(evening)) note(evening, 'a crash in a vote');
  evening.crashes++;
  evening.writing = 0;
  world.forget();
  evening.store = evening.store.crash(end);
  for (const person of evening.people) {
    for (const tab of person.tabs) {
      tab.client.session = null;
      tab.isHere = tab.isComing = false;
    }
  }
  await world.pass(draws.below(90_000));
  evening.kept = new Set(
    (await evening.store.read(evening.table, -1)).flatMap(({ cmd }) => cmd?.replace(TENANT, ':') ?? []),
  );
  evening.isSlow = false;
  evening.hall = await openHall({ store: evening.store, world, bots: localBots(), log: quiet });
  await evening.watcher.connect(evening.watcher.n);
  evening.isSlow = true;
}

export function isOver({ watcher }: Evening): boolean {
  return watcher.told.some(({ type }) => type === '@ended');
}

export async function playEvening(evening: Evening, steps: number): Promise<void> {
  const { world, draws } = evening;
  for (let step = 0; step < steps && !isOver(evening); step++) {
    tempt(evening);
    for (const [at, person] of evening.people.entries())
      void act(evening, person, step * 2 + at).catch((error: unknown) => evening.failures.push(error));
    await world.pass(draws.below(100));
    if (draws.below(80) === 0) await crash(evening);
    await world.pass(200 + draws.below(2500));
  }
}

const PATIENCE = 50;

/** Everybody comes back once more, with whatever key is good, and what was on the way arrives. */
export async function comeHome(evening: Evening): Promise<void> {
  await evening.world.pass(1000);
  evening.isSlow = false;
  for (const person of evening.people) {
    for (const token of person.tokens) if (person.tabs.length < PATIENCE) openTab(evening, person, token);
    for (const tab of [...person.tabs]) if (!tab.isHere || tab.client.closed !== null) await come(evening, person, tab);
  }
  await evening.world.rest();
}
