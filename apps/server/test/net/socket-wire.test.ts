import { nextTick } from 'node:process';
import { expect, it } from 'vitest';
import { SocketWire } from '../../src/net/socket/socket-wire.ts';
import { textFrame } from '../../src/net/socket/text-frame.ts';

const bytesOf = (...texts: string[]) => `latin1 ${texts.map(textFrame).join('')}`;

function openWire() {
  const done: string[] = [];
  const socket = {
    ...({ readyState: 1, OPEN: 1, bufferedAmount: 0 } as const),
    ping: () => undefined,
    pong: () => undefined,
    pause: () => undefined,
    close: (code?: number) => void done.push(`close ${code}`),
    terminate: () => undefined,
  };
  const stream = {
    write: (bytes: unknown, encoding: unknown) => done.push(`${encoding} ${bytes}`) > 0,
  };
  return { wire: new SocketWire(socket, stream), socket: socket as { readyState: number }, done };
}

const turnOver = () => new Promise(nextTick);

it('writes once for all that is said in a turn and follows from it at once', async () => {
  const { wire, done } = openWire();
  const other = openWire();
  wire.send('a');
  other.wire.send('x');
  wire.send('b');
  await Promise.resolve().then(() => wire.send('c'));
  expect(done).toEqual([]);
  await turnOver();
  expect(done).toEqual([bytesOf('a', 'b', 'c')]);
  expect(other.done).toEqual([bytesOf('x')]);
  wire.send('d');
  await turnOver();
  expect(done.slice(1)).toEqual([bytesOf('d')]);
});

it('says everything before it closes, and nothing after that', async () => {
  const { wire, socket, done } = openWire();
  wire.send('bye');
  wire.close(1012);
  socket.readyState = 2;
  wire.send('too late');
  await turnOver();
  expect(done).toEqual([bytesOf('bye'), 'close 1012']);
});

it('counts what it holds as unread, so that a long welcome is known for what it is before it leaves', async () => {
  const { wire } = openWire();
  wire.send('x'.repeat(1000));
  expect(wire.bufferedAmount).toBe(textFrame('x'.repeat(1000)).length);
  await new Promise((resolve) => setImmediate(resolve));
  expect(wire.bufferedAmount).toBe(0);
});
