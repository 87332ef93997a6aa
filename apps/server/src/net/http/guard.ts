// What is asked of every request before anything is done for it.

import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../../config.ts';
import { addressKey } from '../address.ts';
import type { Gate } from '../limits.ts';
import { isWelcome } from '../origin.ts';
import { refused } from '../refusals.ts';
import { refuseAsTooFast, refuseWith } from './answer.ts';

interface Parts {
  readonly config: ServerConfig;
  readonly gate: Gate;
  isStopping(): boolean;
}

const FORBIDDEN = 403;

export function guard(app: FastifyInstance, { config, gate, isStopping }: Parts): void {
  // Only JSON is read: a form of another page cannot send it without asking first, and nobody here says yes.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    const isTalk = url === '/ws' || url.startsWith('/api/');
    if (!isTalk) return;
    reply.header('cache-control', 'no-store');
    if (isStopping()) return refuseWith(reply, refused('busy', 'The server is about to restart.'));
    const seconds = gate.requests.take(addressKey(request.ip));
    if (seconds !== null) return refuseAsTooFast(reply, seconds);
    if (request.method === 'GET' && !request.ws) return;
    if (!isWelcome({ origin: request.headers.origin, host: request.host }, config))
      return refuseWith(reply, refused('not-here', 'This page may not talk to this server.'), FORBIDDEN);
  });
}
