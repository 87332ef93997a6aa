// One address can hold only so many connections, whatever it does with them; otherwise idle ones would keep everybody else out.

import type { Server, Socket } from 'node:net';
import { addressKey } from './address.ts';
import type { SocketCount } from './limits.ts';

export function limitConnections(server: Pick<Server, 'on'>, count: SocketCount): void {
  const keys = new WeakMap<Socket, string>();
  // One for all: a closure for each, as long as it is open, takes as much room as the rest of what we keep of it.
  function gone(this: Socket): void {
    const key = keys.get(this);
    if (key !== undefined && keys.delete(this)) count.leave(key);
  }
  server.on('connection', (socket) => {
    const key = addressKey(socket.remoteAddress ?? '');
    if (count.obstacle(key) !== null) {
      socket.destroy();
      return;
    }
    count.enter(key);
    keys.set(socket, key);
    socket.on('close', gone);
  });
}
