// Evenings on which people drop, come back, ask for each other's seats and vote, all at random, while the server is killed now and then.
// After each step the table must be as the model says.

import { type Draws, pick, seededDraws } from '@pretender/kernel';
import { PROTOCOL, type Told } from '@pretender/protocol';
import { localBots } from '../../../../src/bots/local-bots.ts';
import { openMemoryStore } from '../../../../src/store/memory.ts';
import { NUMBER_TIME } from '../../../../src/tables/dealing.ts';
import { openHall } from '../../../../src/tables/hall.ts';
import { hashOf } from '../../../../src/tables/keys.ts';
import { type FakeClient, fakeClient } from '../../fake-client.ts';
import { type FakeWorld, fakeWorld } from '../../fake-world.ts';
import { NONCES, quiet, settingsWith } from '../../settings.ts';
import { Model, type Outcome } from './model.ts';

/** What should happen now and then, or the evenings prove less than they seem to. */
export const SOMETIMES = [
  'a seat passed with two voices',
  'a seat granted by one voice',
  'a seat granted by one voice in a waiting room',
  'a seat granted by one voice over days',
  'a granted seat passed with a deal',
  'a granted seat passed as a match began',
  'a request ended',
  'a request refused because of a no',
  'a request refused because its address asked often',
  'a request refused because eight were there',
  'a request in the place of another',
  'a newcomer was not heard about a seat',
  'a motion carried by a word',
  'a motion carried by waiting',
  'a motion not carried by one who was here alone over days',
  'a bot was let play',
  'a bot was not let play',
  'a bot was wanted over days',
  'a look',
  'a pause ended because its owner was gone',
  'the house was taken',
  'the house was not taken',
  'a stranger sat down',
  'a deal while somebody asked for a seat',
  'a restart',
  'a restart after a grant',
] as const;
type Sometimes = (typeof SOMETIMES)[number];

interface Heard {
  readonly at: number;
  readonly event: Told;
}

export interface SeatEvening {
  readonly world: FakeWorld;
  readonly draws: Draws;
  readonly table: string;
  readonly code: string;
  readonly model: Model;
  hall: Awaited<ReturnType<typeof openHall>>;
  store: ReturnType<typeof openMemoryStore>;
  /** Who is in each seat. */
  clients: FakeClient[];
  /** Every key that anybody was given. */
  readonly keys: string[];
  /** What the gallery heard, and when. */
  heard: Heard[];
  readonly decided: Outcome[];
  readonly seen: Map<Sometimes, number>;
  /** Of the table; people sit in the first of them. */
  readonly seats: number;
  asks: number;
  words: number;
  restarts: number;
}

export function note({ seen }: SeatEvening, what: Sometimes): void {
  seen.set(what, (seen.get(what) ?? 0) + 1);
}

export async function openSeatEvening(seed: number): Promise<SeatEvening> {
  const draws = seededDraws(seed, 'seats');
  const world = fakeWorld(seed);
  const store = openMemoryStore();
  const hall = await openHall({ store, world, bots: localBots(), log: quiet });
  const people = pick(draws, [2, 2, 3, 4, 5]);
  const options = { edition: 'de', finaleTurnLimit: 4, startPoints: 5 };
  const [isWaiting, speed] = [draws.below(3) === 0, pick(draws, ['brisk', 'brisk', 'days'] as const)];
  const seats = people + (isWaiting ? 2 : 1);
  const settings = settingsWith({ seats, speed, options });
  const opened = await hall.open(settings, { name: 'P0', nonce: NONCES[0] });
  if (!opened.ok) throw new Error(opened.refusal.why ?? opened.refusal.code);
  const { table, code } = opened.value;
  const keys = [opened.value.token];
  for (let at = 1; at < people; at++) {
    const sat = await hall.sit(code, { name: `P${at}`, nonce: NONCES[1] });
    if (sat.ok) keys.push(sat.value.token);
  }
  const model = new Model(world.now(), keys, speed);
  const known = { world, draws, table, code, model, hall, store, keys, seats };
  const evening: SeatEvening = {
    ...known,
    clients: [],
    heard: [],
    decided: [],
    seen: new Map(),
    asks: 0,
    words: 0,
    restarts: 0,
  };
  evening.clients = keys.map((key) => fakeClient(() => evening.hall, table, key));
  for (const client of evening.clients) await client.connect();
  await listen(evening);
  if (isWaiting) return evening;
  await evening.clients[0].send({ t: 'seatBot', seat: people, level: 'random' } as never);
  await evening.world.pass(NUMBER_TIME);
  await evening.clients[0].send({ t: 'start' } as never);
  await pass(evening, 1);
  return evening;
}

export async function listen(evening: SeatEvening): Promise<void> {
  const { world, table } = evening;
  const send = (frame: string): void => {
    const message = JSON.parse(frame) as { t: string; e?: readonly Told[] };
    if (message.t === 'told') for (const event of message.e ?? []) evening.heard.push({ at: world.now(), event });
  };
  const entered = await evening.hall.enter({ t: 'hello', v: PROTOCOL, table }, { send, close() {} });
  if (!entered.ok) throw new Error(entered.refusal.code);
}

