// What nearly every packet from a client is: one short text in one frame, or the answer to a ping. It is read here, in a tenth of the
// time, and without the five objects that the library makes of it and keeps; whatever is not just that is left to the library.

import type { WebSocket } from 'ws';

/** RFC 6455, 5.2: the last frame of a message and the only one, of text; a pong; clients mask theirs with four bytes. */
const [WHOLE_TEXT, PONG, LAST, MASKED, LENGTH] = [0x81, 0x8a, 0x80, 0x80, 0x7f];
/** The most in seven bits; in their place this number says that sixteen follow. Whatever is longer than the last is the library's. */
const [IN_7_BITS, IN_16_BITS, LONGEST] = [125, 126, 4096];
const [HEAD, LONGER_HEAD, MASK] = [2, 4, 4];
const ASCII = 0x7f;

/** Where the mask begins, or the text where there is none. */
const headOf = (packet: Buffer): number => ((packet[1] & LENGTH) === IN_16_BITS ? LONGER_HEAD : HEAD);

function lengthOf(packet: Buffer): number | null {
  const length = packet[1] & LENGTH;
  if (length <= IN_7_BITS) return length;
  if (length !== IN_16_BITS || packet.length < LONGER_HEAD) return null;
  const longer = packet.readUInt16BE(HEAD);
  return longer > IN_7_BITS && longer <= LONGEST ? longer : null;
}

/** Where the first frame ends, if that can be told and it is no piece of a message. */
function endOf(packet: Buffer): number | null {
  if (packet.length < HEAD || (packet[0] & LAST) === 0) return null;
  const length = lengthOf(packet);
  const mask = (packet[1] & MASKED) === 0 ? 0 : MASK;
  return length === null ? null : headOf(packet) + mask + length;
}

/** Is it one frame, and no piece of a message: does the next packet begin a frame of its own? */
export function isWholeFrame(packet: Buffer): boolean {
  return endOf(packet) === packet.length;
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
  return packet[0] === PONG && (packet[1] & MASKED) !== 0 && (packet[1] & LENGTH) <= IN_7_BITS && isWholeFrame(packet);
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
 * Has short texts told at once, also where several come in one packet, as a pong and a move do. What is left to the library and is
 * anything but one frame of at most that length leaves open where the next frame begins, so from then on it reads them all. One function for all sockets of an owner's kind: closures for each would take more room.
 */
export function shortTextsFirst<Owner>({ hear, hearPong }: Ears<Owner>) {
  function hearFrame(owner: Owner, frame: Buffer): boolean {
    const text = shortText(frame);
    const isHeard = text !== null || isPong(frame);
    if (text !== null) hear(owner, text);
    else if (isHeard) hearPong(owner);
    return isHeard;
  }

  function write(this: Receiver<Owner>, packet: Buffer): boolean {
    let rest = packet;
    while (rest.length > 0) {
      const end = endOf(rest);
      const isAlone = end === null || end >= rest.length;
      if (!hearFrame(this.owner as Owner, isAlone ? rest : rest.subarray(0, end))) break;
      if (isAlone) return true;
      rest = rest.subarray(end);
    }
    const { write: readAll } = Object.getPrototypeOf(this) as Receiver<Owner>;
    if (!isWholeFrame(rest)) this.write = readAll;
    const isTaken = readAll.call(this, rest);
    // It has found a fault, and hears nothing more.
    if (!isTaken) this.write = readAll;
    return isTaken;
  }
  return (socket: WebSocket, owner: Owner): void => {
    const { _receiver: receiver } = socket as unknown as { readonly _receiver: Receiver<Owner> };
    receiver.owner = owner;
    receiver.write = write;
  };
}
