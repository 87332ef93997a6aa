// What is served of a flood, by counting.

import { once } from 'node:events';
import { connect as dial, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { connect, enter, HELLO } from './client.ts';
import { openNet } from './open-net.ts';

/** 1,900 of them are read in one piece. */
const REQUEST = 'GET / HTTP/1.1\r\nhost: 127.0.0\r\n\r\n';
const JSON_BODY = 'content-type: application/json';

interface Line {
  readonly socket: Socket;
  /** All that was answered, when it is closed. */
  readonly answered: Promise<string>;
}

async function lineTo(url: string, localAddress = '127.0.0.1'): Promise<Line> {
  const { hostname, port } = new URL(url);
  const socket = dial({ host: hostname, port: Number(port), localAddress });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (data) => {
    text += data.toString();
  });
  const answered = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  await once(socket, 'connect');
  return { socket, answered };
}

const answersIn = (text: string): number => text.split('HTTP/1.1 ').length - 1;
const linesOf = (logged: readonly string[]): number => logged.filter((line) => line.includes('"request"')).length;

it('of requests that nobody waits for, no more than two are begun, and the connection ends', async () => {
  const { url, logged } = await openNet();
  const { socket, answered } = await lineTo(url);
  socket.write(REQUEST.repeat(1900));
  expect(answersIn(await answered)).toBeLessThanOrEqual(2);
  expect(linesOf(logged)).toBeLessThanOrEqual(2);
});

it.each([
  ['expect what nobody knows', 'GET / HTTP/1.1\r\nhost: here\r\nexpect: x\r\n\r\n'],
  ['name no host', 'GET / HTTP/1.1\r\n\r\n'],
])('of requests that %s no more are begun either', async (_, request) => {
  const { url } = await openNet();
  const { socket, answered } = await lineTo(url);
  socket.write(request.repeat(1900));
  expect(answersIn(await answered)).toBeLessThanOrEqual(2);
});

it('a request that names no host is told so', async () => {
  const { url } = await openNet();
  const { socket, answered } = await lineTo(url);
  socket.write('GET / HTTP/1.1\r\nconnection: close\r\n\r\n');
  expect(await answered).toContain('The request names no host.');
});

it('two that come together are answered in their order', async () => {
  const { url } = await openNet();
  const { socket, answered } = await lineTo(url);
  const last = 'GET /health/live HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n';
  socket.write(REQUEST + last);
  const text = await answered;
  expect(answersIn(text)).toBe(2);
  expect(text.endsWith('{"ok":true}')).toBe(true);
});

it('with a flood, connections end that wait for no answer, but no sockets, and the others go on', async () => {
  const { url } = await openNet();
  const player = await enter(url);
  const idle = await lineTo(url, '127.0.0.2');
  const { socket, answered } = await lineTo(url, '127.0.0.3');
  socket.write(REQUEST.repeat(1900));
  await answered;
  expect(await idle.answered).toBe('');
  player.send({ t: 'ping', n: 5 });
  expect(await player.next()).toEqual({ t: 'pong', n: 5 });
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
});

it('whoever was cut off may open fewer connections than before, and later again as many', async () => {
  const { url, clock } = await openNet({ limits: { connectionsPerMinute: 200 } });
  const { socket, answered } = await lineTo(url);
  socket.write(REQUEST.repeat(1900));
  await answered;
  const refused = await lineTo(url);
  expect(await refused.answered).toBe('');
  const elsewhere = await lineTo(url, '127.0.0.2');
  elsewhere.socket.write(REQUEST);
  await once(elsewhere.socket, 'data');
  clock.advance(60_000);
  const again = await lineTo(url);
  again.socket.write(REQUEST);
  await once(again.socket, 'data');
});

it('new connections of one address are counted, and those of others are not', async () => {
  const { url } = await openNet({ limits: { connectionsPerMinute: 3 } });
  const lines: Line[] = [];
  for (let count = 0; count < 4; count++) lines.push(await lineTo(url));
  expect(await lines[3].answered).toBe('');
  const elsewhere = await lineTo(url, '127.0.0.2');
  elsewhere.socket.write(REQUEST);
  await once(elsewhere.socket, 'data');
});

