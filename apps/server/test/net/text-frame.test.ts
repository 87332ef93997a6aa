import type { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import * as ws from 'ws';
import { textFrame } from '../../src/net/socket/text-frame.ts';

// The types of the library do not know it.
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** As a client would read it. */
function read(frame: string): string[] {
  const heard: string[] = [];
  const receiver = new Receiver({ isServer: false });
  receiver.on('message', (data: Buffer, isBinary: boolean) => heard.push(isBinary ? 'binary' : String(data)));
  receiver.write(Buffer.from(frame, 'latin1'));
  return heard;
}

it('is read by a client as the text it was, whatever its length', () => {
  for (const length of [0, 1, 2, 124, 125, 126, 127, 65_535, 65_536, 70_000]) {
    const text = '–é'.slice(length % 2) + 'x'.repeat(Math.max(0, length - (length % 2) * 2));
    expect(read(textFrame(text))).toEqual([text]);
  }
});

it('makes the same frame once for a whole table', () => {
  const frame = textFrame('{"t":"told"}');
  expect(textFrame('{"t":"told"}')).toBe(frame);
  expect(read(textFrame('{"t":"ack"}'))).toEqual(['{"t":"ack"}']);
});
