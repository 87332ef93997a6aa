// Habits a little different, and what is common to several of them: what a generation of the league consists of.

import type { Draws } from '@pretender/kernel';
import type { Habits } from '../hoax/shrewd/habits.ts';

type Number = { [K in keyof Habits]: Habits[K] extends number ? K : never }[keyof Habits];

interface Range {
  readonly from: number;
  readonly to: number;
}

/** What may be changed, and how far. */
const RANGES: { readonly [K in Number]?: Range } = {
  ware: { from: 0.02, to: 0.6 },
  cover: { from: 0, to: 1 },
  honesty: { from: -0.3, to: 0.3 },
  envy: { from: 0, to: 0.6 },
  shyness: { from: 0, to: 2 },
  nerves: { from: 0, to: 1 },
  whim: { from: 0.03, to: 0.5 },
  doubt: { from: 0, to: 0.3 },
  doubtAsVictim: { from: 0, to: 0.3 },
  finaleDoubt: { from: 0.05, to: 0.6 },
  pride: { from: 0.5, to: 5 },
  staying: { from: 1, to: 3 },
  patience: { from: 5, to: 120 },
  loot: { from: 0, to: 0.3 },
  finaleAccuse: { from: 0.35, to: 0.9 },
  finaleHaste: { from: 0, to: 0.03 },
  pretendImmune: { from: 0, to: 0.8 },
  pretendChain: { from: 0, to: 0.5 },
  herd: { from: 0, to: 1 },
  showing: { from: 0.4, to: 1 },
  crownHope: { from: 0, to: 3 },
  calm: { from: 3, to: 18 },
  haste: { from: 0, to: 0.5 },
  // Whoever waits longest for somebody else to accuse has the better of it, so this would grow for ever; and a round with it.
  longRound: { from: 12, to: 22 },
  prying: { from: 0, to: 3 },
};
const NAMES = Object.keys(RANGES) as Number[];

const FINE = 2 ** 20;

/** About normal: the sum of three even draws, with a variance of one. */
function deviation(draws: Draws): number {
  const even = (): number => (2 * draws.below(FINE)) / FINE - 1;
  return even() + even() + even();
}

function within({ from, to }: Range, value: number): number {
  return Number(Math.min(to, Math.max(from, value)).toPrecision(3));
}

/** Of three numbers one is moved. */
const ONE_IN = 3;

/** Some of the numbers moved by about this share of their range. */
export function varied(habits: Habits, step: number, draws: Draws): Habits {
  const next: Record<string, unknown> = { ...habits };
  for (const name of NAMES) {
    if (draws.below(ONE_IN) > 0) continue;
    const range = RANGES[name] as Range;
    next[name] = within(range, habits[name] + deviation(draws) * step * (range.to - range.from));
  }
  return next as unknown as Habits;
}

/** The mean of those who did best, the first of them with the most weight. */
export function blended(best: readonly Habits[]): Habits {
  const weights = best.map((_, place) => Math.log(best.length + 0.5) - Math.log(place + 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const next: Record<string, unknown> = { ...best[0] };
  for (const name of NAMES) {
    const mean = best.reduce((sum, habits, place) => sum + weights[place] * habits[name], 0) / all;
    next[name] = within(RANGES[name] as Range, mean);
  }
  return next as unknown as Habits;
}

export function changesIn(after: Habits, before: Habits): Readonly<Record<string, number>> {
  return Object.fromEntries(
    NAMES.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]] as const),
  );
}
