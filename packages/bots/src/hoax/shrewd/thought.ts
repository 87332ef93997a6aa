// What a shrewd heir has before it: what an honest one has, and what it believes.

import type { Draws } from '@pretender/kernel';
import { type Belief, believe, type Guess, isLessLikely } from '../belief/evidence.ts';
import { possibleBits, possibleCards } from '../knowledge.ts';
import type { Mind } from '../mind.ts';
import type { Habits, Manner } from './habits.ts';

export interface Thought<H extends Manner = Habits> extends Mind {
  readonly habits: H;
  /** Worked out when it is first needed: most passes need none. */
  belief(): Belief;
  /** Is the chance of this card below the limit? For whoever wants to know nothing else. */
  isUnlikely(guess: Guess): boolean;
}

/** What is asked of a shrewd heir: the cards that are possible are its own affair. */
export type Matter = Omit<Mind, 'possible'>;

class Thinking<H extends Manner> implements Thought<H> {
  readonly view: Mind['view'];
  readonly seat: Mind['seat'];
  readonly own: Mind['own'];
  readonly specs: Mind['specs'];
  readonly draws: Draws;
  readonly habits: H;
  #bits: readonly number[] | null = null;
  #possible: Mind['possible'] | null = null;
  #belief: Belief | null = null;

  constructor({ view, seat, own, specs, draws }: Matter, habits: H) {
    this.view = view;
    this.seat = seat;
    this.own = own;
    this.specs = specs;
    this.draws = draws;
    this.habits = habits;
  }

  #possibleBits(): readonly number[] {
    this.#bits ??= possibleBits(this.view);
    return this.#bits;
  }

  get possible(): Mind['possible'] {
    this.#possible ??= possibleCards(this.view, this.#possibleBits());
    return this.#possible;
  }

  belief(): Belief {
    this.#belief ??= believe(this.view, this.habits, this.#possibleBits());
    return this.#belief;
  }

  isUnlikely(guess: Guess): boolean {
    return isLessLikely({ view: this.view, reading: this.habits, possible: this.#possibleBits() }, guess);
  }
}

export function think<H extends Manner>(matter: Matter, habits: H): Thought<H> {
  return new Thinking(matter, habits);
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
