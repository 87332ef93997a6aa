// Keys to seats: told once, kept only as hashes.

import { createHash, timingSafeEqual } from 'node:crypto';
import { toHex } from './start.ts';

const KEY_BYTES = 32;

export function newKey(bytes: (count: number) => Uint8Array): string {
  return toHex(bytes(KEY_BYTES));
}

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** How long it takes says nothing about how much of them is alike. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A trouble with a table, for the log. Its id opens a table that is not listed, so a short hash stands for it. */
export function forLog(table: string, error: unknown): { readonly table: string; readonly error: string } {
  const name = hashOf(table).slice(0, 8);
  return { table: name, error: String(error).replaceAll(table, name) };
}

/** Letters and digits that nobody mistakes for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const SHORTEST_CODE = 4;
/** Ids of tables are longer. */
export const LONGEST_CODE = 12;
/** One guess among so many may hit. */
const GUESSES = 1_000_000;

/** So long that a guess finds one of so many tables with less than one in a million. */
export function codeLength(tables: number): number {
  let length = SHORTEST_CODE;
  while (tables * GUESSES >= LETTERS.length ** length) length++;
  return length;
}

/** Short enough to be called across a room; a table that is not listed is found by nothing else. */
export function newCode(below: (n: number) => number, length: number): string {
  return Array.from({ length }, () => LETTERS[below(LETTERS.length)]).join('');
}

/** Codes are written in capitals, ids are not. */
export function asWritten(idOrCode: string): string {
  return idOrCode.length <= LONGEST_CODE ? idOrCode.toUpperCase() : idOrCode;
}
