import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPong, isWholeFrame, shortText, shortTextsFirst } from '../../src/net/socket/short-text.ts';
import { Receiver, Sender } from './ws-inside.ts';

const [PART, TEXT, BINARY, CLOSE, PING, PONG, RESERVED] = [0, 1, 2, 8, 9, 10, 11];

interface Sent {
  readonly opcode: number;
  readonly text: string;
  readonly isLast: boolean;
  readonly isMasked: boolean;
}

/** As a client would send it. */
function frameOf({ opcode, text, isLast, isMasked }: Sent): Buffer {
  const options = { opcode, fin: isLast, mask: isMasked, rsv1: false, readOnly: true };
  return Buffer.concat(Sender.frame(Buffer.from(text), options));
}

const plain = (text: string): Buffer => frameOf({ opcode: TEXT, text, isLast: true, isMasked: true });

/** What is heard, in its order, from packets that come one after the other; as the library reads them, or with ours before it. */
function heardFrom(packets: readonly Buffer[], isOursFirst: boolean) {
  const receiver = new Receiver({ isServer: true, maxPayload: 8192 });
  const all: string[] = [];
  const ours: string[] = [];
  receiver.on('message', (data: Buffer, isBinary: boolean) => all.push(isBinary ? 'binary' : String(data)));
  receiver.on('ping', () => all.push('a ping'));
  receiver.on('pong', () => all.push('a pong'));
  receiver.on('error', ({ message }: Error) => all.push(message));
  const hear = (list: string[], text: string) => {
    list.push(text);
    all.push(text);
  };
  const hearPong = (list: string[]) => hear(list, 'a pong');
  if (isOursFirst) shortTextsFirst({ hear, hearPong })({ _receiver: receiver } as never, ours);
  receiver.on('conclude', (code: number) => all.push(`farewell ${code}`));
  // After a farewell the library has no more written to it; after a fault it may have, before it has told of it.
  for (const packet of packets) if (!receiver.writableEnded) receiver.write(Buffer.from(packet));
  return { all, ours };
}

const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.constantFrom(
    'x'.repeat(125),
    'x'.repeat(126),
    'x'.repeat(4096),
    'x'.repeat(4097),
    'x'.repeat(8193),
    'é'.repeat(80),
    '',
  ),
);
const sent: fc.Arbitrary<Sent> = fc.record({
  opcode: fc.oneof(
    { weight: 6, arbitrary: fc.constant(TEXT) },
    fc.constantFrom(PART, BINARY, PING, PONG, CLOSE, RESERVED),
  ),
  text,
  isLast: fc.oneof({ weight: 8, arbitrary: fc.constant(true) }, fc.constant(false)),
  isMasked: fc.oneof({ weight: 20, arbitrary: fc.constant(true) }, fc.constant(false)),
});
/** Nearly always a frame is a packet; some are cut, some come together. */
const cuts = fc.array(fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: -1, max: 9 })), {
  maxLength: 12,
});

function packetsOf(frames: readonly Buffer[], at: readonly number[]): Buffer[] {
  const packets: Buffer[] = [];
  for (const [index, frame] of frames.entries()) {
    const cut = at[index] ?? 0;
    if (cut > 0 && cut < frame.length) packets.push(frame.subarray(0, cut), frame.subarray(cut));
    else if (cut < 0 && packets.length > 0) packets.push(Buffer.concat([packets.pop() ?? frame, frame]));
    else packets.push(frame);
  }
  return packets;
}

describe('a short text', () => {
  it('is read as the library reads it, and is heard before it', () => {
    for (const word of ['', 'a', '{"t":"move"}', 'x'.repeat(125), 'x'.repeat(126), 'x'.repeat(4096)]) {
      expect(shortText(plain(word))).toBe(word);
      expect(heardFrom([plain(word)], true)).toEqual({ all: [word], ours: [word] });
    }
  });

  it('is left to the library, byte for byte, where it is long, not masked, in pieces, no text or beyond ASCII', () => {
    const frames = [
      plain('x'.repeat(4097)),
      Buffer.from([0x81, 0xfe, 0, 1, 0, 0, 0, 0, 0x61]),
      Buffer.from([0x81, 0xfe, 0]),
      plain('déjà vu'),
      frameOf({ opcode: TEXT, text: 'a', isLast: true, isMasked: false }),
      frameOf({ opcode: TEXT, text: 'a', isLast: false, isMasked: true }),
      frameOf({ opcode: BINARY, text: 'a', isLast: true, isMasked: true }),
      frameOf({ opcode: PING, text: 'a', isLast: true, isMasked: true }),
      plain('abc').subarray(0, 7),
      Buffer.concat([plain('a'), plain('b')]),
      Buffer.alloc(0),
      Buffer.from([0x81]),
    ];
    for (const frame of frames) {
      const before = Buffer.from(frame);
      expect(shortText(frame)).toBeNull();
      expect(frame).toEqual(before);
    }
  });

  it('is told from the answer to a ping, which is heard as well', () => {
    const pong = { opcode: PONG, text: 'a', isLast: true, isMasked: true };
    expect(heardFrom([frameOf(pong), plain('a')], true)).toEqual({ all: ['a pong', 'a'], ours: ['a pong', 'a'] });
    expect(isPong(frameOf({ ...pong, isMasked: false }))).toBe(false);
    expect(isPong(frameOf({ ...pong, text: 'x'.repeat(126) }))).toBe(false);
    expect(isPong(plain('a'))).toBe(false);
  });

  it('is heard after a whole frame of another kind, and left alone once a frame came in pieces or behind one of another kind', () => {
    const ping = frameOf({ opcode: PING, text: '', isLast: true, isMasked: true });
    expect(isWholeFrame(ping)).toBe(true);
    expect(heardFrom([ping, plain('a')], true)).toEqual({ all: ['a ping', 'a'], ours: ['a'] });
    const two = Buffer.concat([plain('a'), plain('b')]);
    expect(heardFrom([two, plain('c')], true)).toEqual({ all: ['a', 'b', 'c'], ours: ['a', 'b', 'c'] });
    const mixed = Buffer.concat([plain('a'), ping, plain('b')]);
    expect(heardFrom([mixed, plain('c')], true)).toEqual({ all: ['a', 'a ping', 'b', 'c'], ours: ['a'] });
    const cut = [plain('abc').subarray(0, 3), plain('abc').subarray(3)];
    expect(heardFrom([...cut, plain('d')], true).ours).toEqual([]);
  });

  it('changes nothing in what is heard, however frames are cut and put together', () => {
    let short = 0;
    fc.assert(
      fc.property(fc.array(sent, { maxLength: 12 }), cuts, (messages, at) => {
        const packets = packetsOf(messages.map(frameOf), at);
        const { all, ours } = heardFrom(packets, true);
        expect(all).toEqual(heardFrom(packets, false).all);
        short += ours.length;
      }),
      { numRuns: 3000 },
    );
    expect(short).toBeGreaterThan(1000);
  });
});
