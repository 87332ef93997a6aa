// Opens the doors: HTTP, sockets, and metrics at a door of their own.

import { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, fastify, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Rate } from '../bucket.ts';
import type { Limits, ServerConfig } from '../config.ts';
import type { Hall } from '../tables/hall-types.ts';
import { addressKey } from './address.ts';
import { type Clock, systemClock } from './clock.ts';
import { answerErrors, refuseAsTooFast, refuseWith } from './http/answer.ts';
import { newFront } from './http/front.ts';
import { guard, limitRequests } from './http/guard.ts';
import { securityHeaders } from './http/headers.ts';
import { healthRoutes } from './http/health.ts';
import { sendInTurns } from './http/in-pieces.ts';
import { type MetricsDoorParts, openMetricsDoor } from './http/metrics-door.ts';
import { page } from './http/page.ts';
import { recordRoutes } from './http/records.ts';
import { requestLog } from './http/request-log.ts';
import { tableRoutes } from './http/tables.ts';
import { FLOOD_COSTS, type Gate, newGate } from './limits.ts';
import { newMeters } from './metrics.ts';
import { limitConnections } from './raw-connections.ts';
import { refused } from './refusals.ts';
import { type Connections, newConnections } from './socket/connections.ts';
import { socketRoute } from './socket/route.ts';

export interface NetOptions {
  readonly hall: Hall;
  readonly config: ServerConfig;
  readonly log: Logger;
  readonly clock?: Clock;
  /** Whether what is kept can be trusted; if nobody says, it can. */
  isSound?(): boolean;
}

export interface Net {
  /** For tests that ask without a port. */
  readonly app: FastifyInstance;
  readonly url: string;
  readonly metricsUrl: string | null;
  /** Stops taking people in, says goodbye, stops the hall, shuts the doors. */
  stop(): Promise<void>;
}

const MOST_BODY = 8 * 1024;
const HEADERS_WITHIN_MS = 5000;
const REQUEST_WITHIN_MS = 15_000;
const LOOK_EVERY_MS = 2000;
/** An idle connection of a browser, and of a proxy, which keeps its own for everybody. */
const IDLE_MS = { browser: 5000, proxy: 72_000 };
const MOST_HEADERS = 64;
/** Besides the sockets: requests that come and go. */
const ROOM_FOR_REQUESTS = 500;

/** At once: what comes in so many seconds. A page that opens says a few things together. */
const BURST_SECONDS = 2.5;

const paceOf = ({ framesPerSecond }: Limits): Rate => ({
  burst: framesPerSecond * BURST_SECONDS,
  perSecond: framesPerSecond,
});

/** Then all connections are the proxy's, and it counts those of others. */
const isBehindProxy = ({ trustProxy }: ServerConfig): boolean => trustProxy.length > 0;

function newApp({ config, log }: NetOptions, gate: Gate): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BODY,
    trustProxy: isBehindProxy(config) && [...config.trustProxy],
    // An address that is none does not even reach a route, and no hook sees it.
    frameworkErrors: (_error, { ip }, reply: FastifyReply) => {
      const seconds = gate.files.take(addressKey(ip));
      if (seconds !== null) refuseAsTooFast(reply, seconds);
      else refuseWith(reply, refused('bad-message', 'The address cannot be read.'));
    },
    serverFactory: (handle) =>
      newFront(handle, {
        http: {
          headersTimeout: HEADERS_WITHIN_MS,
          requestTimeout: REQUEST_WITHIN_MS,
          keepAliveTimeout: isBehindProxy(config) ? IDLE_MS.proxy : IDLE_MS.browser,
          connectionsCheckingInterval: LOOK_EVERY_MS,
        },
        onFlood: ({ remoteAddress }) => gate.arrivals.charge(addressKey(remoteAddress ?? ''), FLOOD_COSTS),
      }),
  });
  app.server.maxHeadersCount = MOST_HEADERS;
  app.server.maxConnections = config.limits.sockets + ROOM_FOR_REQUESTS;
  return app;
}

/** Stops once, however often it is asked to. */
function stopper(parts: { app: FastifyInstance; connections: Connections; hall: Hall }) {
  const stop = async () => {
    await parts.connections.stop();
    try {
      await parts.hall.stop();
    } finally {
      await parts.app.close();
    }
  };
  let stopping: Promise<void> | null = null;
  return {
    isStopping: () => stopping !== null,
    stop(): Promise<void> {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Opens the doors; if one cannot be opened, none is. */
async function openDoors(app: FastifyInstance, parts: MetricsDoorParts): Promise<Pick<Net, 'url' | 'metricsUrl'>> {
  const { port, host } = parts.config;
  try {
    const door = await openMetricsDoor(parts);
    app.addHook('onClose', () => door.close());
    const listening: Promise<string> = app.listen({ port, host });
    return { url: await listening, metricsUrl: door.url };
  } catch (error) {
    await app.close();
    throw error;
  }
}

export async function startNet(options: NetOptions): Promise<Net> {
  const { hall, config, log, clock = systemClock, isSound = () => true } = options;
  const gate = newGate(config.limits, clock);
  const app = newApp(options, gate);
  if (!isBehindProxy(config)) limitConnections(app.server, gate);
  const meters = newMeters({ hall, sockets: () => gate.sockets.size });
  const connections = newConnections({ hall, clock, meters, log, pace: paceOf(config.limits) });
  const { stop, isStopping } = stopper({ app, connections, hall });
  app.addHook('onClose', async () => meters.stop());
  answerErrors(app, meters);
  requestLog(app, clock);
  limitRequests(app, gate);
  sendInTurns(app);
  await securityHeaders(app, config);
  await socketRoute(app, { gate, connections });
  guard(app, { config, isStopping });
  tableRoutes(app, { hall, gate, mostTables: config.limits.tables });
  recordRoutes(app, { hall, gate });
  healthRoutes(app, () => !isStopping() && isSound());
  await page(app, config.pageDir);
  return { app, ...(await openDoors(app, { config, meters, log })), stop };
}
