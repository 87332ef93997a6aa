/** A bare client socket, the same for all: whoever is measured, the generator pays the same for a frame. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

export interface Wire {
  send(data: string | Uint8Array): void;
  onFrame(listener: (data: Buffer) => void): void;
  bytesIn(): number;
  close(): void;
}

export async function openWire(url: string): Promise<Wire> {
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
  let wire: Socket | null = null;
  let isOver = false;
  socket.on('upgrade', (response) => {
    wire = response.socket;
  });
  // Frames may come with the very answer that opens the socket.
  const early: Buffer[] = [];
  let listener = (data: Buffer): void => void early.push(data);
  socket.on('message', (data) => listener(data as Buffer));
  await once(socket, 'open');
  const before = (wire as Socket | null)?.bytesRead ?? 0;
  socket.on('close', (code) => {
    if (!isOver) throw new Error(`a server has closed a socket (${code})`);
  });
  return {
    send: (data) => socket.send(data),
    onFrame(next) {
      listener = next;
      for (const data of early.splice(0)) next(data);
    },
    bytesIn: () => (wire?.bytesRead ?? 0) - before,
    close() {
      isOver = true;
      socket.terminate();
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
