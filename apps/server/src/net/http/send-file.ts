// The file of a match as an answer.

import type { FastifyReply } from 'fastify';
import type { MatchFile } from '../../tables/hall-types.ts';
import { asStream } from './in-pieces.ts';

export function sendFile(reply: FastifyReply, name: string, file: MatchFile): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.json"`)
    .header('content-length', file.length)
    .send(asStream(file));
}
