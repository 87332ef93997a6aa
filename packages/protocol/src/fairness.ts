// Nobody chooses the cards. The server commits to a secret seed before it has seen the players' nonces, the deal follows
// from both, and the seed is opened when the match is over; then anybody can reckon it again, here or in a browser.

const SEED_DIGITS = /^[0-9a-f]{64}$/;
const NONCE_DIGITS = /^[0-9a-f]{32}$/;
const KEY_BITS = 256;

/** The match that a deal is for: no two of them share a key, even under one seed. */
export interface DealOf {
  readonly table: string;
  readonly match: number;
}

/** What was told at the beginning and at the end of a match; bytes are written as hexadecimal digits. */
export interface FairnessClaim extends DealOf {
  readonly commitment: string;
  readonly seed: string;
  readonly nonces: readonly string[];
}

/** Either the key that the cards must have been dealt with, or what is wrong. */
export type Fairness =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly why: 'malformed-seed' | 'malformed-nonce' | 'other-commitment' };

const { subtle } = globalThis.crypto;

/** A copy with memory of its own, as WebCrypto wants it. */
function bytes(...parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  return Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? encoder.encode(part) : part)]));
}

export function toHex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function seedBytes(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/** SHA-256 of "commit/v1" and the seed: told at the start, it binds the server without giving anything away. */
export async function commitmentOf(seed: Uint8Array): Promise<string> {
  return toHex(new Uint8Array(await subtle.digest('SHA-256', bytes('commit/v1', seed))));
}

/**
 * The 32 bytes that seed the draws of a match: HKDF-SHA256 over the seed, with the players' nonces as the salt. They are
 * sorted, so that the order in which they came says nothing; each has 32 digits, so that they can be joined.
 */
export async function dealKey(seed: Uint8Array, nonces: readonly string[], about: DealOf): Promise<Uint8Array> {
  if (!nonces.every((nonce) => NONCE_DIGITS.test(nonce)))
    throw new RangeError('a nonce is written as 32 hexadecimal digits');
  const secret = await subtle.importKey('raw', bytes(seed), 'HKDF', false, ['deriveBits']);
  const salt = bytes(nonces.toSorted().join(''));
  const info = bytes(`deal/v1/${about.table}/${about.match}`);
  return new Uint8Array(await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, secret, KEY_BITS));
}

/** Was this seed promised, and which key follows from it? Whoever holds the record compares that key with the record's. */
export async function checkFairness({ commitment, seed, nonces, table, match }: FairnessClaim): Promise<Fairness> {
  if (!SEED_DIGITS.test(seed)) return { ok: false, why: 'malformed-seed' };
  if (!nonces.every((nonce) => NONCE_DIGITS.test(nonce))) return { ok: false, why: 'malformed-nonce' };
  const opened = seedBytes(seed);
  if ((await commitmentOf(opened)) !== commitment) return { ok: false, why: 'other-commitment' };
  return { ok: true, key: toHex(await dealKey(opened, nonces, { table, match })) };
}
