// Whatever comes in gets exactly one answer with a known code, and no other table notices.

import { type Draws, seededDraws } from '@pretender/kernel';
import { PROTOCOL, REFUSALS, type ServerMessage } from '@pretender/protocol';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newMeters } from '../../src/net/metrics.ts';
import { newConnections } from '../../src/net/socket/connections.ts';
import { hear } from '../../src/net/socket/conversation.ts';
import { startNet } from '../../src/net/start-net.ts';
import { hallThroughLetters } from '../far/through-letters.ts';
import { connect } from '../net/client.ts';
import { idleClock, idleConfig } from '../net/idle-net.ts';
import { anyMessage } from './messages.ts';
import { openRooms, type Rooms } from './rooms.ts';

/** By hand: PRETENDER_FUZZ=1000000 npx vitest run --project server fuzz; a tenth as many over sockets. */
const MESSAGES = Number(process.env.PRETENDER_FUZZ ?? 100_000);
const OVER_SOCKETS = MESSAGES / 10;
/** After so many the hall is closed, and another one opened: a hall keeps every table it has had. */
const IN_ONE_HALL = 25_000;
/** After so many the loud table is left. */
const AT_ONE_TABLE = 500;
const PASS_EVERY = 10;
const PASS_MS = 250;

const CODES: readonly string[] = REFUSALS;
const silent = pino({ level: 'silent' });

/** Somebody at the loud table, over whatever wire. */
interface Shouter {
  /** Sends it; the answer, or how we were sent away. */
  ask(text: string): Promise<ServerMessage>;
  leave(): void;
  /** The question that was open last. */
  readonly open: number;
}

type Counts = Record<string, number>;
type Enter = (hello: object) => Promise<Shouter>;

const isAnswer = ({ t }: ServerMessage) => t === 'no' || t === 'ack' || t === 'pong' || t === 'bye';

function expectKnown(answer: ServerMessage, text: string, counts: Counts): void {
  const code = answer.t === 'no' || answer.t === 'bye' ? answer.code : answer.t;
  if (answer.t === 'no' && !CODES.includes(answer.code)) expect.fail(`${answer.code} for ${text}`);
  if (answer.t === 'bye' && answer.code !== 'replaced') expect.fail(`bye ${answer.code} for ${text}`);
  counts[code] = (counts[code] ?? 0) + 1;
}

async function shout({ openLoud, world }: Rooms, enter: Enter, draws: Draws, messages: number): Promise<Counts> {
  const counts: Counts = {};
  for (let sent = 0; sent < messages; ) {
    const chairs = await openLoud(draws.below(3) > 0);
    const { table } = chairs[0];
    const hellos = [
      ...chairs.map(({ token }) => ({ t: 'hello', v: PROTOCOL, table, token })),
      { t: 'hello', v: PROTOCOL, table },
    ];
    const people = await Promise.all(hellos.map(enter));
    for (let here = 0; here < AT_ONE_TABLE && sent < messages; here++, sent++) {
      const who = draws.below(people.length);
      const text = anyMessage(draws, people[who].open, `f${sent}`);
      const answer = await people[who].ask(text);
      expectKnown(answer, text, counts);
      // Its seat was cleared: it looks on from now on.
      if (answer.t === 'bye') people[who] = await enter(hellos[2]);
      if (sent % PASS_EVERY === 0) await world.pass(PASS_MS);
    }
    for (const person of people) person.leave();
  }
  return counts;
}

/** The same evening without the noise. */
async function calmLog(seed: number, until: number): Promise<readonly string[]> {
  const { world, quietLog } = await openRooms(seed);
  await world.pass(until - world.now());
  return quietLog();
}

async function expectUntouched(rooms: Rooms, seed: number): Promise<void> {
  const log = await rooms.quietLog();
  expect(log).toEqual(await calmLog(seed, rooms.world.now()));
  expect(log.length).toBeGreaterThan(20);
  expect(rooms.errors).toEqual([]);
}

const EXPECTED = ['ack', 'pong', 'bad-message', 'not-now', 'rules', 'stale', 'not-host', 'not-seated', 'bad-options'];

