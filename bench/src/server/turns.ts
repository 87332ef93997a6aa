/** Who may answer now at one table. */
import type { Gate } from './load.ts';

export interface Turns {
  /** Calls when it is time; the answer is whether something was sent. */
  want(reply: () => boolean): void;
  /** What was sent has been answered. */
  over(): void;
}

/** Everybody thinks at the same time, as people do. */
export const freeTurns = (gate: Gate): Turns => ({
  want: (reply) => gate.pass(() => void reply()),
  over: () => undefined,
});

/**
 * One move at a time at each table, as with the peers: at full speed everybody would answer everything at once, and many
 * answers would come too late for no fault of the server's.
 */
export function oneAtATime(gate: Gate): Turns {
  const waiting: (() => boolean)[] = [];
  let isBusy = false;
  const next = (): void => {
    while (!isBusy) {
      const reply = waiting.shift();
      if (reply === undefined) return;
      isBusy = reply();
    }
  };
  return {
    want(reply) {
      waiting.push(reply);
      gate.pass(next);
    },
    over() {
      isBusy = false;
      gate.pass(next);
    },
  };
}
