// GET /ws: who may open a socket, and the wires between it and its connection.

import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Refused } from '../../tables/hall-types.ts';
import { addressKey } from '../address.ts';
import { refuseWith } from '../http/answer.ts';
import type { Gate } from '../limits.ts';
import { refused } from '../refusals.ts';
import { drop, hearPong, type Wire } from './connection.ts';
import type { Connections } from './connections.ts';
import { hear, hearPing } from './conversation.ts';
import { textFrame } from './text-frame.ts';
import { turnwise } from './turnwise.ts';

interface Parts {
  readonly gate: Gate;
  readonly connections: Connections;
}

const SOCKET_OPTIONS = {
  maxPayload: 8 * 1024,
  // Sizes of compressed frames tell what is in them.
  perMessageDeflate: false,
  // How long the other side may take to close, in milliseconds; the types do not know it yet.
  closeTimeout: 2000,
};

/** Frames are made here and not by the library: once for a whole table, and one write for all that is said in a turn. */
function wireOf(socket: WebSocket, stream: Socket): Wire {
  // A failed write is followed by a close, and that is where it is dealt with. After a farewell nothing may follow.
  const outbox = turnwise((bytes) => {
    if (socket.readyState === socket.OPEN) stream.write(bytes);
  });
  return {
    send: (text) => outbox.put(textFrame(text)),
    ping: () => socket.ping(undefined, undefined, () => undefined),
    close(code) {
      outbox.empty();
      socket.close(code);
    },
    terminate: () => socket.terminate(),
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
  };
}

function connect({ gate, connections }: Parts, socket: WebSocket, { ip, raw }: FastifyRequest): void {
  const key = addressKey(ip);
  gate.sockets.enter(key);
  const connection = connections.open(wireOf(socket, raw.socket));
  socket.on('message', (data, isBinary) => hear(connection, isBinary ? null : String(data)));
  socket.on('ping', () => hearPing(connection));
  socket.on('pong', () => hearPong(connection));
  socket.on('close', () => {
    gate.sockets.leave(key);
    connections.gone(connection);
  });
  // Frames that are too large or no UTF-8: the socket closes itself with the code for it.
  socket.on('error', () => {
    drop(connection);
    closeOnError(socket);
  });
}

/** Refused before the upgrade, so that a refusal is an honest status and not a socket that closes. */
function refusalFor({ gate }: Parts, request: FastifyRequest): Refused | null {
  const obstacle = gate.sockets.obstacle(addressKey(request.ip));
  if (obstacle === null) return null;
  return obstacle === 'server-full'
    ? refused('server-full', 'All places are taken; please try again later.')
    : refused('too-fast', 'There are too many connections from this address.');
}

function closeOnError(socket: WebSocket): void {
  // Where a frame was wrong, the socket is closing already and says so to the other side.
  if (socket.readyState === socket.OPEN) socket.terminate();
}

export async function socketRoute(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(websocket, {
    options: SOCKET_OPTIONS,
    errorHandler: (_error, socket) => closeOnError(socket),
  });
  // The plugin would upgrade any route and then close the socket, with the path in the log.
  app.addHook('onRequest', async (request, reply) => {
    if (request.ws && request.routeOptions.url !== '/ws')
      return refuseWith(reply, refused('not-here', 'Sockets are opened at /ws.'));
  });
  // The request's answer would hang on to its socket, with all the headers, for as long as somebody plays.
  const replies = new WeakMap<FastifyRequest, FastifyReply>();
  app.route({
    method: 'GET',
    url: '/ws',
    async preValidation(request, reply) {
      const refusal = request.ws ? refusalFor(parts, request) : null;
      if (refusal !== null) return refuseWith(reply, refusal);
      replies.set(request, reply);
    },
    handler: (_request, reply) => refuseWith(reply, refused('not-here', 'This is a door for sockets.'), 426),
    wsHandler(socket, request) {
      replies.get(request)?.raw.detachSocket(request.raw.socket);
      // The plugin's own listener holds the answer too; ours does the same.
      socket.removeAllListeners('error');
      connect(parts, socket, request);
    },
  });
}
