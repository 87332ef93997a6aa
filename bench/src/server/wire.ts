/**
 * A bare client socket, the same for all: whoever is measured, the generator pays the same for a frame. It pays little, because it
 * shares the machine with the server that is measured.
 */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { FrameReader, messageOf } from './client-frames.ts';

export interface Wire {
  send(data: string | Uint8Array): void;
  onFrame(listener: (data: Buffer) => void): void;
  bytesIn(): number;
  close(): void;
}

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.alloc(16).toString('base64'),
};

export async function openWire(url: string): Promise<Wire> {
  const asked = request(url.replace(/^ws/, 'http'), { headers: UPGRADE });
  asked.on('response', ({ statusCode }) => asked.destroy(new Error(`${url} answered ${statusCode}`)));
  asked.end();
  const [, socket, first] = (await once(asked, 'upgrade')) as [IncomingMessage, Socket, Buffer];
  socket.setNoDelay();
  const before = socket.bytesRead - first.length;
  // Frames may come with the very answer that opens the socket.
  const early: Buffer[] = [];
  let listener = (data: Buffer): void => void early.push(data);
  let isOver = false;
  const closed = (code: number): void => {
    if (!isOver) throw new Error(`a server has closed a socket (${code})`);
  };
  const reader = new FrameReader({
    message: (data) => listener(data),
    pong: (frame) => void socket.write(frame),
    closed,
  });
  socket.on('data', (chunk: Buffer) => reader.read(chunk));
  socket.on('close', () => closed(0));
  if (first.length > 0) reader.read(first);
  return {
    send: (data) => void socket.write(messageOf(data)),
    onFrame(next) {
      listener = next;
      for (const data of early.splice(0)) next(data);
    },
    bytesIn: () => socket.bytesRead - before,
    close() {
      isOver = true;
      socket.destroy();
    },
  };
}

export const bytesOf = (wires: readonly Wire[]): number => wires.reduce((sum, wire) => sum + wire.bytesIn(), 0);

export function closeAll(wires: readonly Wire[]): void {
  for (const wire of wires) wire.close();
}

export async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
