// Draws for live tables: one ChaCha20 keystream (RFC 8439) per (seed, label, numbers). The key of a stream is
// derived by a chain of HChaCha20 calls over the length-prefixed name, so no two names share a stream and no
// stream says anything about another.

import type { Dice, Draws } from '../contract.ts';
import { belowFrom } from './fast.ts';

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

type Four = readonly [number, number, number, number];

function quarter(x: Uint32Array, [a, b, c, d]: Four): void {
  x[a] = x[a] + x[b];
  let word = x[d] ^ x[a];
  x[d] = (word << 16) | (word >>> 16);
  x[c] = x[c] + x[d];
  word = x[b] ^ x[c];
  x[b] = (word << 12) | (word >>> 20);
  x[a] = x[a] + x[b];
  word = x[d] ^ x[a];
  x[d] = (word << 8) | (word >>> 24);
  x[c] = x[c] + x[d];
  word = x[b] ^ x[c];
  x[b] = (word << 7) | (word >>> 25);
}

/** Four columns, then four diagonals. */
const QUARTERS: readonly Four[] = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

function twentyRounds(x: Uint32Array): void {
  for (let round = 0; round < 10; round++) for (const four of QUARTERS) quarter(x, four);
}

function blockState(key: Uint32Array, tail: Uint32Array): Uint32Array {
  const x = new Uint32Array(16);
  x.set(SIGMA, 0);
  x.set(key, 4);
  x.set(tail, 12);
  return x;
}

/** One 64-byte block as sixteen little-endian words; `tail` is counter and nonce. */
export function chachaBlock(key: Uint32Array, tail: Uint32Array): Uint32Array {
  const start = blockState(key, tail);
  const x = start.slice();
  twentyRounds(x);
  for (let i = 0; i < 16; i++) x[i] = x[i] + start[i];
  return x;
}

/** A new key from a key and sixteen bytes of input. */
export function hchacha(key: Uint32Array, input: Uint32Array): Uint32Array {
  const x = blockState(key, input);
  twentyRounds(x);
  const derived = new Uint32Array(8);
  derived.set(x.subarray(0, 4), 0);
  derived.set(x.subarray(12, 16), 4);
  return derived;
}

/** The name of a stream as words, its length first so that no name is the beginning of another. */
function nameWords(label: string, tableNumbers: readonly number[]): Uint32Array {
  const words = [label.length, tableNumbers.length];
  for (let i = 0; i < label.length; i++) words.push(label.charCodeAt(i));
  for (const number of tableNumbers) words.push(number >>> 0);
  while (words.length % 4 !== 0) words.push(0);
  return Uint32Array.from(words);
}

function keystream(key: Uint32Array): () => number {
  const tail = new Uint32Array(4);
  let block = chachaBlock(key, tail);
  let used = 0;
  return () => {
    if (used === 16) {
      tail[0] = tail[0] + 1;
      block = chachaBlock(key, tail);
      used = 0;
    }
    return block[used++];
  };
}

export const SEED_BYTES = 32;

/** Dice for a live table from 32 secret bytes. */
export function chachaDice(seed: Uint8Array): Dice {
  if (seed.length !== SEED_BYTES) throw new RangeError(`a seed has ${SEED_BYTES} bytes, not ${seed.length}`);
  const root = new Uint32Array(8);
  for (let i = 0; i < SEED_BYTES; i++) root[i >> 2] = root[i >> 2] | (seed[i] << (8 * (i & 3)));
  return {
    draws(label, ...tableNumbers): Draws {
      const name = nameWords(label, tableNumbers);
      let key: Uint32Array = root;
      for (let at = 0; at < name.length; at += 4) key = hchacha(key, name.subarray(at, at + 4));
      const next = keystream(key);
      return { below: (n) => belowFrom(next, n) };
    },
  };
}

export function seedFromHex(hex: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new RangeError('a seed is written as 64 hexadecimal digits');
  return Uint8Array.from({ length: SEED_BYTES }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}
