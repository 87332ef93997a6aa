// Whether a table has heard everything that had arrived for it. Sockets are read in another thread, which may be busy: nothing closes
// by its time before what had come by then was read, handed over and done in its turn.

import type { Audience } from './audience.ts';
import type { Services } from './world.ts';

interface Waker {
  wake(): void;
}

export class Hearing {
  readonly #services: Pick<Services, 'sockets' | 'world'>;
  /** Whatever had arrived by then is done, or waits in front of whatever will be done from now on. */
  until: number;
  #isAsking = false;

  constructor(services: Pick<Services, 'sockets' | 'world'>) {
    this.#services = services;
    this.until = services.sockets === undefined ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  }

  /** Wakes the table when everything is heard that has arrived by now; once, however often it is asked to. */
  catchUp(audience: Audience, table: Waker): void {
    const { sockets, world } = this.#services;
    if (sockets === undefined || this.#isAsking) return;
    this.#isAsking = true;
    const now = world.now();
    const catchingUp = sockets.catchUp().then(() => seatsCaughtUp(audience));
    void catchingUp.then(() => {
      this.#isAsking = false;
      this.until = now;
      table.wake();
    });
  }
}

/** Of somebody who has sent several commands at once, the others are still on their way. The gallery answers nothing. */
async function seatsCaughtUp({ ears }: Audience): Promise<void> {
  const seated = ears.filter(({ viewer }) => viewer !== 'public');
  await Promise.all(seated.map(({ listener }) => listener.caughtUp?.()));
}
