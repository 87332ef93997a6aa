// The tables over HTTP: open one, look at it, take a seat, ask for a lost one back, fetch what was played.

import {
  askBackSchema,
  copyKeySchema,
  type ListAnswer,
  openTableSchema,
  readWith,
  takeSeatSchema,
} from '@pretender/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limiter } from '../../bucket.ts';
import type { Chair, Hall, Result } from '../../tables/hall-types.ts';
import { addressKey } from '../address.ts';
import type { Gate } from '../limits.ts';
import { refused } from '../refusals.ts';
import { refuseAsTooFast, refuseWith } from './answer.ts';

interface Parts {
  readonly hall: Hall;
  readonly gate: Gate;
  readonly mostTables: number;
}

const CREATED = 201;
/** Somebody at the table has to agree first. */
const ACCEPTED = 202;

const ID_OR_CODE = /^[\w-]{1,40}$/;
const MATCH = /^\d{1,6}$/;

const NO_TABLE = { ok: false, refusal: refused('no-such-table') } as const;

/** What cannot be an id or a code does not reach the hall. */
async function atTable<T>(idOrCode: string, then: (idOrCode: string) => Promise<Result<T>>): Promise<Result<T>> {
  return ID_OR_CODE.test(idOrCode) ? then(idOrCode) : NO_TABLE;
}

/** Who has asked for too many tables that are not there waits, before anything is looked for: codes are short. */
function missLimit(app: FastifyInstance, { misses }: Gate): void {
  const isAtTable = ({ routeOptions }: FastifyRequest) => routeOptions.url?.includes(':idOrCode') === true;
  app.addHook('preHandler', async (request, reply) => {
    const seconds = isAtTable(request) ? misses.wait(addressKey(request.ip)) : null;
    if (seconds !== null) return refuseAsTooFast(reply, seconds);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isAtTable(request) && reply.refusal?.code === 'no-such-table') misses.charge(addressKey(request.ip));
  });
}

interface Posting<S> {
  readonly schema: S;
  readonly limiter: Limiter;
  readonly status: number;
}

type Schema = Parameters<typeof readWith>[0];
type Read<S extends Schema> = Extract<ReturnType<typeof readWith<S>>, { ok: true }>['value'];
interface AtTable {
  readonly idOrCode: string;
}

/** A posting that ends with a chair. Its body is looked at first, so that a slip of the pen costs nothing. */
function chairPosting<S extends Schema>(
  { schema, limiter, status }: Posting<S>,
  give: (body: Read<S>, params: AtTable) => Promise<Result<Chair>>,
) {
  return async (request: FastifyRequest<{ Params: AtTable }>, reply: FastifyReply) => {
    const reading = readWith(schema, request.body);
    if (!reading.ok) return refuseWith(reply, refused('bad-message', reading.why, reading.field));
    const seconds = limiter.take(addressKey(request.ip));
    if (seconds !== null) return refuseAsTooFast(reply, seconds);
    const result = await give(reading.value, request.params);
    if (!result.ok) return refuseWith(reply, result.refusal);
    return reply.code(status).send(result.value);
  };
}

function postings(app: FastifyInstance, { hall, gate, mostTables }: Parts): void {
  const joining = { limiter: gate.joins, status: CREATED };
  app.post(
    '/api/tables',
    chairPosting(
      { schema: openTableSchema, limiter: gate.tables, status: CREATED },
      async ({ settings, ...host }): Promise<Result<Chair>> =>
        hall.stats().tables < mostTables
          ? hall.open(settings, host)
          : { ok: false, refusal: refused('server-full', 'All tables are taken; please try again later.') },
    ),
  );
  app.post(
    '/api/tables/:idOrCode/seats',
    chairPosting({ schema: takeSeatSchema, ...joining }, (newcomer, { idOrCode }) =>
      atTable(idOrCode, (table) => hall.sit(table, newcomer)),
    ),
  );
  app.post(
    '/api/tables/:idOrCode/returns',
    chairPosting({ schema: askBackSchema, ...joining, status: ACCEPTED }, ({ seat, ...newcomer }, { idOrCode }) =>
      atTable(idOrCode, (table) => hall.askBack(table, seat, newcomer)),
    ),
  );
  app.post(
    '/api/keys',
    chairPosting({ schema: copyKeySchema, ...joining }, ({ token }) => hall.copyKey(token)),
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
    const seconds = gate.records.take(addressKey(ip));
    if (seconds !== null) return refuseAsTooFast(reply, seconds);
    const match = Number(params.n);
    const result = await atTable(params.idOrCode, (table) => hall.record(table, match));
    if (!result.ok) return refuseWith(reply, result.refusal);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="pretender-match-${match}.json"`)
      .send(result.value);
  });
}

export function tableRoutes(app: FastifyInstance, parts: Parts): void {
  missLimit(app, parts.gate);
  postings(app, parts);
  looks(app, parts);
}
