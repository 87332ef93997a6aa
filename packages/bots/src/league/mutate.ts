// A habit a little different: what the league tries.

import { type Draws, pick } from '@pretender/kernel';
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
  pride: { from: 0.5, to: 4 },
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
  prying: { from: 0, to: 3 },
};
const NAMES = Object.keys(RANGES) as Number[];

const MOST_CHANGES = 3;
const FINE = 2 ** 20;

/** One to three numbers moved by up to a third of their range, the smaller steps the likelier. */
export function mutated(habits: Habits, draws: Draws): Habits {
  const next: Record<string, unknown> = { ...habits };
  for (let change = 1 + draws.below(MOST_CHANGES); change > 0; change--) {
    const name = pick(draws, NAMES);
    const { from, to } = RANGES[name] as Range;
    const step = (2 * draws.below(FINE)) / FINE - 1;
    const value = habits[name] + (step * Math.abs(step) * (to - from)) / 3;
    next[name] = Number(Math.min(to, Math.max(from, value)).toPrecision(3));
  }
  return next as unknown as Habits;
}
