// GET /ws: who may open a socket, and the wires between it and its connection.

import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { Refused } from '../../tables/hall-types.ts';
import { addressKey, placeKey } from '../address.ts';
import { refuseWith } from '../http/answer.ts';
import type { Gate } from '../limits.ts';
import { refused } from '../refusals.ts';
import { type Connection, drop, hearPong } from './connection.ts';
import type { Connections } from './connections.ts';
import { hear, hearPing } from './conversation.ts';
import { shortTextsFirst } from './short-text.ts';
import { SocketWire } from './socket-wire.ts';

interface Parts {
  readonly gate: Gate;
  readonly connections: Connections;
}

const SOCKET_OPTIONS = {
  maxPayload: 8 * 1024,
  // Of one message: they are not counted as frames.
  maxFragments: 64,
  // Sizes of compressed frames tell what is in them.
  perMessageDeflate: false,
  // Pings are answered here, as long as they are not too many.
  autoPong: false,
  // Ours are known already (`connections.ts`); the library would make another closure for each.
  clientTracking: false,
  // How long the other side may take to close, in milliseconds; the types do not know it yet.
  closeTimeout: 2000,
};

/** The same few listeners serve all sockets: closures for each would take more room than it does. */
function listeners({ gate, connections }: Parts, held: WeakMap<WebSocket, Connection>) {
  const connectionOf = (socket: WebSocket): Connection => held.get(socket) as Connection;
  return {
    message(this: WebSocket, data: RawData, isBinary: boolean) {
      hear(connectionOf(this), isBinary ? null : String(data));
    },
    ping(this: WebSocket, data: Buffer) {
      hearPing(connectionOf(this), data);
    },
    pong(this: WebSocket) {
      hearPong(connectionOf(this));
    },
    close(this: WebSocket) {
      const connection = connectionOf(this);
      gate.sockets.leave(connection.address);
      if (connection.isLost) gate.misses.charge(connection.address);
      connections.gone(connection);
    },
    // Frames that are too large or no UTF-8: the socket closes itself with the code for it.
    error(this: WebSocket) {
      drop(connectionOf(this));
      closeOnError(this);
    },
  };
}

/** Connects sockets that have been let in. */
function connector(parts: Parts): (socket: WebSocket, request: FastifyRequest) => void {
  const held = new WeakMap<WebSocket, Connection>();
  const { message, ping, pong, close, error } = listeners(parts, held);
  const readShortTexts = shortTextsFirst({ hear, hearPong });
  return (socket, { ip, raw }) => {
    const key = addressKey(ip);
    parts.gate.sockets.enter(key);
    const connection = parts.connections.open(new SocketWire(socket, raw.socket), key, placeKey(ip));
    held.set(socket, connection);
    readShortTexts(socket, connection);
    socket.on('message', message).on('ping', ping).on('pong', pong).on('close', close).on('error', error);
  };
}

/** Refused before the upgrade, so that a refusal is an honest status and not a socket that closes. */
function refusalFor({ gate }: Parts, request: FastifyRequest): Refused | null {
  const key = addressKey(request.ip);
  if (gate.misses.wait(key) !== null) return refused('too-fast', 'That were too many tables that are not there.');
  const obstacle = gate.sockets.obstacle(key);
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
  const connect = connector(parts);
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
      connect(socket, request);
    },
  });
}
