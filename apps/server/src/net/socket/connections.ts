// All the open connections: their common heartbeat, and their end.

import type { Clock } from '../clock.ts';
import { beat, type Connection, type Desk, drop, openConnection, part, type Wire } from './connection.ts';

export interface Connections {
  /** `place`: where turns and seats are counted; the address where nothing is said. */
  open(wire: Wire, address: string, place?: string): Connection;
  /** The socket has closed. */
  gone(connection: Connection): void;
  /** Lets commands under way be done, then says goodbye to everybody. */
  stop(): Promise<void>;
}

const BEAT_MS = 20_000;
const FINISH_WITHIN_MS = 2000;

const soon = (clock: Clock, ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));

export function newConnections(desk: Desk): Connections {
  const all = new Set<Connection>();
  let isOver = false;
  const stopBeating = desk.clock.every(BEAT_MS, () => {
    for (const connection of all) beat(connection);
  });
  return {
    open(wire, address, place) {
      const connection = openConnection(desk, wire, { address, place: place ?? address });
      all.add(connection);
      // Its upgrade was under way when we stopped.
      if (isOver) part(connection, 'restart');
      return connection;
    },
    gone(connection) {
      all.delete(connection);
      drop(connection);
    },
    async stop() {
      stopBeating();
      // What waits is not begun any more: without an answer, the client sends it again after the restart.
      for (const connection of all) {
        connection.isDeaf = true;
        connection.waiting = null;
      }
      const underWay = Promise.allSettled([...all].map(({ work }) => work));
      await Promise.race([underWay, soon(desk.clock, FINISH_WITHIN_MS)]);
      isOver = true;
      for (const connection of all) part(connection, 'restart');
    },
  };
}
