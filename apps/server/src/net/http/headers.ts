// Headers that tell a browser what our pages never do.

import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../../config.ts';

const HALF_A_YEAR = 180 * 24 * 3600;
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** Not every browser counts our own sockets as ours, so they are named; a host that looks odd is not repeated. */
function ownSockets({ headers: { host = '' } }: IncomingMessage, isHttps: boolean): string {
  if (!HOST.test(host)) return "'self'";
  return `${isHttps ? 'wss' : 'ws'}://${host}`;
}

export async function securityHeaders(app: FastifyInstance, { isHttps }: ServerConfig): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      // The defaults would upgrade every request to https, and break play at home.
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", (request) => ownSockets(request, isHttps)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: isHttps ? { maxAge: HALF_A_YEAR, includeSubDomains: false } : false,
    // Browsers only complain about it where there is no https.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  });
}
