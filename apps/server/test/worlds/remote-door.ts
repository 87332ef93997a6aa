// The door of a hall as seen from the other end of a real socket.

import type { Command, ServerMessage } from '@pretender/protocol';
import { WebSocket } from 'ws';
import type { Hall, Result, Session } from '../../src/tables/hall-types.ts';

export interface RemoteDoor extends Pick<Hall, 'enter'> {
  /** Waits until everything that was sent to us before has arrived. */
  barrier(): Promise<void>;
  /** The next frame has come, or a socket has gone; false if none is open. It fails if a frame could not be taken. */
  news(): Promise<boolean>;
  closeAll(): void;
}

interface Wire {
  readonly socket: WebSocket;
  readonly answers: Map<string, () => void>;
  pongs: (() => void)[];
}

const BYE = 1000;

/** Whoever waits for an answer waits no longer. */
function giveUp({ answers, pongs }: Wire): void {
  for (const resolve of [...answers.values(), ...pongs]) resolve();
}

function listen(wire: Wire, send: (frame: string) => void): Promise<ServerMessage> {
  return new Promise((resolve, reject) => {
    wire.socket.once('error', reject);
    wire.socket.once('close', () => {
      giveUp(wire);
      reject(new Error('the socket has closed'));
    });
    wire.socket.on('message', (data) => {
      const frame = String(data);
      const message = JSON.parse(frame) as ServerMessage;
      if (message.t === 'pong') {
        wire.pongs.shift()?.();
        return;
      }
      send(frame);
      if (message.t === 'welcome' || message.t === 'bye') resolve(message);
      if (message.t === 'ack' || message.t === 'no') wire.answers.get(message.id ?? '')?.();
    });
  });
}

function sessionOn(wire: Wire, viewer: Session['viewer'], gone: () => void): Session {
  return {
    viewer,
    command: (command: Command) =>
      new Promise((resolve) => {
        if (wire.socket.readyState !== WebSocket.OPEN) return resolve();
        wire.answers.set(command.id, resolve);
        wire.socket.send(JSON.stringify(command));
      }),
    leave() {
      gone();
      wire.socket.close(BYE);
    },
  };
}

export function remoteDoor(url: string): RemoteDoor {
  const wires = new Set<Wire>();
  let failure: unknown = null;
  let waiting: (() => void)[] = [];
  const wake = (): void => {
    const all = waiting;
    waiting = [];
    for (const resolve of all) resolve();
  };
  return {
    async enter(hello, listener): Promise<Result<Session>> {
      const wire: Wire = { socket: new WebSocket(`${url.replace('http', 'ws')}/ws`), answers: new Map(), pongs: [] };
      const first = listen(wire, (frame) => {
        // Thrown here it would reach nobody who waits.
        try {
          listener.send(frame);
        } catch (error) {
          failure = error;
          wire.socket.terminate();
        }
        wake();
      });
      wires.add(wire);
      wire.socket.once('close', () => {
        wires.delete(wire);
        wake();
      });
      wire.socket.once('open', () => wire.socket.send(JSON.stringify(hello)));
      const message = await first;
      wire.socket.on('error', () => undefined);
      if (message.t !== 'welcome')
        return { ok: false, refusal: { code: 'not-here', why: JSON.stringify(message), field: null, clause: null } };
      return { ok: true, value: sessionOn(wire, message.viewer, () => wires.delete(wire)) };
    },
    async barrier() {
      const pong = (wire: Wire) =>
        new Promise<void>((resolve) => {
          wire.pongs.push(resolve);
          wire.socket.send('{"t":"ping","n":1}');
        });
      await Promise.all([...wires].map(pong));
    },
    async news() {
      if (wires.size > 0 && failure === null) await new Promise<void>((resolve) => waiting.push(resolve));
      if (failure !== null) throw failure;
      return wires.size > 0;
    },
    closeAll() {
      for (const { socket } of wires) socket.terminate();
    },
  };
}
