// Text as it goes over a socket: its bytes as a string with a letter for each, which the system takes as it is and which costs
// less than a buffer. The same text often goes to a whole table, one listener after the other, so what was made last is kept.

/** RFC 6455, 5.2: the last frame of a message, and the only one; it is text. */
const WHOLE_TEXT = 0x81;
/** The longest that fits into seven bits, and into sixteen; the two marks say that more bits follow. */
const SHORT = 125;
const MIDDLE = 0xffff;
const [IN_16_BITS, IN_64_BITS] = [126, 127] as const;

/** Nearly all texts are ASCII, and then they are their own bytes. */
function bytesOf(text: string): string {
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
}

function bigEndian(length: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, at) => Math.floor(length / 256 ** (bytes - 1 - at)) % 256);
}

function headOf(length: number): string {
  if (length <= SHORT) return String.fromCharCode(WHOLE_TEXT, length);
  if (length <= MIDDLE) return String.fromCharCode(WHOLE_TEXT, IN_16_BITS, length >> 8, length & 0xff);
  return String.fromCharCode(WHOLE_TEXT, IN_64_BITS, ...bigEndian(length, 8));
}

function encode(text: string): string {
  const bytes = bytesOf(text);
  return headOf(bytes.length) + bytes;
}

let last = { text: '', frame: encode('') };

/** The frame of a server, which masks nothing; to be written as `latin1`. */
export function textFrame(text: string): string {
  if (last.text !== text) last = { text, frame: encode(text) };
  return last.frame;
}
