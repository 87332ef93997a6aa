// How an answer over HTTP looks, good or bad.

import type { RefusalAnswer } from '@pretender/protocol';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Refused } from '../../tables/hall-types.ts';
import type { Meters } from '../metrics.ts';
import { refused, STATUS } from '../refusals.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** What was refused, for whoever counts. */
    refusal: Refused | null;
  }
}

export function refuseWith(reply: FastifyReply, refusal: Refused, status = STATUS[refusal.code]): FastifyReply {
  const body: RefusalAnswer = refusal;
  reply.refusal = refusal;
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

/** The connection ends with it, so that whoever goes on must begin anew. */
export function refuseAsTooFast(reply: FastifyReply, seconds: number): FastifyReply {
  const why = `That was too often from this address; please wait ${seconds} seconds.`;
  return refuseWith(reply.headers({ 'retry-after': seconds, connection: 'close' }), refused('too-fast', why));
}

const SERVER_ERROR = 500;
const TOO_LARGE = 413;
const WRONG_TYPE = 415;

function refusalFor(status: number, mostBytes: number): Refused {
  if (status === TOO_LARGE) return refused('too-large', `The body is larger than ${mostBytes / 1024} KB.`);
  if (status === WRONG_TYPE)
    return refused('bad-message', 'The body must be JSON, with content-type application/json.');
  return refused('bad-message', 'The request cannot be read; its body must be JSON.');
}

/** Every refusal in the same form; what is our own fault is logged, without what was sent. */
export function answerErrors(app: FastifyInstance, meters: Meters): void {
  app.decorateReply('refusal', null);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? SERVER_ERROR;
    if (status < SERVER_ERROR) return refuseWith(reply, refusalFor(status, request.routeOptions.bodyLimit), status);
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    return refuseWith(reply, refused('busy', 'Something went wrong here; please try again.'), SERVER_ERROR);
  });
  app.addHook('onResponse', async (_request, reply) => {
    if (reply.refusal !== null) meters.refusal(reply.refusal.code);
  });
}
