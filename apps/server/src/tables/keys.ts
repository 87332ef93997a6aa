// Keys to seats: told once, kept only as hashes.

import { createHash } from 'node:crypto';
import { toHex } from './start.ts';

const KEY_BYTES = 32;

export function newKey(bytes: (count: number) => Uint8Array): string {
  return toHex(bytes(KEY_BYTES));
}

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Letters and digits that nobody mistakes for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Short enough to be called across a room; a table that is not listed is found by nothing else. */
export function newCode(below: (n: number) => number, length: number): string {
  return Array.from({ length }, () => LETTERS[below(LETTERS.length)]).join('');
}
