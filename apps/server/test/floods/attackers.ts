// Many clients from many addresses of loopback, for attacks: each does its thing again and again until the time is over.

import { randomBytes } from 'node:crypto';
import net, { type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

const MOST_SECONDS = 60;
const REST_MS = 2;

export const nonce = (): string => randomBytes(16).toString('hex');

/** With a body it is posted. */
export function request(path: string, body = ''): string {
  if (body === '') return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`;
  const head = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
  return `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${head}\r\n\r\n${body}`;
}

interface Sitting {
  readonly stream: Socket;
  say(message: object): void;
}

export class Attackers {
  readonly addresses: readonly string[];
  readonly counts: Record<string, number> = {};
  readonly #host: string;
  readonly #port: number;
  readonly #end: number;

  constructor(url: string, addresses: number, seconds: number) {
    const { hostname, port } = new URL(url);
    if (hostname !== '127.0.0.1') throw new Error('this is for loopback only');
    this.#host = hostname;
    this.#port = Number(port);
    this.#end = performance.now() + Math.min(MOST_SECONDS, seconds) * 1000;
    this.addresses = Array.from({ length: addresses }, (_, at) => `127.0.1.${at + 1}`);
  }

  get left(): number {
    return Math.max(0, this.#end - performance.now());
  }

  async wait(ms: number): Promise<void> {
    await sleep(ms);
  }

  #count(name: string, by = 1): void {
    this.counts[name] = (this.counts[name] ?? 0) + by;
  }

  /** So many at once from each address. */
  async everywhere(width: number, once: (address: string) => Promise<unknown>): Promise<void> {
    const one = async (address: string) => {
      while (this.left > 0) {
        await once(address);
        await sleep(REST_MS);
      }
    };
    await Promise.all(this.addresses.flatMap((address) => Array.from({ length: width }, () => one(address))));
  }

  /** Open until the other side ends it, or the time is over. */
  connect(localAddress: string, use: (socket: Socket) => void): Promise<void> {
    return new Promise((resolve) => {
      const socket = net.connect({ host: this.#host, port: this.#port, localAddress });
      const stop = setTimeout(() => socket.destroy(), this.left);
      socket.on('connect', () => {
        this.#count('connections');
        use(socket);
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearTimeout(stop);
        resolve();
      });
    });
  }

  /** The same bytes again and again, as fast as they are taken; what is answered is thrown away. */
  pour(socket: Socket, packet: Buffer, most: number): void {
    let left = most;
    const go = (): void => {
      while (left > 0 && !socket.destroyed) {
        left -= packet.length;
        this.#count('bytes', packet.length);
        if (!socket.write(packet)) return;
      }
    };
    socket.on('drain', go).resume();
    go();
  }

  /** Posts it; the whole answer. */
  async ask(address: string, path: string, body: string): Promise<string> {
    let text = '';
    await this.connect(address, (socket) => {
      socket.on('data', (data) => {
        text += data.toString();
      });
      socket.write(request(path, body));
    });
    this.#count(text.slice(9, 12) || 'no answer');
    return text;
  }

  /** A socket that has said hello. */
  sit(localAddress: string, hello: object, use: (sitting: Sitting) => void): Promise<void> {
    return new Promise((resolve) => {
      const socket = new WebSocket(`ws://${this.#host}:${this.#port}/ws`, { localAddress } as object);
      const stop = setTimeout(() => socket.terminate(), this.left);
      const say = (message: object) => socket.send(JSON.stringify(message));
      socket.on('open', () => {
        this.#count('sockets');
        say({ t: 'hello', v: 2, ...hello });
        use({ stream: (socket as unknown as { readonly _socket: Socket })._socket, say });
      });
      socket.on('unexpected-response', (_request, { statusCode }) => {
        this.#count(String(statusCode));
        socket.terminate();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearTimeout(stop);
        resolve();
      });
    });
  }
}
