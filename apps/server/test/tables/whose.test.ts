// What only one seat may say, and what is heard from outside: the same words by the one it belongs to, by another seat,
// by the host, by a spectator and by a stranger, through the real doors.

import { type ChairAnswer, PROTOCOL } from '@pretender/protocol';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { localBots } from '../../src/bots/local-bots.ts';
import { startNet } from '../../src/net/start-net.ts';
import { openMemoryStore } from '../../src/store/memory.ts';
import { NUMBER_TIME } from '../../src/tables/dealing.ts';
import { openHall } from '../../src/tables/hall.ts';
import { hallThroughLetters } from '../far/through-letters.ts';
import { connect } from '../net/client.ts';
import { idleClock, idleConfig } from '../net/idle-net.ts';
import { remoteDoor } from '../worlds/remote-door.ts';
import { COMMANDS } from './every-command.ts';
import { type FakeClient, fakeClient } from './fake-client.ts';
import { fakeWorld } from './fake-world.ts';
import { NONCES, settingsWith } from './settings.ts';

const silent = pino({ level: 'silent' });
const OTHERS = ['Bruno', 'Carla'];

interface Answer {
  readonly status: number;
  readonly code: string | null;
}

/** Host, two guests and a spectator, in the middle of a match whose first turn is the host's. */
async function court() {
  const world = fakeWorld(3);
  const hall = await openHall({ store: openMemoryStore(), world, bots: localBots(), log: silent });
  const net = await startNet({ hall: hallThroughLetters(hall), clock: idleClock(), config: idleConfig(), log: silent });
  onTestFinished(() => net.stop());
  const post = async (path: string, body: object): Promise<Response> => {
    const headers = { 'content-type': 'application/json' };
    return fetch(net.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const ask = async (path: string, body?: object): Promise<Answer> => {
    const response = body === undefined ? await fetch(net.url + path) : await post(path, body);
    const { code = null } = (await response.json()) as { code?: string };
    return { status: response.status, code };
  };
  const settings = settingsWith({ seats: 3, options: { firstPlayer: 'host' } });
  const open = async (name: string) => (await post('/api/tables', { settings, name, nonce: NONCES[0] })).json();
  const chairs = [(await open('Ada')) as ChairAnswer];
  for (const name of OTHERS) {
    const response = await post(`/api/tables/${chairs[0].code}/seats`, { name, nonce: NONCES[1] });
    chairs.push((await response.json()) as ChairAnswer);
  }
  const door = remoteDoor(net.url);
  onTestFinished(() => door.closeAll());
  const people = chairs.map(({ table, token }) => fakeClient(() => door, table, token));
  const watcher = fakeClient(() => door, chairs[0].table, null);
  for (const client of [...people, watcher]) await client.connect();
  await world.pass(NUMBER_TIME);
  await people[0].send({ t: 'start' } as never);
  await door.barrier();
  return { world, net, door, ask, chairs, people, watcher, settings };
}
type Court = Awaited<ReturnType<typeof court>>;

async function says(client: FakeClient, command: object): Promise<string> {
  const answer = await client.send(command as never);
  return answer.t === 'no' ? answer.code : answer.t;
}

interface Table {
  readonly asks: readonly { readonly id: number }[];
}

function openAskOf({ view }: FakeClient): number {
  return (view?.table as Table | undefined)?.asks.at(-1)?.id ?? 0;
}

/** Everybody lets the clock choose what to cover, until the host's turn. */
async function toFirstTurn({ world, door, people }: Court): Promise<void> {
  for (let i = 0; i < 20 && !people[0].told.some(({ type }) => type === 'turnBegan'); i++) {
    await world.pass(10_000);
    await door.barrier();
  }
}

async function toFirstClaim(room: Court): Promise<void> {
  await toFirstTurn(room);
  const [host] = room.people;
  for (const [as, deed] of [
    ['farmer', 'harvest'],
    ['judge', 'cellar'],
  ])
    if ((await says(host, { t: 'move', ask: openAskOf(host), move: { type: 'claim', as, do: deed } })) === 'ack') break;
  await room.world.pass(600);
  await room.door.barrier();
}

describe('what belongs to one seat', () => {
  it('a turn is played by the seat whose turn it is', async () => {
    const room = await court();
    await toFirstTurn(room);
    const { people, watcher } = room;
    const move = { t: 'move', ask: openAskOf(people[0]), move: { type: 'accuse', target: 1, identity: 'thief' } };
    expect(await says(watcher, move)).toBe('not-seated');
    expect(await says(people[1], move)).toBe('rules');
    expect(await says(people[2], move)).toBe('rules');
    expect(await says(people[0], move)).toBe('ack');
  });

  it('the last call is called by who comes next, a hold by who is asked', async () => {
    const room = await court();
    await toFirstClaim(room);
    const { people, watcher } = room;
    const ask = openAskOf(people[0]);
    expect(await says(watcher, { t: 'hold', ask })).toBe('not-seated');
    expect(await says(people[0], { t: 'hold', ask })).toBe('not-now');
    expect(await says(people[2], { t: 'hold', ask })).toBe('ack');
    expect(await says(watcher, { t: 'lastCall', ask })).toBe('not-seated');
    expect(await says(people[0], { t: 'lastCall', ask })).toBe('not-now');
    expect(await says(people[2], { t: 'lastCall', ask })).toBe('not-now');
    expect(await says(people[1], { t: 'lastCall', ask })).toBe('ack');
  });

  it('a pause is ended by who asked for it, or by the host', async () => {
    const { people, watcher } = await court();
    for (const by of [people[1], people[0]]) {
      expect(await says(by === people[1] ? people[1] : people[2], { t: 'pause' })).toBe('ack');
      expect(await says(watcher, { t: 'resume' })).toBe('not-seated');
      expect(await says(by === people[1] ? people[2] : people[1], { t: 'resume' })).toBe('not-host');
      expect(await says(by, { t: 'resume' })).toBe('ack');
    }
  });

  it('a seat is given back by anybody else at the table, once', async () => {
    const { people, watcher, ask, chairs, world } = await court();
    const { code } = chairs[0];
    const asks = async () => ask(`/api/tables/${code}/returns`, { seat: 1, name: 'Again', nonce: NONCES[2] });
    const approve = { t: 'approve', request: 1, yes: true };
    expect(await asks()).toEqual({ status: 403, code: 'not-now' });
    people[1].drop();
    await expect.poll(async () => (await asks()).status, { timeout: 10_000 }).toBe(202);
    expect(await says(watcher, approve)).toBe('not-seated');
    expect(await says(people[2], approve)).toBe('ack');
    expect(await says(people[2], approve)).toBe('stale');
    await world.pass(180_000);
    expect(await says(people[0], approve)).toBe('ack');
    expect(await says(people[0], approve)).toBe('stale');
  });
});

describe('a ticket', () => {
  it('is made by who sits there or by the host, and is good at its own table', async () => {
    const { ask, chairs } = await court();
    const of = (seat: number, token: string) => ask('/api/tickets', { token, seat });
    expect(await of(0, 'ff'.repeat(32))).toEqual({ status: 403, code: 'wrong-token' });
    expect(await of(1, chairs[1].token)).toMatchObject({ status: 201 });
    expect(await of(2, chairs[1].token)).toEqual({ status: 403, code: 'not-host' });
    // Nobody sees the cards of another, be he the host.
    expect(await of(1, chairs[0].token)).toEqual({ status: 403, code: 'not-now' });
    for (const [seat, field] of [
      [14, 'seat'],
      [-1, 'seat'],
      ['1', 'seat'],
    ])
      expect(await of(seat as number, chairs[1].token), `${field}`).toEqual({ status: 400, code: 'bad-message' });
  });
});

describe('a stranger', () => {
  it('says nothing before the hello, whatever it is', async () => {
    const { net } = await court();
    for (const message of [
      ...Object.values(COMMANDS).map((command) => ({ ...command, id: 'a' })),
      { t: 'ping', n: 1 },
    ]) {
      const client = await connect(net.url);
      client.send(message);
      expect(await client.next()).toEqual({ t: 'bye', code: 'bad-message' });
    }
  });

  it('comes in with no key but the right one', async () => {
    const { net, chairs, ask, settings } = await court();
    const other = await fetch(`${net.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ settings: { ...settings, mayWatch: false }, name: 'Eve', nonce: NONCES[3] }),
    });
    const eve = (await other.json()) as ChairAnswer;
    const answers: unknown[] = [];
    for (const hello of [
      { table: chairs[0].table, token: eve.token },
      { table: eve.table, token: chairs[0].token },
      { table: eve.table, token: 'ff'.repeat(32) },
      { table: eve.table },
      { table: 'nowhere' },
    ]) {
      const client = await connect(net.url);
      client.send({ t: 'hello', v: PROTOCOL, ...hello });
      answers.push((await client.next()).code);
    }
    expect(answers).toEqual(['wrong-token', 'wrong-token', 'wrong-token', 'not-seated', 'no-such-table']);
    expect(await ask('/api/keys', { token: 'ff'.repeat(32) })).toEqual({ status: 403, code: 'wrong-token' });
  });

  it('gets from every route what anybody may have, and no more', async () => {
    const { ask, chairs, net } = await court();
    const { code, table } = chairs[0];
    const newcomer = { name: 'Eve', nonce: NONCES[3] };
    expect(await ask(`/api/tables/${code}/matches/1`)).toEqual({ status: 403, code: 'not-now' });
    expect(await ask(`/api/tables/${table}/matches/2`)).toEqual({ status: 403, code: 'not-now' });
    expect(await ask(`/api/tables/${code}/seats`, newcomer)).toEqual({ status: 409, code: 'table-full' });
    expect(await ask(`/api/tables/${code}/seats`, { ...newcomer, name: 'Ada' })).toEqual({
      status: 409,
      code: 'name-taken',
    });
    expect(await ask(`/api/tables/${code}/returns`, { seat: 9, ...newcomer })).toEqual({
      status: 404,
      code: 'no-such-seat',
    });
    const wrong = { status: 403, code: 'wrong-ticket' };
    const ticket = 'ff'.repeat(32);
    for (const door of ['tickets', 'keys']) expect(await ask(`/api/tables/${code}/${door}`, { ticket })).toEqual(wrong);
    expect(await ask(`/api/tables/${code}/seats`, { ...newcomer, ticket })).toEqual(wrong);
    expect(await ask('/api/tables/nowhere')).toEqual({ status: 404, code: 'no-such-table' });
    expect(await (await fetch(`${net.url}/api/tables`)).json()).toEqual({ tables: [] });
    const notice = (await (await fetch(`${net.url}/api/tables/${code}`)).json()) as object;
    expect(Object.keys(notice).sort()).toEqual([
      'code',
      'host',
      'invited',
      'isPlaying',
      'match',
      'people',
      'settings',
      'table',
    ]);
  });
});
