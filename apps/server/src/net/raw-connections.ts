// One address can hold only so many connections, whatever it does with them; otherwise idle ones would keep everybody else out.

import type { Server } from 'node:net';
import { addressKey } from './address.ts';
import type { SocketCount } from './limits.ts';

export function limitConnections(server: Pick<Server, 'on'>, count: SocketCount): void {
  server.on('connection', (socket) => {
    const key = addressKey(socket.remoteAddress ?? '');
    if (count.obstacle(key) !== null) {
      socket.destroy();
      return;
    }
    count.enter(key);
    socket.once('close', () => count.leave(key));
  });
}
