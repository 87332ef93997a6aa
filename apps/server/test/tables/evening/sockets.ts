// The thread that reads the sockets: it answers after a while, and sometimes it could do nothing.

import { seededDraws } from '@pretender/kernel';
import type { SocketsThread } from '../../../src/tables/world.ts';
import type { FakeWorld } from '../fake-world.ts';

const LONGEST_ROUND = 400;
const LONGEST_STALL = 5000;

export function lateSockets(world: FakeWorld, seed: number): SocketsThread {
  const draws = seededDraws(seed, 'sockets');
  let toldUntil = world.now();
  let tell: Parameters<SocketsThread['onStall']>[0] = () => {};
  function stall(): void {
    const until = world.now();
    const from = Math.max(toldUntil, until - draws.below(LONGEST_STALL));
    toldUntil = until;
    if (from < until) tell({ from, until, why: draws.below(4) === 0 ? 'frozen' : 'busy' });
  }
  return {
    catchUp: () =>
      new Promise((resolve) => {
        world.at(world.now() + draws.below(LONGEST_ROUND), () => {
          if (draws.below(6) === 0) stall();
          resolve();
        });
      }),
    onStall(hear) {
      tell = hear;
    },
  };
}
