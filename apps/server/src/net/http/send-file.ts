// The file of a match as an answer.

import type { FastifyReply } from 'fastify';
import type { MatchFile } from '../../tables/hall-types.ts';

/** The library takes bytes too; its types do not know that. */
const asItIs = (file: MatchFile): string => file as unknown as string;

export function sendFile(reply: FastifyReply, name: string, file: MatchFile): FastifyReply {
  return (
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}.json"`)
      // Otherwise bytes in memory that is shared are taken for an object.
      .serializer(asItIs)
      .send(file)
  );
}
