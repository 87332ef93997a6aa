// When the tables have been told that the sockets are read, they have whatever lay in a socket as they asked. Real sockets of the kernel,
// which have what was written as soon as it is written, and real connections; letters go through a port.

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setImmediate as soon } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { seededDraws } from '@pretender/kernel';
import { expect, it, onTestFinished } from 'vitest';
import { Correspondence } from '../../src/far/far-hall.ts';
import { FarSockets } from '../../src/far/far-sockets.ts';
import { CATCH_UP, CAUGHT_UP, DONE, LEAVE, type Letter } from '../../src/far/letters.ts';
import { newLog } from '../../src/log.ts';
import { newConnections } from '../../src/net/socket/connections.ts';
import { hear } from '../../src/net/socket/conversation.ts';
import type { Hall } from '../../src/tables/hall-types.ts';
import { type FakeHall, fakeHall, TOKEN } from '../net/fake-hall.ts';
import { idleClock } from '../net/idle-net.ts';
import { scratchFile } from '../store/scratch.ts';
import { throughLetters } from './through-letters.ts';

const PEOPLE = 6;
const STEPS = 400;
/** Fewer than may wait at one connection. */
const MOST_UNDER_WAY = 25;

const meters = { frameIn() {}, frameOut() {}, refusal() {}, commandTook() {} } as never;

/** A socket of the file system: what is written is there to be read at once. */
async function serverAt(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer(onConnection);
  const path = scratchFile('socket');
  await new Promise<void>((resolve) => server.listen(path, resolve));
  onTestFinished(() => void server.close());
  return path;
}

/** Lines instead of frames; everything else is as at the doors. */
function listen(hall: Hall): Promise<string> {
  const desk = { hall, clock: idleClock(), meters, log: newLog('silent'), pace: { burst: 1000, perSecond: 1000 } };
  const connections = newConnections(desk);
  return serverAt((socket) => {
    const wire = {
      send: (text: string) => void socket.write(`${text}\n`),
      ping() {},
      pong() {},
      stopReading() {},
      close: () => socket.end(),
      terminate: () => socket.destroy(),
      bufferedAmount: 0,
    };
    const connection = connections.open(wire, 'here');
    socket.on('data', (packet) => {
      for (const line of packet.toString().split('\n').slice(0, -1)) hear(connection, line);
    });
    socket.on('error', () => undefined).on('close', () => connections.gone(connection));
  });
}

async function enter(path: string): Promise<Socket> {
  const socket = connect(path);
  const welcomed = new Promise((resolve) => socket.once('data', resolve));
  socket.write(`${JSON.stringify({ t: 'hello', v: 2, table: 'table-1', token: TOKEN })}\n`);
  await welcomed;
  socket.resume();
  return socket;
}

interface Place {
  readonly near: FakeHall;
  readonly sockets: FarSockets;
  readonly people: readonly Socket[];
}

async function open(): Promise<Place> {
  const near = fakeHall();
  const sockets = new FarSockets();
  const house = { hall: near, broken: new Promise<Error>(() => {}), close: async () => undefined };
  const far = throughLetters(house, undefined, sockets);
  onTestFinished(() => far.close());
  const path = await listen(far.hall);
  const people: Socket[] = [];
  while (people.length < PEOPLE) people.push(await enter(path));
  onTestFinished(() => {
    for (const socket of people) socket.destroy();
  });
  return { near, sockets, people };
}

/** As a table asks before it closes something. */
async function isAllHeard({ near, sockets }: Place, sent: readonly string[]): Promise<void> {
  await sockets.catchUp();
  await Promise.all(near.guests.map(({ listener }) => listener.caughtUp?.()));
  const heard = new Set(near.commands.map(({ id }) => id));
  expect(sent.filter((id) => !heard.has(id))).toEqual([]);
}

it('whatever lay in a socket as the tables asked is with them when they are answered', async () => {
  for (let seed = 0; seed < 10; seed++) {
    const place = await open();
    const draws = seededDraws(seed, 'barrier');
    place.near.onCommand = async () => {
      for (let turn = draws.below(4); turn > 0; turn--) await soon();
    };
    const sent: string[] = [];
    const asked: Promise<void>[] = [];
    for (let step = 0; step < STEPS; step++) {
      const isRoom = sent.length - place.near.commands.length < MOST_UNDER_WAY;
      const id = `c${step}`;
      if (isRoom && draws.below(3) > 0) {
        place.people[draws.below(PEOPLE)].write(`${JSON.stringify({ t: 'pause', id })}\n`);
        sent.push(id);
      }
      if (draws.below(6) === 0) asked.push(isAllHeard(place, [...sent]));
      if (draws.below(3) === 0) await soon();
    }
    await Promise.all([...asked, isAllHeard(place, [...sent])]);
    expect(place.near.commands.length).toBe(sent.length);
  }
});

it('so is what came when this round of reading had begun already', async () => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  let client: Socket | null = null;
  port2.on('message', ([what]) => {
    if (what !== DONE) return;
    // Letters are being read, and the next one is there before they are read to the end; that socket was looked at before.
    client?.write('!');
    port1.postMessage([CATCH_UP]);
  });
  const letters = new Correspondence(port2, () => undefined);
  const path = await serverAt((socket) => void socket.on('data', () => letters.write(LEAVE, 7)));
  client = connect(path);
  await once(client, 'connect');
  const words: unknown[] = [];
  const answered = new Promise<void>((resolve) => {
    port1.on('message', (letter: Letter) => {
      words.push(...letter);
      if (words.includes(CAUGHT_UP)) resolve();
    });
  });
  port1.postMessage([DONE, 999]);
  await answered;
  client.destroy();
  expect(words).toEqual([LEAVE, 7, CAUGHT_UP, 0]);
});

it('somebody who goes with commands that nobody has seen yet is not waited for', async () => {
  const place = await open();
  place.near.onCommand = () => new Promise(() => {});
  for (const id of ['a', 'b', 'c']) place.people[0].write(`${JSON.stringify({ t: 'pause', id })}\n`);
  await place.sockets.catchUp();
  const waiting = Promise.all(place.near.guests.map(({ listener }) => listener.caughtUp?.()));
  place.people[0].destroy();
  await waiting;
  expect(place.near.commands.map(({ id }) => id)).toEqual(['a']);
});

it('many who ask at once are served by few questions', async () => {
  const asks: (() => void)[] = [];
  const sockets = new FarSockets();
  sockets.connect(
    () => void asks.push(() => sockets.caughtUp()),
    () => ({ look() {}, stop() {} }),
  );
  const done: number[] = [];
  const ask = (n: number) => sockets.catchUp().then(() => void done.push(n));
  const all = [ask(0), ask(1), ask(2)];
  expect(asks.length).toBe(1);
  asks[0]();
  await soon();
  // The others came when the question was on its way.
  expect(done).toEqual([0]);
  expect(asks.length).toBe(2);
  asks[1]();
  await Promise.all(all);
  expect(asks.length).toBe(2);
});
