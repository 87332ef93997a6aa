import { chacha20, hchacha as nobleHchacha } from '@noble/ciphers/chacha.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock, hchacha, SEED_BYTES } from '../src/draws/chacha.ts';
import { chachaDice, seedFromHex } from '../src/index.ts';

const SIGMA = Uint32Array.from([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);

function words(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i, true));
}

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const counters = fc.integer({ min: 0, max: 2 ** 32 - 2 });

describe('chachaBlock', () => {
  it('gives the block of RFC 8439, 2.3.2', () => {
    const key = words(Uint8Array.from({ length: 32 }, (_, i) => i));
    const tail = Uint32Array.from([1, 0x09000000, 0x4a000000, 0]);
    expect([...chachaBlock(key, tail)]).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3, 0x466482d2,
      0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ]);
  });

  it('agrees with @noble/ciphers on any key, nonce and counter', () => {
    fc.assert(
      fc.property(bytes(32), bytes(12), counters, (key, nonce, counter) => {
        const stream = chacha20(key, nonce, new Uint8Array(64), undefined, counter);
        const tail = Uint32Array.from([counter, ...words(nonce)]);
        expect([...chachaBlock(words(key), tail)]).toEqual([...words(stream)]);
      }),
    );
  });

  it('leaves its key and tail as they were', () => {
    const key = new Uint32Array(8).fill(5);
    const tail = new Uint32Array(4).fill(6);
    chachaBlock(key, tail);
    hchacha(key, tail);
    expect([...key, ...tail]).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6]);
  });
});

describe('hchacha', () => {
  it('agrees with @noble/ciphers on any key and input', () => {
    fc.assert(
      fc.property(bytes(32), bytes(16), (key, input) => {
        const expected = new Uint32Array(8);
        nobleHchacha(SIGMA, words(key), words(input), expected);
        expect([...hchacha(words(key), words(input))]).toEqual([...expected]);
      }),
    );
  });
});

describe('chachaDice', () => {
  /** The stream as its comment describes it, built from the other implementation. */
  function nobleStream(seed: Uint8Array, name: readonly number[], blocks: number): Uint32Array {
    let key = words(seed);
    for (let at = 0; at < name.length; at += 4) {
      const next = new Uint32Array(8);
      nobleHchacha(
        SIGMA,
        key,
        Uint32Array.from({ length: 4 }, (_, i) => name[at + i] ?? 0),
        next,
      );
      key = next;
    }
    const raw = new Uint8Array(Uint32Array.from(key).buffer);
    return words(chacha20(raw, new Uint8Array(12), new Uint8Array(64 * blocks)));
  }

  it('draws from the ChaCha20 stream of a key derived from the length-prefixed name', () => {
    fc.assert(
      fc.property(
        bytes(32),
        fc.string({ maxLength: 9 }),
        fc.array(fc.nat(), { maxLength: 5 }),
        (seed, label, numbers) => {
          const codes = Array.from({ length: label.length }, (_, i) => label.charCodeAt(i));
          const expected = nobleStream(seed, [label.length, numbers.length, ...codes, ...numbers], 3);
          const draws = chachaDice(seed).draws(label, ...numbers);
          expect(Array.from({ length: 48 }, () => draws.below(2 ** 32))).toEqual([...expected]);
        },
      ),
    );
  });

  it('uses every byte of its seed', () => {
    const firsts = Array.from({ length: SEED_BYTES + 1 }, (_, at) => {
      const seed = new Uint8Array(SEED_BYTES);
      seed[at] = 1;
      return chachaDice(seed)
        .draws('deck')
        .below(2 ** 32);
    });
    expect(new Set(firsts).size).toBe(SEED_BYTES + 1);
  });

  it.each([0, 16, 31, 33, 64])('refuses a seed of %i bytes', (length) => {
    expect(() => chachaDice(new Uint8Array(length))).toThrow(`a seed has 32 bytes, not ${length}`);
  });
});

describe('seedFromHex', () => {
  it('reads what is written in hexadecimal', () => {
    fc.assert(
      fc.property(bytes(32), (seed) => {
        expect([...seedFromHex(Buffer.from(seed).toString('hex'))]).toEqual([...seed]);
      }),
    );
  });

  it.each([
    '',
    'ab',
    '0'.repeat(63),
    '0'.repeat(65),
    `${'0'.repeat(63)}g`,
    ` ${'0'.repeat(63)}`,
    `${'0'.repeat(64)}\n`,
  ])('refuses %j', (text) => {
    expect(() => seedFromHex(text)).toThrow('64 hexadecimal digits');
  });
});
