// Draws for simulation: xoshiro128** seeded by a hash of (seed, label, numbers). Fast, repeatable, guessable:
// never for hidden cards at a live table.

import type { Dice, Draws } from '../contract.ts';

/** One generator with its state in four 32-bit words. */
export function xoshiro(a: number, b: number, c: number, d: number): Draws & { next(): number } {
  let s0 = a | 0;
  let s1 = b | 0;
  let s2 = c | 0;
  let s3 = d | 0;
  // With its sign: half of all numbers would not be small ones for V8 without it, and be made in memory.
  const bits = (): number => {
    const scrambled = Math.imul(s1, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
    const shifted = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = (s3 << 11) | (s3 >>> 21);
    return result;
  };
  return { next: () => bits() >>> 0, below: (n) => belowFrom(bits, n) };
}

const TWO_16 = 0x1_0000;
const TWO_32 = 0x1_0000_0000;

/**
 * From 32 bits at a time, signed or not. Unbiased: values beyond the last whole multiple of n are thrown away. `%` would be slower for numbers this large, and
 * without `>>> 0` a small result could be kept as a floating-point number, which makes every list of seats slow.
 */
export function belowFrom(next: () => number, n: number): number {
  if (!(n >= 1 && n <= TWO_32)) throw new RangeError(`cannot draw below ${n}`);
  // Of a power of two nothing is thrown away, and the remainder is its last bits.
  if (n < TWO_16 && (n & (n - 1)) === 0) return next() & (n - 1);
  for (;;) {
    const value = next() >>> 0;
    const multiple = Math.floor(value / n) * n;
    if (multiple <= TWO_32 - n) return (value - multiple) >>> 0;
  }
}

function mix(hash: number, value: number): number {
  let h = Math.imul(hash ^ value, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca77);
  return (h ^ (h >>> 13)) >>> 0;
}

function hashText(hash: number, text: string): number {
  let h = mix(hash, text.length);
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
  return h;
}

/** Draws from one stream for a seed and a label, outside any match: policies, tests, seeded choices. */
export function seededDraws(seed: number, label: string): Draws {
  return fastDice(seed).draws(label);
}

export function fastDice(seed: number): Dice {
  const root = mix(mix(0x2545f491, seed >>> 0), Math.floor(seed / TWO_32) >>> 0);
  return {
    draws(label, ...tableNumbers) {
      let h = hashText(root, label);
      for (const number of tableNumbers) h = mix(h, number + 1);
      return xoshiro(mix(h, 1), mix(h, 2), mix(h, 3), mix(h, 4) | 1);
    },
  };
}
