// The library as the server has it: the plugin for sockets may bring a copy of its own.

import { createRequire } from 'node:module';
import type { Writable } from 'node:stream';

/** What the types of the library do not know. */
interface Inside {
  readonly Receiver: { new (options: { isServer: boolean; maxPayload: number }): Writable; prototype: Reading };
  readonly Sender: { frame(data: Buffer, options: object): Buffer[] };
}

interface Reading {
  /** Called with every message that the library has read. */
  dataMessage(): void;
}

const require = createRequire(import.meta.url);

export const { Receiver, Sender } = createRequire(require.resolve('@fastify/websocket'))('ws') as Inside;
