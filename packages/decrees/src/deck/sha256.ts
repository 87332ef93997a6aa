// SHA-256 (FIPS 180-4) of a text, as hexadecimal digits: the name by which a record knows its deck.

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 32 bits of the fraction. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 0x1_0000_0000) >>> 0;
}

const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padding = new Uint8Array(length);
  padding.set(bytes);
  padding[bytes.length] = 0x80;
  const view = new DataView(padding.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(length - 4, bytes.length << 3);
  return view;
}

function schedule(block: DataView, at: number): Uint32Array {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const low = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const high = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + low + w[i - 7] + high;
  }
  return w;
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const mix = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + mix + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = hash[i] + word;
}

/** Without `TextEncoder`, which is the machine's. */
function utf8(text: string): Uint8Array {
  const escaped = unescapeBytes(encodeURIComponent(text));
  return Uint8Array.from(escaped);
}

function unescapeBytes(escaped: string): number[] {
  const bytes: number[] = [];
  for (let i = 0; i < escaped.length; i++) {
    const isByte = escaped[i] === '%';
    bytes.push(isByte ? Number.parseInt(escaped.slice(i + 1, i + 3), 16) : escaped.charCodeAt(i));
    if (isByte) i += 2;
  }
  return bytes;
}

export function sha256(text: string): string {
  const hash = Uint32Array.from(START);
  const blocks = padded(utf8(text));
  for (let at = 0; at < blocks.byteLength; at += 64) compress(hash, schedule(blocks, at));
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}
