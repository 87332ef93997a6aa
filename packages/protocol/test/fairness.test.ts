import { createHash, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkFairness, commitmentOf, dealKey, toHex } from '../src/index.ts';

const SEED = Uint8Array.from({ length: 32 }, (_, at) => at);
const NONCES = ['f'.repeat(32), '0123456789abcdef0123456789abcdef', '0'.repeat(32)];
const ABOUT = { table: 'oak', match: 1 };

/** Reckoned once by Python's hashlib and hmac: whoever changes the recipe breaks the proof of every match so far. */
const COMMITMENT = '5c2a549cf8780f21cad24e05bd7a58dc43f0d0e68ea7b90141dcead55da8a1b1';
const KEY = 'd57b84e2b60dae9a3b6174aab1a03200533222c4f231f45c162aa2519c2103a6';
const KEY_WITHOUT_NONCES = '5f2710279d7ec473be8023ee7c30699647378d02b62d13e618d3c687595e6506';

const CLAIM = { ...ABOUT, commitment: COMMITMENT, seed: toHex(SEED), nonces: NONCES };

/** A fixed sequence of bytes that look random. */
function bytesFor(label: string, count: number): Uint8Array {
  return Uint8Array.from(createHash('sha256').update(label).digest().subarray(0, count));
}

describe('a commitment', () => {
  it('is the one that was reckoned elsewhere', async () => {
    expect(await commitmentOf(SEED)).toBe(COMMITMENT);
  });

  it('is what node:crypto makes of it', async () => {
    for (let at = 0; at < 50; at++) {
      const seed = bytesFor(`seed ${at}`, 32);
      const expected = createHash('sha256').update('commit/v1').update(seed).digest('hex');
      expect(await commitmentOf(seed)).toBe(expected);
    }
  });
});

describe('the key of a deal', () => {
  it('is the one that was reckoned elsewhere', async () => {
    expect(toHex(await dealKey(SEED, NONCES, ABOUT))).toBe(KEY);
    expect(toHex(await dealKey(SEED, [], { table: 'oak', match: 2 }))).toBe(KEY_WITHOUT_NONCES);
  });

  it('is what node:crypto makes of it', async () => {
    for (let at = 0; at < 50; at++) {
      const seed = bytesFor(`seed ${at}`, 32);
      const nonces = Array.from({ length: at % 15 }, (_, seat) => toHex(bytesFor(`nonce ${at} ${seat}`, 16)));
      const salt = nonces.toSorted().join('');
      const expected = hkdfSync('sha256', seed, salt, `deal/v1/table ${at}/${at}`, 32);
      expect(await dealKey(seed, nonces, { table: `table ${at}`, match: at })).toEqual(new Uint8Array(expected));
    }
  });

  it('does not depend on the order in which the nonces came, and leaves them as they are', async () => {
    const given = NONCES.toReversed();
    expect(toHex(await dealKey(SEED, given, ABOUT))).toBe(KEY);
    expect(given).toEqual(NONCES.toReversed());
  });

  it('is another one for another seed, nonce, table or match', async () => {
    const keys = await Promise.all([
      dealKey(SEED, NONCES, ABOUT),
      dealKey(bytesFor('other', 32), NONCES, ABOUT),
      dealKey(SEED, [...NONCES.slice(1), '1'.repeat(32)], ABOUT),
      dealKey(SEED, NONCES.slice(1), ABOUT),
      dealKey(SEED, NONCES, { table: 'elm', match: 1 }),
      dealKey(SEED, NONCES, { table: 'oak', match: 2 }),
    ]);
    expect(new Set(keys.map(toHex)).size).toBe(keys.length);
  });

  it.each(['', 'abc', 'F'.repeat(32), '0'.repeat(33), 'g'.repeat(32)])('takes no nonce like "%s"', async (nonce) => {
    await expect(dealKey(SEED, [nonce], ABOUT)).rejects.toThrow('32 hexadecimal digits');
  });
});

describe('checking fairness', () => {
  it('gives the key if the seed was promised', async () => {
    expect(await checkFairness(CLAIM)).toEqual({ ok: true, key: KEY });
  });

  it.each([
    ['other-commitment', { seed: `${CLAIM.seed.slice(0, -1)}0` }],
    ['other-commitment', { commitment: '0'.repeat(64) }],
    ['malformed-seed', { seed: 'secret' }],
    ['malformed-nonce', { nonces: ['mine'] }],
  ])('says %s', async (why, change) => {
    expect(await checkFairness({ ...CLAIM, ...change })).toEqual({ ok: false, why });
  });
});
