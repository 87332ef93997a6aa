// What the odds say, in two short sentences: they share two lines of a phone with nothing else.

import type { DoubtOdds } from '@pretender/bots/hints';
import type { Names } from '../../../sitting/names.ts';
import { words } from '../../../words/words.svelte.ts';

/** Nobody is ever quite sure, unless they are. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return 100 * Math.round(chance);
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

export function oddsText({ chance, risk, seat, points }: DoubtOdds, names: Names): string {
  const consequence = words.hoaxTable[`odds_${risk}`]({ name: names.of(seat), points });
  return `${words.hoaxTable.odds({ chance: percent(chance) })} ${consequence}`;
}
