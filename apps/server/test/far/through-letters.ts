// A house that is spoken to by letters, as the doors speak to the thread of the tables, but in this thread.

import { MessageChannel } from 'node:worker_threads';
import { Correspondence, farHall } from '../../src/far/far-hall.ts';
import { FarSockets } from '../../src/far/far-sockets.ts';
import { hostHouse } from '../../src/far/host-house.ts';
import type { House } from '../../src/house.ts';
import type { Hall } from '../../src/tables/hall-types.ts';

const throwIt = (error: unknown): void => {
  throw error;
};

export function throughLetters(
  house: House,
  onFault: (error: unknown) => void = throwIt,
  sockets = new FarSockets(),
): House {
  const { port1, port2 } = new MessageChannel();
  hostHouse(house, port1, { onFault, sockets });
  const letters = new Correspondence(port2, onFault);
  return {
    hall: farHall(letters),
    broken: letters.broken,
    async close() {
      await letters.call('close').finally(() => port1.close());
    },
  };
}

const NEVER = new Promise<Error>(() => {});

/** A hall alone; the letters end with it. */
export function hallThroughLetters(hall: Hall, onFault?: (error: unknown) => void): Hall {
  const house = throughLetters({ hall, broken: NEVER, close: async () => undefined }, onFault);
  return { ...house.hall, stop: () => house.hall.stop().finally(() => house.close()) };
}
