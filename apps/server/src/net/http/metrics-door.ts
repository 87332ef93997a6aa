// GET /metrics, at a port of its own. It counts commands, and a secret answer is a command: a player who could look
// twice would learn that somebody has answered.

import { fastify } from 'fastify';
import type { Logger } from 'pino';
import type { ServerConfig } from '../../config.ts';
import type { Meters } from '../metrics.ts';

interface Door {
  readonly url: string | null;
  close(): Promise<void>;
}

export interface MetricsDoorParts {
  readonly config: ServerConfig;
  readonly meters: Meters;
  readonly log: Logger;
}

export async function openMetricsDoor({ config, meters, log }: MetricsDoorParts): Promise<Door> {
  const { metricsPort: port, metricsHost: host } = config;
  if (port === null) return { url: null, close: async () => undefined };
  const app = fastify({ logger: false });
  app.get('/metrics', async (_request, reply) => reply.type(meters.contentType).send(await meters.text()));
  const url = await app.listen({ port, host });
  log.info({ url }, 'metrics');
  return { url: `${url}/metrics`, close: () => app.close() };
}
