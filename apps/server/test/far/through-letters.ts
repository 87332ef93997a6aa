// A house that is spoken to by letters, as the doors speak to the thread of the tables, but in this thread.

import { MessageChannel } from 'node:worker_threads';
import { Correspondence, farHall } from '../../src/far/far-hall.ts';
import { hostHouse } from '../../src/far/host-house.ts';
import type { House } from '../../src/house.ts';
import type { Hall } from '../../src/tables/hall-types.ts';

export function throughLetters(house: House): House {
  const { port1, port2 } = new MessageChannel();
  hostHouse(house, port1);
  const letters = new Correspondence(port2);
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
export function hallThroughLetters(hall: Hall): Hall {
  const house = throughLetters({ hall, broken: NEVER, close: async () => undefined });
  return { ...house.hall, stop: () => house.hall.stop().finally(() => house.close()) };
}
