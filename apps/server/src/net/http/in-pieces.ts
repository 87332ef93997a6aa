// Large answers leave in pieces, in fair turns by address, and only so many of them before the event loop goes on: a crowd that fetches
// files keeps nobody's move waiting.

import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Rounds } from '../../jobs/rounds.ts';
import { placeKey } from '../address.ts';

/** Pieces that leave in one round of the event loop. A file is read in pieces of 64 KB. */
const MOST_IN_A_ROUND = 8;
const PIECE = 64 * 1024;

async function* inTurns(pieces: Readable, turn: () => Promise<void> | null): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    await turn();
    yield piece as Buffer;
  }
}

/** Whatever is sent as a stream. */
export function sendInTurns(app: FastifyInstance): void {
  const rounds = new Rounds(MOST_IN_A_ROUND);
  app.addHook('onSend', async ({ ip }, _reply, payload) => {
    if (!(payload instanceof Readable)) return payload;
    const from = placeKey(ip);
    const pieces = Readable.from(
      inTurns(payload, () => rounds.turn(from)),
      { objectMode: false },
    );
    // Whoever goes before the first piece leaves a generator that has not begun, and closes nothing.
    return pieces.once('close', () => payload.destroy());
  });
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** Bytes that lie in memory, as a stream. */
export const asStream = (bytes: Uint8Array): Readable => Readable.from(piecesOf(bytes), { objectMode: false });
