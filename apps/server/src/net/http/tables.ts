// The tables over HTTP: open one, look at it, take a seat, ask for a lost one back, fetch what was played.

import {
  askBackSchema,
  copyKeySchema,
  type ListAnswer,
  lookAtSeatSchema,
  makeTicketSchema,
  openTableSchema,
  type RefusalCode,
  showTicketSchema,
  takeSeatSchema,
} from '@pretender/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Chair, Hall, Result } from '../../tables/hall-types.ts';
import { addressKey, placeKey } from '../address.ts';
import type { Gate } from '../limits.ts';
import { refused } from '../refusals.ts';
import { refuseAsTooFast, refuseWith } from './answer.ts';
import { ACCEPTED, type AtTable, atTable, CREATED, OK, posting } from './posting.ts';
import { sendFile } from './send-file.ts';
import { transfer } from './transfer.ts';

interface Parts {
  readonly hall: Hall;
  readonly gate: Gate;
  readonly mostTables: number;
}

const MATCH = /^\d{1,6}$/;
/** Guesses: a code that no table has, a ticket that fits no seat. */
const MISSES: ReadonlySet<string> = new Set<RefusalCode>(['no-such-table', 'wrong-ticket']);

/** Who has guessed too often waits, before anything is looked for: codes are short. */
function missLimit(app: FastifyInstance, { misses }: Gate): void {
  const isAtTable = ({ routeOptions }: FastifyRequest) => routeOptions.url?.includes(':idOrCode') === true;
  app.addHook('preHandler', async (request, reply) => {
    const seconds = isAtTable(request) ? misses.wait(addressKey(request.ip)) : null;
    if (seconds !== null) return refuseAsTooFast(reply, seconds);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isAtTable(request) && MISSES.has(reply.refusal?.code ?? '')) misses.charge(addressKey(request.ip));
  });
}

function postings(app: FastifyInstance, { hall, gate, mostTables }: Parts): void {
  const joining = { limiter: gate.joins, status: CREATED };
  app.post(
    '/api/tables',
    posting(
      { schema: openTableSchema, limiter: gate.tables, status: CREATED },
      async ({ settings, ...host }, _params, from): Promise<Result<Chair>> =>
        (await hall.stats()).tables < mostTables
          ? hall.open(settings, { ...host, from })
          : { ok: false, refusal: refused('server-full', 'All tables are taken; please try again later.') },
    ),
  );
  app.post(
    '/api/tables/:idOrCode/seats',
    posting({ schema: takeSeatSchema, ...joining }, (newcomer, { idOrCode }, from) =>
      atTable(idOrCode, (table) => hall.sit(table, { ...newcomer, from })),
    ),
  );
  app.post(
    '/api/tables/:idOrCode/returns',
    posting({ schema: askBackSchema, ...joining, status: ACCEPTED }, ({ seat, ...newcomer }, { idOrCode }, from) =>
      atTable(idOrCode, (table) => hall.askBack(table, seat, { ...newcomer, from })),
    ),
  );
  app.post(
    '/api/keys',
    posting({ schema: copyKeySchema, ...joining }, ({ token, isOnly }) =>
      isOnly === true ? hall.keepOnlyKey(token) : hall.copyKey(token),
    ),
  );
}

/** With a key, which is in no address. */
function seats(app: FastifyInstance, { hall, gate }: Parts): void {
  const looking = { schema: lookAtSeatSchema, limiter: gate.joins, status: OK };
  app.post(
    '/api/seats',
    posting(looking, ({ token }) => hall.lookAtSeat(token)),
  );
}

/** A ticket stands behind the # of a link, and comes to us in a body when somebody has pressed a button. */
function tickets(app: FastifyInstance, { hall, gate }: Parts): void {
  const joining = { limiter: gate.joins, status: CREATED };
  app.post(
    '/api/tickets',
    posting({ schema: makeTicketSchema, ...joining }, ({ token, seat }) => hall.makeTicket(token, seat)),
  );
  app.post(
    '/api/tables/:idOrCode/tickets',
    posting({ schema: showTicketSchema, ...joining, status: OK }, ({ ticket }, { idOrCode }) =>
      atTable(idOrCode, (table) => hall.lookAtTicket(table, ticket)),
    ),
  );
  app.post(
    '/api/tables/:idOrCode/keys',
    posting({ schema: showTicketSchema, ...joining }, ({ ticket }, { idOrCode }) =>
      atTable(idOrCode, (table) => hall.useTicket(table, ticket)),
    ),
  );
}

function looks(app: FastifyInstance, { hall, gate }: Parts): void {
  app.get('/api/tables', async (_request, reply) => {
    const answer: ListAnswer = { tables: await hall.list() };
    return reply.send(answer);
  });
  app.get<{ Params: AtTable }>('/api/tables/:idOrCode', async ({ params }, reply) => {
    const result = await atTable(params.idOrCode, (table) => hall.look(table));
    if (!result.ok) return refuseWith(reply, result.refusal);
    return reply.send(result.value);
  });
  app.get<{ Params: AtTable & { n: string } }>('/api/tables/:idOrCode/matches/:n', async ({ params, ip }, reply) => {
    if (!MATCH.test(params.n)) return refuseWith(reply, refused('not-here', 'There is no such match.'));
    const from = addressKey(ip);
    const seconds = gate.records.take(from);
    if (seconds !== null) return refuseAsTooFast(reply, seconds);
    const obstacle = transfer(reply, gate.downloads, from);
    if (obstacle !== null) return refuseWith(reply, obstacle);
    const match = Number(params.n);
    const result = await atTable(params.idOrCode, (table) => hall.record(table, match, placeKey(ip)));
    if (!result.ok) return refuseWith(reply, result.refusal);
    return sendFile(reply, `pretender-match-${match}`, result.value);
  });
}

export function tableRoutes(app: FastifyInstance, parts: Parts): void {
  missLimit(app, parts.gate);
  postings(app, parts);
  seats(app, parts);
  tickets(app, parts);
  looks(app, parts);
}