function overNothing({ hall }: Rooms): Enter {
  const clock = idleClock();
  const meters = newMeters({ hall, sockets: () => 0 });
  onTestFinished(() => meters.stop());
  const connections = newConnections({ hall, clock, meters, log: silent, pace: { burst: 20, perSecond: 8 } });
  return async (hello) => {
    const answers: ServerMessage[] = [];
    const shouter = { open: 0 };
    const hearFrame = (frame: string) => {
      const message = JSON.parse(frame) as ServerMessage;
      if (message.t === 'told' && message.clock) shouter.open = message.clock[0]?.ask ?? 0;
      if (isAnswer(message)) answers.push(message);
    };
    const ignored = { ping() {}, pong() {}, close() {}, stopReading() {}, terminate() {} };
    const wire = { ...ignored, send: hearFrame, bufferedAmount: 0 };
    const connection = connections.open(wire, '192.0.2.1');
    const ask = async (text: string): Promise<ServerMessage> => {
      answers.length = 0;
      if (connection.stage === 'closed') return { t: 'bye', code: 'replaced' };
      hear(connection, text);
      await connection.work;
      if (answers.length !== 1) expect.fail(`${answers.length} answers to ${text}: ${JSON.stringify(answers)}`);
      return answers[0];
    };
    hear(connection, JSON.stringify(hello));
    await connection.work;
    return Object.assign(shouter, { ask, leave: () => connections.gone(connection) });
  };
}

function overSockets(url: string): Enter {
  return async (hello) => {
    const client = await connect(url);
    client.send(hello);
    await client.next();
    const shouter = { open: 0 };
    const ask = async (text: string): Promise<ServerMessage> => {
      client.raw(text);
      for (;;) {
        const message = (await client.next()) as ServerMessage;
        if (message.t === 'told' && message.clock) shouter.open = message.clock[0]?.ask ?? 0;
        if (isAnswer(message)) return message;
      }
    };
    return Object.assign(shouter, { ask, leave: () => client.socket.terminate() });
  };
}

interface Way {
  readonly enter: Enter;
  close(): Promise<void>;
}

async function inHalls(messages: number, open: (rooms: Rooms) => Promise<Way>): Promise<void> {
  const total: Counts = {};
  for (let sent = 0, seed = 1; sent < messages; sent += IN_ONE_HALL, seed++) {
    const rooms = await openRooms(seed);
    const { enter, close } = await open(rooms);
    const counts = await shout(rooms, enter, seededDraws(seed, 'fuzz'), Math.min(IN_ONE_HALL, messages - sent));
    await close();
    await expectUntouched(rooms, seed);
    for (const [code, count] of Object.entries(counts)) total[code] = (total[code] ?? 0) + count;
  }
  if (process.env.PRETENDER_FUZZ) console.info(JSON.stringify(total));
  for (const code of EXPECTED) expect(total[code], code).toBeGreaterThan(0);
}

describe('whatever comes in', { timeout: 36_000_000 }, () => {
  it(`is answered once with a known code, ${MESSAGES} times in process, and no other table notices`, async () => {
    await inHalls(MESSAGES, async (rooms) => ({ enter: overNothing(rooms), close: async () => undefined }));
  });

  it(`is answered once with a known code, ${OVER_SOCKETS} times over sockets, and no other table notices`, async () => {
    await inHalls(OVER_SOCKETS, async ({ hall }) => {
      const net = await startNet({
        hall: hallThroughLetters(hall),
        clock: idleClock(),
        config: idleConfig(),
        log: silent,
      });
      return { enter: overSockets(net.url), close: () => net.stop() };
    });
  });

  it('as a first frame ends in a bye with a known code, or in', async () => {
    const { hall } = await openRooms(3);
    const net = await startNet({
      hall: hallThroughLetters(hall),
      clock: idleClock(),
      config: idleConfig(),
      log: silent,
    });
    onTestFinished(() => net.stop());
    const draws = seededDraws(3, 'first');
    for (let i = 0; i < 150; i++) {
      const client = await connect(net.url);
      client.raw(anyMessage(draws, 1, 'first'));
      const answer = await client.next();
      if (answer.t !== 'welcome') expect([answer.t, CODES.includes(answer.code ?? '')]).toEqual(['bye', true]);
      client.socket.terminate();
    }
  });
});
