// The states of a deal are kept for the next belief, but not all of them for ever.

import { describe, expect, it } from 'vitest';
import { layoutFor, MOST_STATES } from '../src/hoax/belief/layout.ts';

const KINDS = 7;

/** Decks of fourteen seats and four cards of a kind, each with other cards that nobody can hold. */
function bigDeck(number: number): Parameters<typeof layoutFor>[0] {
  const most = Array.from({ length: KINDS }, (_, kind) => ((number >> kind) & 1 ? 3 : 4));
  return { copies: most.map(() => 4), most, seats: 14 };
}

describe('layouts', () => {
  it('are kept, the newest of them, up to so many states in all', () => {
    const made: ReturnType<typeof layoutFor>[] = [];
    for (let sum = 0; sum < 1.5 * MOST_STATES; sum += made[made.length - 1].states)
      made.push(layoutFor(bigDeck(made.length)));
    // What is found changes nothing of what is kept, so it is looked for from the newest on until one is gone.
    let kept = 0;
    for (let at = made.length - 1; at >= 0 && layoutFor(bigDeck(at)) === made[at]; at--) kept += made[at].states;
    expect(kept).toBeLessThanOrEqual(MOST_STATES);
    expect(kept).toBeGreaterThan(0.8 * MOST_STATES);
  });
});
