// The HTTP server in front of the routes. Of one connection one request is done at a time and one may wait; whoever sends more without
// waiting for answers, as no browser and no proxy does, is cut off. What was read of a connection in one piece is parsed to its end, with
// up to 2,000 requests in it, so many such connections at once would take seconds: then all that wait for no answer are closed too.

import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
type Exchange = readonly [IncomingMessage, ServerResponse];

/** Of one connection, the one that is being done among them. Whatever waits costs something when the connection breaks, too. */
const MOST_PENDING = 2;
/** An answer that has not been taken after so long: its connection ends. Two megabytes at 17 KB a second. */
const ANSWER_WITHIN_MS = 120_000;

export interface FrontOptions {
  readonly http: ServerOptions;
  /** A connection was cut off because it sent too many at once. */
  onFlood(socket: Socket): void;
}

class Front {
  readonly #handle: Handle;
  readonly #onFlood: FrontOptions['onFlood'];
  readonly #pending = new WeakMap<Socket, Exchange[]>();
  /** Connections that wait for no answer. */
  readonly #idle = new Set<Socket>();
  /** One for all: a closure for each would stay as long as somebody plays. */
  readonly #gone: (this: Socket) => void;

  constructor(handle: Handle, onFlood: FrontOptions['onFlood']) {
    this.#handle = handle;
    this.#onFlood = onFlood;
    const idle = this.#idle;
    this.#gone = function gone(this: Socket): void {
      idle.delete(this);
    };
  }

  open(socket: Socket): void {
    this.#idle.add(socket);
    socket.once('close', this.#gone);
  }

  /** It is no HTTP any more. */
  upgrade({ socket }: IncomingMessage): void {
    this.#idle.delete(socket);
  }

  hear(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // The rest of what was read already.
    if (socket.destroyed) return;
    const pending = this.#pending.get(socket) ?? [];
    this.#pending.set(socket, pending);
    if (pending.length >= MOST_PENDING) this.#cutOff(socket);
    else if (pending.push([request, response]) === 1) this.#begin(pending);
  }

  #begin(pending: Exchange[]): void {
    const [request, response] = pending[0];
    const { socket } = request;
    this.#idle.delete(socket);
    const late = setTimeout(() => socket.destroy(), ANSWER_WITHIN_MS).unref();
    response.once('close', () => {
      clearTimeout(late);
      pending.shift();
      if (socket.destroyed) return;
      if (pending.length > 0) this.#begin(pending);
      else this.#idle.add(socket);
    });
    this.#handle(request, response);
  }

  #cutOff(socket: Socket): void {
    this.#onFlood(socket);
    socket.destroy();
    for (const idle of this.#idle) idle.destroy();
    this.#idle.clear();
  }
}

export function newFront(handle: Handle, { http, onFlood }: FrontOptions): Server {
  const front = new Front(handle, onFlood);
  const hear = (request: IncomingMessage, response: ServerResponse) => front.hear(request, response);
  // What is expected beyond the usual, and a host that is not named, Node would refuse by itself: past all limits.
  return createServer({ ...http, requireHostHeader: false }, hear)
    .on('checkExpectation', hear)
    .on('connection', (socket: Socket) => front.open(socket))
    .on('upgrade', (request) => front.upgrade(request));
}
