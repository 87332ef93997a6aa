// live: the process answers · ready: it takes players.

import type { FastifyInstance } from 'fastify';

const UNAVAILABLE = 503;

export function healthRoutes(app: FastifyInstance, isReady: () => boolean): void {
  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/health/ready', async (_request, reply) => {
    const ok = isReady();
    return reply
      .code(ok ? 200 : UNAVAILABLE)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
}
