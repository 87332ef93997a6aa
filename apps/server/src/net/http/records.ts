// Matches that were played elsewhere: handed in as files, kept if they can be played again, and fetched by anybody.

import type { RecordAnswer } from '@pretender/protocol';
import type { FastifyInstance } from 'fastify';
import type { Hall } from '../../tables/hall-types.ts';
import { addressKey } from '../address.ts';
import type { Gate } from '../limits.ts';
import { refused } from '../refusals.ts';
import { isTame } from '../tame.ts';
import { refuseAsTooFast, refuseWith } from './answer.ts';

const MOST_RECORD = 2 * 1024 * 1024;
/** The deepest honest record has a dozen levels. */
const MOST_DEPTH = 40;
const CREATED = 201;
const ID = /^[0-9a-f]{32}$/;

export function recordRoutes(app: FastifyInstance, { hall, gate }: { hall: Hall; gate: Gate }): void {
  app.post('/api/records', { bodyLimit: MOST_RECORD }, async (request, reply) => {
    const seconds = gate.imports.take(addressKey(request.ip));
    if (seconds !== null) return refuseAsTooFast(reply, seconds);
    // What is deeper cannot even be handed on.
    if (!isTame(request.body, MOST_DEPTH))
      return refuseWith(
        reply,
        refused('bad-record', 'This is no record of a finished match: nothing in one is so deep.'),
      );
    const result = await hall.importRecord(request.body);
    if (!result.ok) return refuseWith(reply, result.refusal);
    const answer: RecordAnswer = { record: result.value };
    return reply.code(CREATED).send(answer);
  });
  app.get<{ Params: { id: string } }>('/api/records/:id', async ({ params }, reply) => {
    const result = ID.test(params.id) ? await hall.importedRecord(params.id) : null;
    if (result === null) return refuseWith(reply, refused('not-here', 'There is no such record.'));
    if (!result.ok) return refuseWith(reply, result.refusal);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="pretender-record-${params.id.slice(0, 8)}.json"`)
      .send(result.value);
  });
}
