// One address can hold only so many connections, whatever it does with them, and open only so many in a while; otherwise idle ones would
// keep everybody else out.

import type { Server, Socket } from 'node:net';
import { addressKey } from './address.ts';
import type { Gate } from './limits.ts';

export function limitConnections(
  server: Pick<Server, 'on'>,
  { connections, arrivals }: Pick<Gate, 'connections' | 'arrivals'>,
): void {
  const keys = new WeakMap<Socket, string>();
  // One for all: a closure for each, as long as it is open, takes as much room as the rest of what we keep of it.
  function gone(this: Socket): void {
    const key = keys.get(this);
    if (key !== undefined && keys.delete(this)) connections.leave(key);
  }
  server.on('connection', (socket) => {
    const key = addressKey(socket.remoteAddress ?? '');
    if (connections.obstacle(key) !== null || arrivals.take(key) !== null) {
      socket.destroy();
      return;
    }
    connections.enter(key);
    keys.set(socket, key);
    socket.on('close', gone);
  });
}
