// Strings that may go out to nobody while a match is played, whatever the cards are.

import { createHash } from 'node:crypto';
import type { Side } from './side.ts';

export const FROM_THE_GALLERY = 'Somebody here is the Thief';

interface Sealed {
  readonly kind: string;
  readonly next?: { readonly seed: string };
  readonly key?: string;
}

/** Seeds and keys as the log has them, keys to seats and what is kept of those. */
export async function sealedStrings({ store, chairs }: Side): Promise<string[]> {
  const lines = await store.read(chairs[0].table, -1);
  const inLog = lines.flatMap(({ body }) => {
    const { next, key } = JSON.parse(body) as Sealed;
    return [next?.seed, key].filter((secret) => secret !== undefined);
  });
  const keys = chairs.map(({ token }) => token);
  return [...inLog, ...keys, ...keys.map((token) => createHash('sha256').update(token).digest('hex'))];
}

/** Everything that anybody was sent, or that was noted where others may read it. */
export function sentBy({ heard, players, watcher }: Side): string[] {
  const frames = [...players, watcher].flatMap((client) => client.frames);
  return [...frames, ...heard.frames, ...heard.http, ...heard.metrics, ...heard.log];
}
