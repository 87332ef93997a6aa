// A real socket. Frames are made here and not by the library: once for a whole table, and with one write for all that is
// said in a turn. A class, because there is one for everybody who plays, and closures take more room.

import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Wire } from './connection.ts';
import { textFrame } from './text-frame.ts';
import { afterTurn, type Holder } from './turnwise.ts';

type Door = Pick<
  WebSocket,
  'readyState' | 'OPEN' | 'ping' | 'pong' | 'pause' | 'close' | 'terminate' | 'bufferedAmount'
>;

const ignore = (): void => undefined;

export class SocketWire implements Wire, Holder {
  readonly #socket: Door;
  readonly #stream: Pick<Socket, 'write'>;
  #held = '';
  /** The system did not take all of what was written last. */
  #isBehind = false;

  constructor(socket: Door, stream: Pick<Socket, 'write'>) {
    this.#socket = socket;
    this.#stream = stream;
  }

  send(text: string): void {
    if (this.#held === '') afterTurn(this);
    this.#held += textFrame(text);
  }

  /** A failed write is followed by a close, and that is where it is dealt with. After a farewell nothing may follow. */
  letGo(): void {
    const frames = this.#held;
    this.#held = '';
    if (frames === '' || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#isBehind = !this.#stream.write(frames, 'latin1');
  }

  ping(): void {
    this.letGo();
    this.#socket.ping(undefined, undefined, ignore);
  }

  pong(data: Buffer): void {
    this.#socket.pong(data, undefined, ignore);
  }

  stopReading(): void {
    this.#socket.pause();
  }

  close(code: number): void {
    this.letGo();
    this.#socket.close(code);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** With what leaves at the end of this turn: a letter of it is a byte. */
  get bufferedAmount(): number {
    return this.#held.length + (this.#isBehind ? this.#socket.bufferedAmount : 0);
  }
}