it.each([
  ['the page', '/'],
  ['a page that it draws', '/t/ABCD'],
  ['a file that is not there', '/assets/nothing.js'],
  ['an address that is none', '/%zz'],
  ['the health, from elsewhere', '/health/live'],
])('%s may be asked for so often from one address', async (_, path) => {
  const { ask, clock } = await openNet({ limits: { filesPerMinute: 3 } });
  const request = { url: path, remoteAddress: '192.0.2.1' };
  for (let count = 0; count < 3; count++) expect((await ask(request)).statusCode).not.toBe(429);
  const refused = await ask(request);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({ connection: 'close', 'retry-after': '20' });
  expect((await ask({ url: path, remoteAddress: '192.0.2.2' })).statusCode).not.toBe(429);
  clock.advance(20_000);
  expect((await ask(request)).statusCode).not.toBe(429);
});

it('whoever watches the health from this machine is never refused', async () => {
  const { ask } = await openNet({ limits: { filesPerMinute: 1 } });
  for (let count = 0; count < 5; count++) expect((await ask('/health/live')).statusCode).toBe(200);
});

it('a person who opens the page with all its files, and nine more behind the same address, meet no limit', async () => {
  const { ask } = await openNet();
  const statuses = new Set<number>();
  for (let file = 0; file < 10 * 190; file++)
    statuses.add((await ask({ url: `/assets/${file}.js`, remoteAddress: '192.0.2.1' })).statusCode);
  expect([...statuses]).toEqual([404]);
});

it('of many requests alike only some are in the log, with how many were left out', async () => {
  const { ask, logged, clock } = await openNet();
  for (let count = 0; count < 500; count++) await ask('/nothing');
  expect(linesOf(logged)).toBe(20);
  clock.advance(1000);
  await ask('/nothing');
  expect(linesOf(logged)).toBe(21);
  expect(logged.at(-1)).toContain('"leftOut":480');
});

it('of records on their way in only three come from one address at once', async () => {
  const { url } = await openNet();
  const head = `POST /api/records HTTP/1.1\r\nhost: here\r\n${JSON_BODY}\r\ncontent-length: 1000\r\n\r\n`;
  const half: Line[] = [];
  for (let count = 0; count < 3; count++) {
    half.push(await lineTo(url));
    half[count].socket.write(`${head}{"half`);
  }
  const fourth = () =>
    fetch(`${url}/api/records`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  await expect.poll(async () => (await fourth()).status).toBe(503);
  const elsewhere = await lineTo(url, '127.0.0.2');
  elsewhere.socket.write(`${head.replace('1000', '2\r\nconnection: close')}{}`);
  expect(await elsewhere.answered).toContain('HTTP/1.1 201');
  for (const { socket } of half) socket.destroy();
  await expect.poll(async () => (await fourth()).status).toBe(201);
});

/** Masked and empty. */
const FRAMES = { pong: '8a8000000000', ping: '898000000000' };

it.each(Object.entries(FRAMES))('whoever sends one %s after the other is sent away', async (_, frame) => {
  const { url, hall } = await openNet();
  const client = await enter(url);
  const { _socket: stream } = client.socket as unknown as { readonly _socket: Socket };
  let pongs = 0;
  client.socket.on('pong', () => {
    pongs += 1;
  });
  stream.write(Buffer.from(frame.repeat(10_000), 'hex'));
  await client.closed;
  expect(client.frames.at(-1)).toEqual({ t: 'bye', code: 'too-fast' });
  expect(pongs).toBeLessThanOrEqual(80);
  expect(hall.guests[0].hasLeft).toBe(true);
});

it('a message in more than a few pieces is refused', async () => {
  const { url } = await openNet();
  const client = await connect(url);
  client.send(HELLO);
  await client.next();
  const { _socket: stream } = client.socket as unknown as { readonly _socket: Socket };
  stream.write(Buffer.from('018000000000', 'hex'));
  stream.write(Buffer.from('008000000000'.repeat(100), 'hex'));
  expect(await client.closed).toBe(1008);
});
