// What a shrewd heir has before it: what an honest one has, and what it believes.

import type { Draws } from '@pretender/kernel';
import { type Belief, believe } from '../belief/evidence.ts';
import type { Mind } from '../mind.ts';
import type { Habits } from './habits.ts';

export interface Thought extends Mind {
  readonly habits: Habits;
  /** Worked out when it is first needed: most passes need none. */
  belief(): Belief;
}

export function think(mind: Mind, habits: Habits): Thought {
  let belief: Belief | null = null;
  return {
    ...mind,
    habits,
    belief() {
      belief ??= believe(mind.view, habits, mind.possible);
      return belief;
    },
  };
}

const FINE = 2 ** 30;

export function chance(draws: Draws, probability: number): boolean {
  return draws.below(FINE) / FINE < probability;
}

/** One of them, each as likely as its weight says. */
export function pickWeighted<T>(draws: Draws, items: readonly T[], weightOf: (item: T) => number): T | null {
  const weights = items.map(weightOf);
  let rest = (draws.below(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, item] of items.entries()) {
    rest -= weights[at];
    if (rest < 0) return item;
  }
  return items.at(-1) ?? null;
}

export function countIn({ table }: Mind['view']): number {
  return table.heirs.filter(({ standing }) => standing === 'in').length;
}
