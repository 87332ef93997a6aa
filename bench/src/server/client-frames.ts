/** What a client says and hears over a WebSocket (RFC 6455), as far as a measurement needs it: whole messages, uncompressed. */

const LAST = 0x80;
const [TEXT, BINARY, CLOSE, PING, PONG] = [1, 2, 8, 9, 10] as const;
const OPCODE = 0x0f;
const MASKED = 0x80;
const LENGTH = 0x7f;
const [IN_16_BITS, IN_64_BITS] = [126, 127] as const;
/** Everything from a client is masked. With zeros, so that the mask costs us nothing; who unmasks it has the same work. */
const MASK_BYTES = 4;

function frameOf(opcode: number, payload: string | Uint8Array): Buffer {
  const length = typeof payload === 'string' ? Buffer.byteLength(payload) : payload.length;
  if (length > 0xffff) throw new RangeError('nobody says so much at once');
  const head = length < IN_16_BITS ? 2 : 4;
  const frame = Buffer.allocUnsafe(head + MASK_BYTES + length);
  frame[0] = LAST | opcode;
  frame[1] = MASKED | (head === 2 ? length : IN_16_BITS);
  if (head === 4) frame.writeUInt16BE(length, 2);
  frame.writeUInt32BE(0, head);
  if (typeof payload === 'string') frame.write(payload, head + MASK_BYTES);
  else frame.set(payload, head + MASK_BYTES);
  return frame;
}

export const messageOf = (data: string | Uint8Array): Buffer => frameOf(typeof data === 'string' ? TEXT : BINARY, data);

export interface Hearing {
  message(data: Buffer): void;
  /** Wants to be sent. */
  pong(frame: Buffer): void;
  closed(code: number): void;
}

/** Takes what comes over the wire, in whatever pieces, and passes whole messages on. */
export class FrameReader {
  readonly #hearing: Hearing;
  #rest: Buffer | null = null;

  constructor(hearing: Hearing) {
    this.#hearing = hearing;
  }

  read(chunk: Buffer): void {
    const data = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    for (let end = endOf(data, at); end <= data.length; end = endOf(data, at)) {
      this.#hear(data, at, end);
      at = end;
    }
    // A copy: what was read lies where the next will be read to.
    this.#rest = at === data.length ? null : Buffer.from(data.subarray(at));
  }

  #hear(data: Buffer, at: number, end: number): void {
    const payload = data.subarray(at + headOf(data, at), end);
    const opcode = data[at] & OPCODE;
    if (opcode === PING) this.#hearing.pong(frameOf(PONG, payload));
    else if (opcode === CLOSE) this.#hearing.closed(payload.length < 2 ? 0 : payload.readUInt16BE(0));
    else if (data[at] === (LAST | TEXT) || data[at] === (LAST | BINARY)) this.#hearing.message(payload);
    else if (opcode !== PONG) throw new Error(`a frame begins with ${data[at]}, which no measured server sends`);
  }
}

function headOf(data: Buffer, at: number): number {
  const length = data[at + 1] & LENGTH;
  return length === IN_64_BITS ? 10 : length === IN_16_BITS ? 4 : 2;
}

/** Where the frame that begins there ends; beyond what has come so far, if it is not all there. */
function endOf(data: Buffer, at: number): number {
  if (at + 2 > data.length || at + headOf(data, at) > data.length) return Number.POSITIVE_INFINITY;
  const length = data[at + 1] & LENGTH;
  if (length === IN_16_BITS) return at + 4 + data.readUInt16BE(at + 2);
  return length === IN_64_BITS ? at + 10 + Number(data.readBigUInt64BE(at + 2)) : at + 2 + length;
}
