/**
 * The secrets of the measured server, counted instead of drawn: whoever knows that finds the seed behind a commitment, and can
 * play along with a match before it is over. Deals differ all the same: the table and the match are dealt in, too.
 */
import { createHash } from 'node:crypto';

const COUNTER_BYTES = 4;

function secretOf(number: number, length: number): Uint8Array {
  const secret = Buffer.alloc(length);
  secret.writeUInt32BE(number, length - COUNTER_BYTES);
  return Uint8Array.from(secret);
}

/** For the server: no two are alike. */
export function countedSecrets(): (length: number) => Uint8Array {
  let count = 0;
  return (length) => secretOf(count++, length);
}

/** As `commitmentOf` of the protocol, but at once: thousands are tried, in the process that is to cost as little as it can. */
const commitmentOf = (seed: Uint8Array): string => createHash('sha256').update('commit/v1').update(seed).digest('hex');

const SEED_BYTES = 32;
/** More than any run uses up. */
const MOST_SECRETS = 10_000_000;

/** For the load: what the server has promised so far. */
export class KnownSeeds {
  readonly #seeds = new Map<string, Uint8Array>();
  #count = 0;

  behind(commitment: string): Uint8Array {
    for (; this.#count < MOST_SECRETS; this.#count++) {
      const known = this.#seeds.get(commitment);
      if (known !== undefined) return known;
      const seed = secretOf(this.#count, SEED_BYTES);
      this.#seeds.set(commitmentOf(seed), seed);
    }
    throw new Error(`nobody has counted the secret behind ${commitment}`);
  }
}
