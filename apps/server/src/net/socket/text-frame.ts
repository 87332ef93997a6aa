// Text as it goes over a socket. The same text often goes to a whole table, one listener after the other, so what was
// made last is kept.

/** RFC 6455, 5.2: the last frame of a message, and the only one; it is text. */
const WHOLE_TEXT = 0x81;
/** The longest that fits into seven bits, and into sixteen; the two marks say that more bits follow. */
const SHORT = 125;
const MIDDLE = 0xffff;
const [IN_16_BITS, IN_64_BITS] = [126, 127] as const;

function encode(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= MIDDLE ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (length <= SHORT) frame[1] = length;
  else if (length <= MIDDLE) {
    frame[1] = IN_16_BITS;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_64_BITS;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

let last = { text: '', frame: encode('') };

/** The frame of a server, which masks nothing. Nobody may write into it. */
export function textFrame(text: string): Buffer {
  if (last.text !== text) last = { text, frame: encode(text) };
  return last.frame;
}
