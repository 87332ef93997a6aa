import { createHash, hkdfSync } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkFairness, commitmentOf, dealKey, firstDealKey, numberCommitment, toHex } from '../src/index.ts';

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

describe('where a browser lends no SHA-256', () => {
  it('a deal is reckoned all the same', async () => {
    vi.stubGlobal('crypto', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await checkFairness(CLAIM)).toEqual({ ok: true, key: KEY });
  });
});

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

/** Reckoned once by Python's hashlib and hmac, as above. */
const NUMBER_COMMITMENT = '52048d80c3bb9049caefa217db84d1badc1286d195b41d031636e9dca35f1028';
const SECOND_KEY = '146e6ba53ceead7604697656b9c45681c72daf4594e4bb8d471a6f7bf4bc65c1';
const SECOND_KEY_WITHOUT_NUMBERS = '851a106e1752d73617027efdf0eaae59d2a7ccd75f8e26ea97d59fa8852787bd';

const DEAL = { table: 'oak', match: 1, attempt: 2 };
const NUMBERS = [{ nonce: NONCES[1] }, null, { nonce: NONCES[0] }];

describe('the commitment to a number', () => {
  it('is the one that was reckoned elsewhere', async () => {
    expect(await numberCommitment(COMMITMENT, 2, NONCES[0])).toBe(NUMBER_COMMITMENT);
  });

  it('is another one for another seal, seat or number', async () => {
    const all = await Promise.all([
      numberCommitment(COMMITMENT, 2, NONCES[0]),
      numberCommitment('0'.repeat(64), 2, NONCES[0]),
      numberCommitment(COMMITMENT, 3, NONCES[0]),
      numberCommitment(COMMITMENT, 2, NONCES[1]),
    ]);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['abc', NONCES[0]],
    [COMMITMENT, 'F'.repeat(32)],
    [COMMITMENT, ''],
  ])('takes no seal %s with a number %s', async (sealed, nonce) => {
    await expect(numberCommitment(sealed, 0, nonce)).rejects.toThrow('hexadecimal');
  });
});

describe('the key of a deal', () => {
  it('is the one that was reckoned elsewhere', async () => {
    expect(toHex(await dealKey(SEED, NUMBERS, DEAL))).toBe(SECOND_KEY);
    expect(toHex(await dealKey(SEED, [null, null], { ...DEAL, attempt: 1 }))).toBe(SECOND_KEY_WITHOUT_NUMBERS);
  });

  it('is another one for another seed, number, seat, table, match or attempt', async () => {
    const keys = await Promise.all([
      dealKey(SEED, NUMBERS, DEAL),
      dealKey(bytesFor('other', 32), NUMBERS, DEAL),
      dealKey(SEED, NUMBERS.toReversed(), DEAL),
      dealKey(SEED, NUMBERS.slice(0, 2), DEAL),
      dealKey(SEED, NUMBERS, { ...DEAL, table: 'elm' }),
      dealKey(SEED, NUMBERS, { ...DEAL, match: 2 }),
      dealKey(SEED, NUMBERS, { ...DEAL, attempt: 1 }),
    ]);
    expect(new Set(keys.map(toHex)).size).toBe(keys.length);
  });

  it.each(['', 'F'.repeat(32), '0'.repeat(33)])('takes no number like "%s"', async (nonce) => {
    await expect(dealKey(SEED, [{ nonce }], DEAL)).rejects.toThrow('32 hexadecimal digits');
  });
});

describe('checking fairness', () => {
  const claim = async () => ({
    ...DEAL,
    commitment: COMMITMENT,
    seed: toHex(SEED),
    numbers: await Promise.all(
      NUMBERS.map(
        async (number, seat) =>
          number && { ...number, commitment: await numberCommitment(COMMITMENT, seat, number.nonce) },
      ),
    ),
  });

  it('gives the key if the seed was promised and every number fits its commitment', async () => {
    expect(await checkFairness(await claim())).toEqual({ ok: true, key: SECOND_KEY });
  });

  it('says whose number does not fit', async () => {
    const { numbers, ...rest } = await claim();
    const [first, , third] = numbers;
    const other = { ...rest, numbers: [first, null, { commitment: third?.commitment ?? '', nonce: '1'.repeat(32) }] };
    expect(await checkFairness(other)).toEqual({ ok: false, why: 'other-number', seat: 2 });
    const moved = { ...rest, numbers: [null, first, third] };
    expect(await checkFairness(moved)).toEqual({ ok: false, why: 'other-number', seat: 1 });
  });

  it.each([
    ['other-commitment', { commitment: '0'.repeat(64) }],
    ['malformed-seed', { seed: 'secret' }],
    ['malformed-nonce', { numbers: [{ commitment: '', nonce: 'mine' }] }],
  ])('says %s', async (why, change) => {
    expect(await checkFairness({ ...(await claim()), ...change })).toEqual({ ok: false, why });
  });
});

describe('the key of a first deal', () => {
  it('is the one that was reckoned elsewhere', async () => {
    expect(toHex(await firstDealKey(SEED, NONCES, ABOUT))).toBe(KEY);
    expect(toHex(await firstDealKey(SEED, [], { table: 'oak', match: 2 }))).toBe(KEY_WITHOUT_NONCES);
  });

  it('is what node:crypto makes of it', async () => {
    for (let at = 0; at < 50; at++) {
      const seed = bytesFor(`seed ${at}`, 32);
      const nonces = Array.from({ length: at % 15 }, (_, seat) => toHex(bytesFor(`nonce ${at} ${seat}`, 16)));
      const salt = nonces.toSorted().join('');
      const expected = hkdfSync('sha256', seed, salt, `deal/v1/table ${at}/${at}`, 32);
      expect(await firstDealKey(seed, nonces, { table: `table ${at}`, match: at })).toEqual(new Uint8Array(expected));
    }
  });

  it('does not depend on the order in which the nonces came, and leaves them as they are', async () => {
    const given = NONCES.toReversed();
    expect(toHex(await firstDealKey(SEED, given, ABOUT))).toBe(KEY);
    expect(given).toEqual(NONCES.toReversed());
  });

  it('is another one for another seed, nonce, table or match', async () => {
    const keys = await Promise.all([
      firstDealKey(SEED, NONCES, ABOUT),
      firstDealKey(bytesFor('other', 32), NONCES, ABOUT),
      firstDealKey(SEED, [...NONCES.slice(1), '1'.repeat(32)], ABOUT),
      firstDealKey(SEED, NONCES.slice(1), ABOUT),
      firstDealKey(SEED, NONCES, { table: 'elm', match: 1 }),
      firstDealKey(SEED, NONCES, { table: 'oak', match: 2 }),
    ]);
    expect(new Set(keys.map(toHex)).size).toBe(keys.length);
  });

  it.each(['', 'abc', 'F'.repeat(32), '0'.repeat(33), 'g'.repeat(32)])('takes no nonce like "%s"', async (nonce) => {
    await expect(firstDealKey(SEED, [nonce], ABOUT)).rejects.toThrow('32 hexadecimal digits');
  });
});

describe('checking fairness of a first deal', () => {
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
