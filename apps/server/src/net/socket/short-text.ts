// What nearly every packet from a client is: one short text in one frame. It is read here, in a tenth of the time and without
// the five objects that the library makes of it; whatever is not just that is left to the library.

import type { WebSocket } from 'ws';

/** RFC 6455, 5.2: the last frame of a message and the only one, of text; clients mask theirs with four bytes. */
const [WHOLE_TEXT, LAST, MASKED, LENGTH] = [0x81, 0x80, 0x80, 0x7f];
const LONGEST = 125;
const [HEAD, MASK] = [2, 4];
const BEGIN = HEAD + MASK;
const ASCII = 0x7f;

/** Is it one frame, and no piece of a message: does the next packet begin a frame of its own? */
export function isWholeFrame(packet: Buffer): boolean {
  if (packet.length < HEAD || (packet[0] & LAST) === 0) return false;
  const length = packet[1] & LENGTH;
  const begin = (packet[1] & MASKED) === 0 ? HEAD : BEGIN;
  return length <= LONGEST && packet.length === begin + length;
}

/** Where the mask turns a byte around once more, it is what it was. */
function unmask(packet: Buffer): number {
  let bits = 0;
  for (let at = BEGIN; at < packet.length; at++) {
    packet[at] ^= packet[HEAD + ((at - BEGIN) & (MASK - 1))];
    bits |= packet[at];
  }
  return bits;
}

/** The text in a packet that is nothing else; null where only the library can tell, and then the packet is as it came. */
export function shortText(packet: Buffer): string | null {
  if (packet[0] !== WHOLE_TEXT || (packet[1] & MASKED) === 0 || !isWholeFrame(packet)) return null;
  if (unmask(packet) <= ASCII) return packet.toString('latin1', BEGIN);
  unmask(packet);
  return null;
}

/** The library's reader of frames, as far as it is needed. */
interface Receiver<Owner> {
  write(packet: Buffer): boolean;
  owner?: Owner;
}

/**
 * Has short texts told at once. A frame that comes in pieces, or with others, leaves open where the next one begins, so from then on
 * the library reads them all. One function for all sockets of an owner's kind: closures for each would take more room.
 */
export function shortTextsFirst<Owner>(hear: (owner: Owner, text: string) => void) {
  function write(this: Receiver<Owner>, packet: Buffer): boolean {
    const text = shortText(packet);
    if (text !== null && this.owner !== undefined) {
      hear(this.owner, text);
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
