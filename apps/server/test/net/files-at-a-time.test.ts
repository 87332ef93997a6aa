// Files on their way to one address: a few at a time, and the others when one has left.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fastify } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { limitRequests } from '../../src/net/http/guard.ts';
import { newGate } from '../../src/net/limits.ts';
import { fakeClock } from './fake-clock.ts';

const LIMITS = {
  sockets: 100,
  socketsPerAddress: 100,
  tables: 10,
  tablesPerHour: 10,
  joinsPerMinute: 10,
  requestsPerMinute: 1000,
  filesPerMinute: 1000,
  connectionsPerMinute: 1000,
  framesPerSecond: 8,
};

async function open() {
  const app = fastify();
  onTestFinished(() => app.close());
  limitRequests(app, newGate(LIMITS, fakeClock()));
  const begun: string[] = [];
  app.get('/endless/:name', (request) => {
    begun.push((request.params as { readonly name: string }).name);
    return new Promise(() => {});
  });
  app.get('/short', async () => 'short');
  app.post('/short', async () => 'short');
  const listening: Promise<string> = app.listen({ port: 0, host: '127.0.0.1' });
  await listening;
  const { port } = app.server.address() as { readonly port: number };
  const ask = (name: string, localAddress = '127.0.0.1'): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    socket.write(`GET /endless/${name} HTTP/1.1\r\nhost: here\r\n\r\n`);
    return socket;
  };
  return { begun, ask, port, url: `http://127.0.0.1:${port}` };
}

it('eight of one address are begun, the ninth when one of them is over, and other addresses do not wait', async () => {
  const { begun, ask, url } = await open();
  const sockets = Array.from({ length: 10 }, (_, at) => ask(`${at}`));
  await vi.waitFor(() => expect(begun).toHaveLength(8));
  ask('elsewhere', '127.0.0.2');
  await vi.waitFor(() => expect(begun).toContain('elsewhere'));
  expect(begun).toHaveLength(9);
  const [first] = begun;
  sockets[Number(first)].destroy();
  await vi.waitFor(() => expect(begun).toHaveLength(10));
  for (const socket of sockets) socket.destroy();
  expect(await (await fetch(`${url}/short`)).text()).toBe('short');
});

it('an address whose requests break off at once has all its places again', async () => {
  const { ask, url } = await open();
  const sockets = Array.from({ length: 60 }, (_, at) => ask(`${at}`));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.resetAndDestroy();
  expect(await (await fetch(`${url}/short`)).text()).toBe('short');
});

it('a body that never comes holds no place', async () => {
  const { port, url } = await open();
  for (let count = 0; count < 8; count++) {
    const socket = connect({ port, host: '127.0.0.1' });
    onTestFinished(() => void socket.destroy());
    socket.write('POST /short HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n');
    await once(socket, 'connect');
  }
  expect(await (await fetch(`${url}/short`)).text()).toBe('short');
});
