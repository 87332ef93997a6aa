// What is asked of every request before anything is done for it.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../config.ts';
import { Places } from '../../jobs/places.ts';
import { Rounds } from '../../jobs/rounds.ts';
import { addressKey, placeKey } from '../address.ts';
import type { Gate } from '../limits.ts';
import { isWelcome } from '../origin.ts';
import { refused } from '../refusals.ts';
import { refuseAsTooFast, refuseWith } from './answer.ts';

interface Parts {
  readonly config: ServerConfig;
  isStopping(): boolean;
}

const FORBIDDEN = 403;
/** Requests that begin before the sockets are read again. */
const MOST_IN_A_ROUND = 16;
/** Files on their way to one address; a browser asks for six at a time. What fits into the system's buffers has left at once. */
const FILES_AT_A_TIME = 8;
const LISTENERS = 16;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function isTalk({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url === '/ws' || url.startsWith('/api/');
}

/** Whoever watches our health from this machine is never refused. */
function isWatcher({ routeOptions: { url = '' }, ip }: FastifyRequest): boolean {
  return url.startsWith('/health/') && LOOPBACK.has(ip);
}

/** Only these have no body that may never come. */
const FETCHING = new Set(['GET', 'HEAD']);

function isFetch(request: FastifyRequest): boolean {
  return !isTalk(request) && FETCHING.has(request.method);
}

/** Until the answer has left; whoever goes away while waiting is not answered. */
function placeFor(reply: FastifyReply, places: Places, address: string): Promise<void> {
  return new Promise((resolve) => {
    const leave = places.take(address, resolve);
    // The library has nine of its own where a file is sent.
    reply.raw.setMaxListeners(LISTENERS).once('close', leave);
  });
}

/** Comes before all else, also where there is no route: every request counts, and begins in its turn. */
export function limitRequests(app: FastifyInstance, gate: Gate): void {
  const rounds = new Rounds(MOST_IN_A_ROUND);
  const places = new Places(FILES_AT_A_TIME);
  app.addHook('onRequest', async (request, reply) => {
    if (isWatcher(request)) return;
    const limiter = isTalk(request) ? gate.requests : gate.files;
    const seconds = limiter.take(addressKey(request.ip));
    if (seconds !== null) return refuseAsTooFast(reply, seconds);
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      return refuseWith(reply, refused('bad-message', 'The request names no host.'));
    await rounds.turn(placeKey(request.ip));
    // Whoever has gone meanwhile is not heard to go again.
    if (reply.raw.closed) return reply.hijack();
    if (isFetch(request)) await placeFor(reply, places, addressKey(request.ip));
  });
}

export function guard(app: FastifyInstance, { config, isStopping }: Parts): void {
  // Only JSON is read: a form of another page cannot send it without asking first, and nobody here says yes.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    if (!isTalk(request)) return;
    reply.header('cache-control', 'no-store');
    if (isStopping()) return refuseWith(reply, refused('busy', 'The server is about to restart.'));
    if (request.method === 'GET' && !request.ws) return;
    if (!isWelcome({ origin: request.headers.origin, host: request.host }, config))
      return refuseWith(reply, refused('not-here', 'This page may not talk to this server.'), FORBIDDEN);
  });
}
