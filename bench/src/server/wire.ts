/**
 * A bare client socket, the same for all: whoever is measured, the generator pays the same for a frame. It pays little, because it
 * shares the machine with the server that is measured.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { FrameReader, messageOf } from './client-frames.ts';

export interface Wire {
  send(data: string | Uint8Array): void;
  /** What is a frame already. */
  sendFrame(frame: Buffer): void;
  /** What is heard lies there only until the listener is done with it. */
  onFrame(listener: (data: Buffer) => void): void;
  bytesIn(): number;
  close(): void;
}

/** One for all, because whatever comes is read at once: a new one for each read is most of what a read costs. */
const LANDING = Buffer.allocUnsafe(64 * 1024);

const KEY = Buffer.alloc(16).toString('base64');
const END_OF_HEAD = '\r\n\r\n';

function upgradeRequest({ pathname, search, host }: URL): string {
  const head = [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${KEY}`,
  ];
  return head.join('\r\n') + END_OF_HEAD;
}

/** The answer that opens a socket, which may come in pieces; whatever is behind it is the first of the frames. */
class Door {
  #head = '';
  readonly #url: URL;

  constructor(url: URL) {
    this.#url = url;
  }

  /** Null until the door is open. */
  knock(chunk: Buffer): Buffer | null {
    this.#head += chunk.toString('latin1');
    const end = this.#head.indexOf(END_OF_HEAD);
    if (end < 0) return null;
    const [status] = this.#head.split('\r\n', 1);
    if (!status.startsWith('HTTP/1.1 101 ')) throw new Error(`${this.#url} answered ${status}`);
    return Buffer.from(this.#head.slice(end + END_OF_HEAD.length), 'latin1');
  }
}

export async function openWire(address: string): Promise<Wire> {
  const url = new URL(address.replace(/^ws/, 'http'));
  const door = new Door(url);
  let before = 0;
  let hear = (chunk: Buffer): void => {
    const first = door.knock(chunk);
    if (first === null) return;
    hear = (frames) => reader.read(frames);
    before = socket.bytesRead - first.length;
    socket.emit('open');
    if (first.length > 0) hear(first);
  };
  const socket = connect({
    host: url.hostname,
    port: Number(url.port),
    noDelay: true,
    onread: {
      buffer: LANDING,
      callback(count) {
        hear(LANDING.subarray(0, count));
        return true;
      },
    },
  });
  // Frames may come with the very answer that opens the socket.
  const early: Buffer[] = [];
  let listener = (data: Buffer): void => void early.push(Buffer.from(data));
  let isOver = false;
  const closed = (code: number): void => {
    if (!isOver) throw new Error(`a server has closed a socket (${code})`);
  };
  const reader = new FrameReader({
    message: (data) => listener(data),
    pong: (frame) => void socket.write(frame),
    closed,
  });
  socket.on('close', () => closed(0));
  socket.write(upgradeRequest(url));
  await once(socket, 'open');
  return {
    send: (data) => void socket.write(messageOf(data)),
    sendFrame: (frame) => void socket.write(frame),
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
