// Regret matching: everything was tried in every world; each is then played as often as one would regret not to have done it.

import type { Draws } from '@pretender/kernel';

const ROUNDS = 200;

/** How often to play what has these worths, a row for each world. Later rounds know better and count more. */
export function mixOf(worths: readonly (readonly number[])[], draws: Draws): number[] {
  const [{ length }] = worths;
  const regrets = new Array<number>(length).fill(0);
  const mix = new Array<number>(length).fill(0);
  for (let round = 1; round <= ROUNDS; round++) {
    const row = worths[draws.below(worths.length)];
    const all = regrets.reduce((sum, regret) => sum + regret, 0);
    const now = regrets.map((regret) => (all > 0 ? regret / all : 1 / length));
    const mean = row.reduce((sum, worth, at) => sum + worth * now[at], 0);
    for (let at = 0; at < length; at++) {
      regrets[at] = Math.max(0, regrets[at] + row[at] - mean);
      mix[at] += round * round * now[at];
    }
  }
  return mix;
}
