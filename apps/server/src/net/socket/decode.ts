// The one place where text from a socket becomes a message. It never throws: whatever is wrong becomes a refusal.

import {
  type Command,
  commandSchema,
  type Hello,
  helloSchema,
  PROTOCOL,
  pingSchema,
  type Reading,
  readWith,
} from '@pretender/protocol';
import type { Refused } from '../../tables/hall-types.ts';
import { refused } from '../refusals.ts';
import { isTame } from '../tame.ts';
import { ID, plainMove } from './plain-move.ts';

export type Decoded =
  | { readonly kind: 'hello'; readonly hello: Hello }
  | { readonly kind: 'ping'; readonly n: number }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'bad'; readonly id: string | null; readonly refusal: Refused };

/** The deepest honest message has five levels. */
const MOST_DEPTH = 8;

const bad = (why: string, field: string | null = null, id: string | null = null): Decoded => ({
  kind: 'bad',
  id,
  refusal: refused('bad-message', why, field),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function idOf(value: object): string | null {
  return 'id' in value && typeof value.id === 'string' && ID.test(value.id) ? value.id : null;
}

function decodedBy<T>(reading: Reading<T>, id: string | null, wrap: (value: T) => Decoded): Decoded {
  return reading.ok ? wrap(reading.value) : bad(reading.why, reading.field, id);
}

function decodeHello(value: object): Decoded {
  if ('v' in value && typeof value.v === 'number' && value.v !== PROTOCOL)
    return { kind: 'bad', id: null, refusal: refused('old-protocol', `This server speaks version ${PROTOCOL}.`, 'v') };
  return decodedBy(readWith(helloSchema, value), null, (hello) => ({ kind: 'hello', hello }));
}

export function decode(text: string): Decoded {
  const value = parse(text);
  if (typeof value !== 'object' || value === null) return bad('A message is an object in JSON.');
  const plain = plainMove(value);
  if (plain !== null) return { kind: 'command', command: plain };
  return decodeBySchema(value);
}

/** The long way, which any message can take. */
export function decodeBySchema(value: object): Decoded {
  if (!isTame(value, MOST_DEPTH)) return bad('A message is small and flat.');
  const t = 't' in value ? value.t : undefined;
  if (t === 'hello') return decodeHello(value);
  if (t === 'ping') return decodedBy(readWith(pingSchema, value), null, ({ n }) => ({ kind: 'ping', n }));
  return decodedBy(readWith(commandSchema, value), idOf(value), (command) => ({ kind: 'command', command }));
}

export const NOT_TEXT: Decoded = bad('Frames are text, not binary.');
