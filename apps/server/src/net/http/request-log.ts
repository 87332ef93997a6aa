// One line for each request: the pattern of its route, never its address, because addresses hold the codes of tables.

import type { FastifyInstance } from 'fastify';

export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? null;
    const ms = Math.round(reply.elapsedTime);
    // Whoever watches our health asks often, and learns nothing from seeing that in the log.
    const level = route?.startsWith('/health/') ? 'debug' : 'info';
    request.log[level]({ method, route, status: reply.statusCode, ms }, 'request');
  });
}
