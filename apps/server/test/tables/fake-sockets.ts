// The thread that reads the sockets, as a test wants it.

import type { GivenBack } from '../../src/stalls.ts';
import type { SocketsThread } from '../../src/tables/world.ts';

export interface FakeSockets extends SocketsThread {
  /** Whoever asks waits until `answer`. */
  isBusy: boolean;
  readonly asked: number;
  answer(): void;
  stall(given: GivenBack): void;
}

export function fakeSockets(): FakeSockets {
  let waiting: (() => void)[] = [];
  let tell: (given: GivenBack) => void = () => {};
  let asked = 0;
  return {
    isBusy: false,
    get asked() {
      return asked;
    },
    catchUp() {
      asked++;
      return this.isBusy ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve();
    },
    onStall(hear) {
      tell = hear;
    },
    answer() {
      this.isBusy = false;
      const all = waiting;
      waiting = [];
      for (const resolve of all) resolve();
    },
    stall: (given) => tell(given),
  };
}
