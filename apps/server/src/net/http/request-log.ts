// Requests in the log: the pattern of the route, never the address, because addresses hold the codes of tables. Of each kind only so
// many a second have a line; the next one says how many were left out.

import type { FastifyInstance } from 'fastify';
import { type Bucket, newBucket, take } from '../../bucket.ts';
import type { Clock } from '../clock.ts';

/** Of one route with one status. */
const RATE = { burst: 20, perSecond: 1 };

interface Kind {
  readonly pace: Bucket;
  leftOut: number;
}

export function requestLog(app: FastifyInstance, clock: Clock): void {
  const kinds = new Map<string, Kind>();
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const { statusCode: status } = reply;
    const route = routeOptions.url ?? null;
    const name = `${route === null ? '' : method} ${route} ${status}`;
    const kind = kinds.get(name) ?? { pace: newBucket(RATE, clock.now()), leftOut: 0 };
    kinds.set(name, kind);
    if (!take(kind.pace, clock.now())) {
      kind.leftOut += 1;
      return;
    }
    const { leftOut } = kind;
    kind.leftOut = 0;
    const ms = Math.round(reply.elapsedTime);
    // Whoever watches our health asks often, and learns nothing from seeing that in the log.
    const level = route?.startsWith('/health/') ? 'debug' : 'info';
    request.log[level]({ method, route, status, ms, ...(leftOut > 0 && { leftOut }) }, 'request');
  });
}
