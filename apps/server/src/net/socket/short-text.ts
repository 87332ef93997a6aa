// What nearly every packet from a client is: one short text in one frame, or the answer to a ping. It is read here, in a tenth of the
// time, and without the five objects that the library makes of it and keeps; whatever is not just that is left to the library.

import type { WebSocket } from 'ws';

/** RFC 6455, 5.2: the last frame of a message and the only one, of text; a pong; clients mask theirs with four bytes. */
const [WHOLE_TEXT, PONG, LAST, MASKED, LENGTH] = [0x81, 0x8a, 0x80, 0x80, 0x7f];
/** The longest in seven bits; in their place this number says that sixteen follow. What takes those and more is the library's. */
const [SHORT, IN_16_BITS, LONGEST] = [125, 126, 4096];
const [HEAD, LONGER_HEAD, MASK] = [2, 4, 4];
const ASCII = 0x7f;

/** Where the mask begins, or the text where there is none. */
const headOf = (packet: Buffer): number => ((packet[1] & LENGTH) === IN_16_BITS ? LONGER_HEAD : HEAD);

function lengthOf(packet: Buffer): number | null {
  const length = packet[1] & LENGTH;
  if (length <= SHORT) return length;
  if (length !== IN_16_BITS || packet.length < LONGER_HEAD) return null;
  const longer = packet.readUInt16BE(HEAD);
  return longer > SHORT && longer <= LONGEST ? longer : null;
}

/** Is it one frame, and no piece of a message: does the next packet begin a frame of its own? */
export function isWholeFrame(packet: Buffer): boolean {
  if (packet.length < HEAD || (packet[0] & LAST) === 0) return false;
  const length = lengthOf(packet);
  const mask = (packet[1] & MASKED) === 0 ? 0 : MASK;
  return length !== null && packet.length === headOf(packet) + mask + length;
}

/** All bits that any byte has. Where the mask turns a byte around once more, it is what it was. */
function unmask(packet: Buffer, head: number): number {
  const begin = head + MASK;
  let bits = 0;
  for (let at = begin; at < packet.length; at++) {
    packet[at] ^= packet[head + ((at - begin) & (MASK - 1))];
    bits |= packet[at];
  }
  return bits;
}

/** The text in a packet that is nothing else; null where only the library can tell, and then the packet is as it came. */
export function shortText(packet: Buffer): string | null {
  if (packet[0] !== WHOLE_TEXT || (packet[1] & MASKED) === 0 || !isWholeFrame(packet)) return null;
  const head = headOf(packet);
  if (unmask(packet, head) <= ASCII) return packet.toString('latin1', head + MASK);
  unmask(packet, head);
  return null;
}

/** An answer to a ping, and nothing else. */
export function isPong(packet: Buffer): boolean {
  return packet[0] === PONG && (packet[1] & MASKED) !== 0 && (packet[1] & LENGTH) <= SHORT && isWholeFrame(packet);
}

/** The library's reader of frames, as far as it is needed. */
interface Receiver<Owner> {
  write(packet: Buffer): boolean;
  owner?: Owner;
}

interface Ears<Owner> {
  hear(owner: Owner, text: string): void;
  hearPong(owner: Owner): void;
}

/**
 * Has short texts told at once. A frame that comes in pieces, or with others, leaves open where the next one begins, so from then on
 * the library reads them all. One function for all sockets of an owner's kind: closures for each would take more room.
 */
export function shortTextsFirst<Owner>({ hear, hearPong }: Ears<Owner>) {
  function write(this: Receiver<Owner>, packet: Buffer): boolean {
    const owner = this.owner as Owner;
    const text = shortText(packet);
    if (text !== null) {
      hear(owner, text);
      return true;
    }
    if (isPong(packet)) {
      hearPong(owner);
      return true;
    }
    const { write: readAll } = Object.getPrototypeOf(this) as Receiver<Owner>;
    if (!isWholeFrame(packet)) this.write = readAll;
    return readAll.call(this, packet);
  }
  return (socket: WebSocket, owner: Owner): void => {
    const { _receiver: receiver } = socket as unknown as { readonly _receiver: Receiver<Owner> };
    receiver.owner = owner;
    receiver.write = write;
  };
}
