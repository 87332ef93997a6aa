// What the odds say, in three short sentences: they share two lines of a phone with nothing else.

import type { DoubtOdds } from '@pretender/bots/hints';
import type { Names } from '../../../sitting/names.ts';
import { words } from '../../../words/words.svelte.ts';

/** Nobody is ever quite sure, unless they are. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return 100 * Math.round(chance);
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** A chance alone tempts to a doubt that does not pay, so it stands beside the one at which a courtier would doubt. */
export function oddsText({ chance, paysBelow, risk, seat, points }: DoubtOdds, names: Names): string {
  const say = words.hoaxTable;
  return [
    say.odds({ chance: percent(chance) }),
    say[`odds_${risk}`]({ name: names.of(seat), points }),
    say.odds_below({ below: percent(paysBelow) }),
  ].join(' ');
}
