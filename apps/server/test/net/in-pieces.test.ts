// Large answers in pieces, by counting what leaves in a round of the event loop.

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { type FastifyInstance, fastify, type LightMyRequestResponse } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { asStream, sendInTurns } from '../../src/net/http/in-pieces.ts';

const FILE = randomBytes(1_000_000);
const MANY = 30;
/** As the source says. */
const MOST_IN_A_ROUND = 8;

function newApp(): FastifyInstance {
  const app = fastify();
  onTestFinished(() => app.close());
  sendInTurns(app);
  app.get('/file', (_request, reply) => reply.header('content-length', FILE.length).send(asStream(FILE)));
  return app;
}

type Asked = string | { readonly method: 'HEAD'; readonly url: string };

const ask = (app: FastifyInstance, what: Asked): Promise<LightMyRequestResponse> => app.inject(what);

it('is whole when it arrives, also where somebody asks only how long it is', async () => {
  const app = newApp();
  const { rawPayload } = await ask(app, '/file');
  expect(rawPayload.equals(FILE)).toBe(true);
  const { headers, payload } = await ask(app, { method: 'HEAD', url: '/file' });
  expect(headers['content-length']).toBe(String(FILE.length));
  expect(payload).toBe('');
});

it('leaves in so many pieces a round, however many fetch it', async () => {
  const app = newApp();
  let left = 0;
  app.addHook('onSend', async (_request, _reply, payload) =>
    (payload as Readable).map((piece: Buffer) => {
      left++;
      return piece;
    }),
  );
  const all = Promise.all(Array.from({ length: MANY }, () => ask(app, '/file')));
  const rounds: number[] = [];
  let isOver = false;
  void all.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const before = left;
    await new Promise(setImmediate);
    rounds.push(left - before);
  }
  for (const { rawPayload } of await all) expect(rawPayload.equals(FILE)).toBe(true);
  // What is taken in a round may show in the next.
  expect(Math.max(...rounds)).toBeLessThanOrEqual(2 * MOST_IN_A_ROUND);
  expect(left).toBeGreaterThan(MANY * 5);
});

it('stops reading a file when whoever asked for it has gone', async () => {
  const app = newApp();
  const source = Readable.from(
    (async function* () {
      for (;;) {
        await new Promise(setImmediate);
        yield Buffer.alloc(65_536);
      }
    })(),
    { objectMode: false },
  );
  app.get('/endless', (_request, reply) => reply.send(source));
  const listening: Promise<string> = app.listen({ port: 0, host: '127.0.0.1' });
  await listening;
  const { port } = app.server.address() as { readonly port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /endless HTTP/1.1\r\nhost: here\r\n\r\n');
  await once(socket, 'data');
  source.on('error', () => undefined);
  const closed = new Promise((resolve) => source.on('close', resolve));
  socket.destroy();
  await closed;
  expect(source.destroyed).toBe(true);
});

it('opens nothing for good where whoever asked has gone before the answer began', async () => {
  const app = newApp();
  const source = asStream(FILE);
  const closed = new Promise((resolve) => source.on('close', resolve));
  app.get('/late', async (request, reply) => {
    request.raw.socket.destroy();
    await new Promise((resolve) => reply.raw.on('close', resolve));
    return reply.send(source);
  });
  const listening: Promise<string> = app.listen({ port: 0, host: '127.0.0.1' });
  await expect(fetch(`${await listening}/late`)).rejects.toThrow();
  await closed;
  expect(source.destroyed).toBe(true);
});
