// Nobody chooses the cards. The server commits to a secret seed, then everybody to a number of their own, and only when all these
// commitments are told is a number opened. The deal follows from the seed and the numbers; the seed is opened when the match is over, and
// then anybody can reckon it again, here or in a browser. Deals of the first kind (`nonces`) had numbers that nobody had committed to.

import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';

const SEED_DIGITS = /^[0-9a-f]{64}$/;
const NUMBER_DIGITS = /^[0-9a-f]{32}$/;
const KEY_BYTES = 32;

/** The match that a deal is for: no two of them share a key, even under one seed. */
export interface MatchOf {
  readonly table: string;
  readonly match: number;
}

/** `attempt` counts from 1: a deal that somebody did not open is followed by another. */
export interface DealOf extends MatchOf {
  readonly attempt: number;
}

/** What a seat has added to a deal, and what it had committed to before any number was opened. */
export interface DealtNumber {
  readonly commitment: string;
  readonly nonce: string;
}

interface Promised {
  /** Told before the match. */
  readonly commitment: string;
  /** Opened after it. */
  readonly seed: string;
}

/** Bytes are written as hexadecimal digits. */
export interface FairnessClaim extends DealOf, Promised {
  /** By seat; null for a seat without a number. */
  readonly numbers: readonly (DealtNumber | null)[];
}

/** Of the first kind: in any order. */
export interface FirstFairnessClaim extends MatchOf, Promised {
  readonly nonces: readonly string[];
}

/** Either the key that the cards must have been dealt with, or what is wrong. */
export type Fairness =
  | { readonly ok: true; readonly key: string }
  | {
      readonly ok: false;
      readonly why: 'malformed-seed' | 'malformed-nonce' | 'other-commitment';
    }
  | { readonly ok: false; readonly why: 'other-number'; readonly seat: number };

/** A copy with memory of its own, as WebCrypto wants it. */
function bytes(...parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  return Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? encoder.encode(part) : part)]));
}

export function toHex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/** Not the browser's own, which a page without https has not. */
async function hash(...parts: readonly (string | Uint8Array)[]): Promise<string> {
  return toHex(sha256(bytes(...parts)));
}

/** SHA-256 of "commit/v1" and the seed: told at the start, it binds the server without giving anything away. */
export function commitmentOf(seed: Uint8Array): Promise<string> {
  return hash('commit/v1', seed);
}

/** Binds a seat to its number, under that seed alone: it can be neither copied by another seat nor used again. */
export async function numberCommitment(sealed: string, seat: number, nonce: string): Promise<string> {
  if (!SEED_DIGITS.test(sealed) || !NUMBER_DIGITS.test(nonce)) throw new RangeError('these are no hexadecimal digits');
  return hash('number/v1', fromHex(sealed), Uint8Array.of(seat), fromHex(nonce));
}

function derive(seed: Uint8Array, salt: Uint8Array, info: string): Uint8Array {
  return hkdf(sha256, seed, salt, bytes(info), KEY_BYTES);
}

function checkDigits(nonces: readonly string[]): void {
  if (!nonces.every((nonce) => NUMBER_DIGITS.test(nonce)))
    throw new RangeError('a nonce is written as 32 hexadecimal digits');
}

/** The 32 bytes that seed the draws of a match: HKDF-SHA256 over the seed; the salt is each seat that has a number, with its number. */
export async function dealKey(
  seed: Uint8Array,
  numbers: readonly (Pick<DealtNumber, 'nonce'> | null)[],
  { table, match, attempt }: DealOf,
): Promise<Uint8Array> {
  checkDigits(numbers.flatMap((number) => number?.nonce ?? []));
  const salt = numbers.flatMap((number, seat) => (number === null ? [] : [Uint8Array.of(seat), fromHex(number.nonce)]));
  return derive(seed, bytes(...salt), `deal/v2/${table}/${match}/${attempt}`);
}

/** Of the first kind: the nonces are sorted, so that the order in which they came says nothing. */
export async function firstDealKey(
  seed: Uint8Array,
  nonces: readonly string[],
  { table, match }: MatchOf,
): Promise<Uint8Array> {
  checkDigits(nonces);
  return derive(seed, bytes(nonces.toSorted().join('')), `deal/v1/${table}/${match}`);
}

async function strangeNumber(sealed: string, numbers: FairnessClaim['numbers']): Promise<number | null> {
  for (const [seat, number] of numbers.entries())
    if (number !== null && (await numberCommitment(sealed, seat, number.nonce)) !== number.commitment) return seat;
  return null;
}

/**
 * Was this seed promised, does every number fit its commitment, and which key follows from them? Whoever holds the record compares that key
 * with the record's.
 */
export async function checkFairness(claim: FairnessClaim | FirstFairnessClaim): Promise<Fairness> {
  const { commitment, seed } = claim;
  const nonces = 'nonces' in claim ? claim.nonces : claim.numbers.flatMap((number) => number?.nonce ?? []);
  if (!SEED_DIGITS.test(seed)) return { ok: false, why: 'malformed-seed' };
  if (!nonces.every((nonce) => NUMBER_DIGITS.test(nonce))) return { ok: false, why: 'malformed-nonce' };
  const opened = fromHex(seed);
  if ((await commitmentOf(opened)) !== commitment) return { ok: false, why: 'other-commitment' };
  if ('nonces' in claim) return { ok: true, key: toHex(await firstDealKey(opened, claim.nonces, claim)) };
  const seat = await strangeNumber(commitment, claim.numbers);
  if (seat !== null) return { ok: false, why: 'other-number', seat };
  return { ok: true, key: toHex(await dealKey(opened, claim.numbers, claim)) };
}