/** What the gallery has heard since, in its order and at its time, for the model; and what the table has decided. */
function catchUp(evening: SeatEvening): void {
  const { model, decided } = evening;
  const heard = evening.heard;
  evening.heard = [];
  for (const { at, event } of heard) {
    model.advanceTo(at);
    if (event.type === '@dealing') model.isDealing = true;
    if (event.type === '@dealing' && model.requests.length > 0) note(evening, 'a deal while somebody asked for a seat');
    if (event.type === '@started') model.started();
    if (event.type === 'roundBegan') model.round++;
    if (event.type === '@ended') model.ended();
    // All that is told with it has happened by then.
    if (event.type === 'roundBegan') settleDeal(evening);
    const outcome = event.type === '@resumed' ? endOfPause(model, at) : outcomeOf(event);
    if (outcome === null) continue;
    noteOutcome(evening, outcome);
    decided.push(outcome);
  }
  model.advanceTo(evening.world.now());
}

function settleDeal(evening: SeatEvening): void {
  const { model } = evening;
  const granted = new Map(model.requests.flatMap(({ request, granted: of }) => (of === null ? [] : [[request, of]])));
  const before = model.outcomes.length;
  model.settle();
  for (const outcome of model.outcomes.slice(before))
    if (outcome.type === '@returned' && granted.has(outcome.request)) {
      note(evening, 'a granted seat passed with a deal');
      if (granted.get(outcome.request)?.round === null) note(evening, 'a granted seat passed as a match began');
    }
}

/** A player's pause ends after a minute; what that is longer by after a restart is not reckoned. Any other end is a decision. */
function endOfPause(model: Model, at: number): Outcome | null {
  const { paused } = model;
  const isTimed = paused !== null && paused.by !== 'host' && at - paused.at >= 60_000;
  if (isTimed) model.paused = null;
  return isTimed ? null : { type: '@resumed' };
}

function noteOutcome(evening: SeatEvening, outcome: Outcome): void {
  const { model } = evening;
  const isGranted = ({ type, request }: { type: string; request?: number }): boolean =>
    type === '@granted' && request === (outcome as { request?: number }).request;
  if (outcome.type === '@granted' && !model.isPlaying) note(evening, 'a seat granted by one voice in a waiting room');
  else if (outcome.type === '@granted')
    note(evening, model.isLive ? 'a seat granted by one voice' : 'a seat granted by one voice over days');
  if (outcome.type === '@returned' && outcome.yes && !evening.decided.some(isGranted))
    note(evening, 'a seat passed with two voices');
  if (outcome.type === '@resumed') note(evening, 'a pause ended because its owner was gone');
  if (outcome.type === '@voted' && evening.decided.length >= model.outcomes.length - 1)
    note(evening, 'a motion carried by waiting');
}

function outcomeOf(event: Told): Outcome | null {
  const { request, yes, motion, isCarried } = event as never as Record<string, never>;
  if (event.type === '@granted') return { type: '@granted', request };
  if (event.type === '@returned') return { type: '@returned', request, yes };
  return event.type === '@voted' && isCarried ? { type: '@voted', motion: JSON.stringify(motion) } : null;
}

/** What the table is at is done: whoever comes in waits for it. Some of it takes real time, as a seed that is sealed. */
async function settle({ hall, table, world }: SeatEvening): Promise<void> {
  for (let round = 0; round < 2; round++) {
    const entered = await hall.enter({ t: 'hello', v: PROTOCOL, table }, { send() {}, close() {} });
    if (entered.ok) entered.value.leave();
    await world.pass(0);
  }
}

/** Never past a moment at which something may be decided that follows from another. */
export async function pass(evening: SeatEvening, ms: number): Promise<void> {
  const { world, model } = evening;
  const until = world.now() + ms;
  do {
    await world.pass(Math.min(until, model.nextLoss()) - world.now());
    await settle(evening);
    catchUp(evening);
  } while (world.now() < until);
}

/** What differs from the model; empty if nothing does. */
export async function differences(evening: SeatEvening): Promise<string[]> {
  const { model, store, keys, decided, clients } = evening;
  const found: string[] = [];
  const [own, expected] = [decided, model.outcomes].map((outcomes) => outcomes.map((each) => JSON.stringify(each)));
  const at = own.findIndex((each, place) => each !== expected[place]);
  const from = at < 0 ? own.length : at;
  if (own.length !== expected.length || at >= 0)
    found.push(`decided ${own.slice(from)} and not ${expected.slice(from)}`);
  const { paused } = model;
  const longest = 60_000 + 6_000 * evening.restarts;
  if (paused !== null && paused.by !== 'host' && model.now - paused.at > longest) found.push('paused for too long');
  for (const [seat, { key, isHere }] of model.seats.entries()) {
    for (const other of keys) {
      const owner = await store.keyOwner(hashOf(other));
      if ((owner?.seat === seat) !== (other === key)) found.push(`seat ${seat} is opened by another key`);
    }
    if (isHere !== (clients[seat].session !== null)) found.push(`seat ${seat}: here is ${!isHere}`);
  }
  return found;
}

export const herePeople = ({ model }: SeatEvening): number[] =>
  [...model.seats.keys()].filter((seat) => model.seats[seat].isHere);

export const pickHere = (evening: SeatEvening): number | null => {
  const here = herePeople(evening);
  return here.length === 0 ? null : pick(evening.draws, here);
};
