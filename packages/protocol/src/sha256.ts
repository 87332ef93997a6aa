// SHA-256, and what is built on it. Browsers lend theirs only to pages that come over https; at home a table is often reached without.

const WORDS = 64;
const BLOCK = 64;
const WORD = 4;
const LENGTH_BYTES = 8;

/** The first bits of the roots of the first primes: what the standard begins with. */
function roots(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let isPrime = true;
    for (let by = 2; by * by <= number; by++) isPrime &&= number % by !== 0;
    if (isPrime) found.push((number ** power % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(data: Uint8Array): DataView {
  const blocks = Math.ceil((data.length + 1 + LENGTH_BYTES) / BLOCK);
  const all = new Uint8Array(blocks * BLOCK);
  all.set(data);
  all[data.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setBigUint64(all.length - LENGTH_BYTES, BigInt(data.length) * 8n);
  return view;
}

function schedule(view: DataView, from: number): Uint32Array {
  const words = new Uint32Array(WORDS);
  for (let at = 0; at < WORDS; at++) {
    if (at < 16) {
      words[at] = view.getUint32(from + at * WORD);
      continue;
    }
    const [far, near] = [words[at - 15], words[at - 2]];
    const a = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const b = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[at] = words[at - 16] + a + words[at - 7] + b;
  }
  return words;
}

export function sha256(data: Uint8Array): Uint8Array {
  const constants = roots(WORDS, 1 / 3);
  const state = roots(8, 1 / 2);
  const view = padded(data);
  for (let from = 0; from < view.byteLength; from += BLOCK) {
    const words = schedule(view, from);
    let [a, b, c, d, e, f, g, h] = state;
    for (let at = 0; at < WORDS; at++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants[at] + words[at];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] += word;
  }
  const digest = new DataView(new ArrayBuffer(state.length * WORD));
  for (const [at, word] of state.entries()) digest.setUint32(at * WORD, word);
  return new Uint8Array(digest.buffer);
}
