// Something that is posted: read, counted, passed on, answered.

import { readWith } from '@pretender/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limiter } from '../../bucket.ts';
import type { Result } from '../../tables/hall-types.ts';
import { addressKey, placeKey } from '../address.ts';
import { refused } from '../refusals.ts';
import { refuseAsTooFast, refuseWith } from './answer.ts';

export const OK = 200;
export const CREATED = 201;
/** Somebody at the table has to agree first. */
export const ACCEPTED = 202;

const ID_OR_CODE = /^[\w-]{1,40}$/;
const NO_TABLE = { ok: false, refusal: refused('no-such-table') } as const;

/** What cannot be an id or a code does not reach the hall. */
export async function atTable<T>(idOrCode: string, then: (idOrCode: string) => Promise<Result<T>>): Promise<Result<T>> {
  return ID_OR_CODE.test(idOrCode) ? then(idOrCode) : NO_TABLE;
}

interface Posting<S> {
  readonly schema: S;
  readonly limiter: Limiter;
  readonly status: number;
}

type Schema = Parameters<typeof readWith>[0];
type Read<S extends Schema> = Extract<ReturnType<typeof readWith<S>>, { ok: true }>['value'];
export interface AtTable {
  readonly idOrCode: string;
}

/** Its body is looked at first, so that a slip of the pen costs nothing. */
export function posting<S extends Schema>(
  { schema, limiter, status }: Posting<S>,
  give: (body: Read<S>, params: AtTable, from: string) => Promise<Result<object>>,
) {
  return async (request: FastifyRequest<{ Params: AtTable }>, reply: FastifyReply) => {
    const reading = readWith(schema, request.body);
    if (!reading.ok) return refuseWith(reply, refused('bad-message', reading.why, reading.field));
    const seconds = limiter.take(addressKey(request.ip));
    if (seconds !== null) return refuseAsTooFast(reply, seconds);
    const result = await give(reading.value, request.params, placeKey(request.ip));
    if (!result.ok) return refuseWith(reply, result.refusal);
    return reply.code(status).send(result.value);
  };
}
