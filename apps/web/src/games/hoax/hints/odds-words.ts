// What the odds say, in three short sentences: they share two lines of a phone with nothing else. In words first, in numbers for whoever asks again.

import type { DoubtOdds } from '@pretender/bots/hints';
import type { Names } from '../../../sitting/names.ts';
import { words } from '../../../words/words.svelte.ts';

/** Nobody is ever quite sure, unless they are. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return 100 * Math.round(chance);
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** Beyond these it is no matter of taste any more. */
const SURE = [0.15, 0.4, 0.6, 0.85] as const;

function sayFor(chance: number) {
  const say = words.hoaxTable;
  if (chance <= 0) return say.oddsSay_0();
  if (chance >= 1) return say.oddsSay_6();
  const at = SURE.filter((limit) => chance >= limit).length + 1;
  return say[`oddsSay_${at}` as 'oddsSay_1']();
}

const riskFor = ({ risk, seat, points }: DoubtOdds, names: Names) =>
  words.hoaxTable[`odds_${risk}`]({ name: names.of(seat), points });

export function oddsText(odds: DoubtOdds, names: Names): string {
  const say = words.hoaxTable;
  const advice = odds.chance < odds.paysBelow ? say.odds_doubt() : say.odds_pass();
  return [sayFor(odds.chance), riskFor(odds, names), advice].join(' ');
}

/** A chance alone tempts to a doubt that does not pay, so it stands beside the one at which a courtier would doubt. */
export function oddsNumbers(odds: DoubtOdds, names: Names): string {
  const say = words.hoaxTable;
  const { chance, paysBelow } = odds;
  return [
    say.odds({ chance: percent(chance) }),
    riskFor(odds, names),
    say.odds_below({ below: percent(paysBelow) }),
  ].join(' ');
}
