// Matches that were played elsewhere: handed in as files, kept if they can be played again, and fetched by anybody.

import type { RecordAnswer } from '@pretender/protocol';
import type { FastifyInstance } from 'fastify';
import type { Hall } from '../../tables/hall-types.ts';
import { addressKey, placeKey } from '../address.ts';
import type { Gate } from '../limits.ts';
import { refused } from '../refusals.ts';
import { refuseAsTooFast, refuseWith } from './answer.ts';
import { sendFile } from './send-file.ts';
import { transfer } from './transfer.ts';

const MOST_RECORD = 2 * 1024 * 1024;
const CREATED = 201;
const ID = /^[0-9a-f]{32}$/;

interface Parts {
  readonly hall: Hall;
  readonly gate: Gate;
}

/** The body is passed on as it came: what is so large is read where nobody waits for it. */
function handingIn(app: FastifyInstance, { hall, gate }: Parts, isReady: () => void): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) => text);
  // Before its body comes, which would lie here until it is whole.
  app.addHook('onRequest', async ({ ip }, reply) => {
    const from = addressKey(ip);
    const seconds = gate.imports.wait(from);
    if (seconds !== null) return refuseAsTooFast(reply, seconds);
    const obstacle = transfer(reply, gate.uploads, from);
    if (obstacle !== null) return refuseWith(reply.header('connection', 'close'), obstacle);
  });
  app.post<{ Body: string | undefined }>('/api/records', { bodyLimit: MOST_RECORD }, async ({ body, ip }, reply) => {
    const seconds = gate.imports.take(addressKey(ip));
    if (seconds !== null) return refuseAsTooFast(reply, seconds);
    const result = await hall.importRecord(body ?? '', placeKey(ip));
    if (!result.ok) return refuseWith(reply, result.refusal);
    const answer: RecordAnswer = { record: result.value };
    return reply.code(CREATED).send(answer);
  });
  isReady();
}

export function recordRoutes(app: FastifyInstance, parts: Parts): void {
  const { hall, gate } = parts;
  // In a room of its own, because only there bodies are not read.
  void app.register(handingIn, parts);
  app.get<{ Params: { id: string } }>('/api/records/:id', async ({ params, ip }, reply) => {
    const from = addressKey(ip);
    const seconds = gate.records.take(from);
    if (seconds !== null) return refuseAsTooFast(reply, seconds);
    const obstacle = transfer(reply, gate.downloads, from);
    if (obstacle !== null) return refuseWith(reply, obstacle);
    const result = ID.test(params.id) ? await hall.importedRecord(params.id) : null;
    if (result === null) return refuseWith(reply, refused('not-here', 'There is no such record.'));
    if (!result.ok) return refuseWith(reply, result.refusal);
    return sendFile(reply, `pretender-record-${params.id.slice(0, 8)}`, result.value);
  });
}
