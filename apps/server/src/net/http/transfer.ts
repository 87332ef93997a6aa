// Large files on their way: only so many at once, because each lies in memory until the other side has sent or taken all of it.

import type { FastifyReply } from 'fastify';
import type { Refused } from '../../tables/hall-types.ts';
import type { SocketCount } from '../limits.ts';
import { refused } from '../refusals.ts';

/** Counts it until it is answered; or what stands against it. */
export function transfer(reply: FastifyReply, count: SocketCount, address: string): Refused | null {
  const obstacle = count.obstacle(address);
  if (obstacle === 'address-full') return refused('busy', 'Several files are on their way for your address already.');
  if (obstacle !== null) return refused('busy', 'Many files are on their way; please try again in a moment.');
  // It is never heard to close again.
  if (reply.raw.closed) return null;
  count.enter(address);
  reply.raw.once('close', () => count.leave(address));
  return null;
}
