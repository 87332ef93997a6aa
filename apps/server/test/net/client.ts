// A client on a real socket: remembers every frame, and waits for the next.

import { once } from 'node:events';
import { PROTOCOL } from '@pretender/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

export interface Frame {
  readonly t: string;
  readonly id?: string | null;
  readonly code?: string;
  readonly n?: number;
  readonly why?: string | null;
  readonly field?: string | null;
}

export interface Client {
  readonly socket: WebSocket;
  readonly frames: Frame[];
  /** Resolves with the code the server closed with. */
  readonly closed: Promise<number>;
  send(message: unknown): void;
  raw(data: string | Buffer, isBinary?: boolean): void;
  /** The next frame that nobody has asked for yet. */
  next(): Promise<Frame>;
}

export const HELLO = { t: 'hello', v: PROTOCOL, table: 'table-1' };

export interface Dial {
  readonly headers?: Record<string, string>;
  readonly path?: string;
}

function dialled(url: string, { headers = {}, path = '/ws' }: Dial): WebSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers });
  onTestFinished(() => socket.terminate());
  return socket;
}

export async function connect(url: string, dial: Dial = {}): Promise<Client> {
  const socket = dialled(url, dial);
  const frames: Frame[] = [];
  const waiting: ((frame: Frame) => void)[] = [];
  let taken = 0;
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as Frame;
    frames.push(frame);
    const resolve = waiting.shift();
    if (resolve !== undefined) {
      taken += 1;
      resolve(frame);
    }
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  socket.on('error', () => undefined);
  return {
    socket,
    frames,
    closed,
    send: (message) => socket.send(JSON.stringify(message)),
    raw: (data, isBinary = false) => socket.send(data, { binary: isBinary }),
    next() {
      const ready = frames[taken];
      if (ready !== undefined) {
        taken += 1;
        return Promise.resolve(ready);
      }
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
}

/** In, past the welcome. */
export async function enter(url: string, dial: Dial = {}): Promise<Client> {
  const client = await connect(url, dial);
  client.send(HELLO);
  await client.next();
  return client;
}

/** The status and body with which a socket was refused. */
export async function refusedUpgrade(url: string, dial: Dial = {}): Promise<{ status: number; body: Frame }> {
  const socket = dialled(url, dial);
  socket.on('error', () => undefined);
  const [, response] = await once(socket, 'unexpected-response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) };
}
