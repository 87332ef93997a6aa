import type { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import * as ws from 'ws';
import { FrameReader, messageOf } from '../src/server/client-frames.ts';

// The types of the library do not know them.
const { Receiver, Sender } = ws as unknown as {
  Receiver: new (options: { isServer: boolean }) => Writable;
  Sender: { frame(data: Buffer, options: object): Buffer[] };
};

/** As a server would send it. */
const sent = (text: string, opcode = 1): Buffer =>
  Buffer.concat(Sender.frame(Buffer.from(text), { fin: true, rsv1: false, opcode, mask: false, readOnly: true }));

function reader() {
  const heard: string[] = [];
  const read = new FrameReader({
    message: (data) => void heard.push(`message ${data.length} ${String(data).slice(0, 5)}`),
    pong: (frame) => void heard.push(`pong ${frame.toString('latin1', 6)}`),
    closed: (code) => void heard.push(`closed ${code}`),
  });
  return { heard, read: (data: Buffer) => read.read(data) };
}

describe('what a client hears', () => {
  const long = [0, 125, 126, 70_000].map((length) => 'x'.repeat(length));
  const all = Buffer.concat([...long.map((text) => sent(text)), sent('me', 9), sent('\u0003\u00e8', 8)]);
  const expected = ['message 0 ', 'message 125 xxxxx', 'message 126 xxxxx', 'message 70000 xxxxx', 'pong me'];

  it.each([61, 4096, 100_000])('is the same in pieces of %i bytes', (piece) => {
    const { heard, read } = reader();
    for (let at = 0; at < all.length; at += piece) read(all.subarray(at, at + piece));
    expect(heard.slice(0, 5)).toEqual(expected);
    expect(heard[5]).toMatch(/^closed \d+$/);
  });

  it('is refused where it is no whole message', () => {
    expect(() => reader().read(Buffer.from([1, 0]))).toThrow(/no measured server sends/);
  });
});

it.each([0, 5, 125, 126, 5000])('a server reads what a client says, %i letters long', (length) => {
  const heard: string[] = [];
  const receiver = new Receiver({ isServer: true });
  receiver.on('message', (data: Buffer) => heard.push(String(data)));
  receiver.write(messageOf('y'.repeat(length)));
  receiver.write(messageOf(Buffer.from('z'.repeat(length))));
  expect(heard).toEqual(['y'.repeat(length), 'z'.repeat(length)]);
});
