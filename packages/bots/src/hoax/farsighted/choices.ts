// What is worth trying out: what one would usually do, and what else might be better.

import type { Move } from '@pretender/hoax';
import { isEqual } from '@pretender/kernel';
import type { Manner } from '../shrewd/habits.ts';
import type { Thought } from '../shrewd/thought.ts';

export interface Breadth {
  /** So many accusations, the likeliest first, and so many claims, those worth most first. */
  readonly accusations: number;
  readonly claims: number;
}

type Weigh<H extends Manner, T extends Move['type']> = (
  thought: Thought<H>,
) => readonly { readonly move: Extract<Move, { type: T }>; readonly gain: number }[];

/** What moves seem to be worth before they are tried. */
export interface Weighing<H extends Manner> {
  readonly accusations: Weigh<H, 'accuse'>;
  readonly claims: Weigh<H, 'claim'>;
}

function best<T>(items: readonly T[], count: number, worth: (item: T) => number): T[] {
  return count === 0 ? [] : items.toSorted((a, b) => worth(b) - worth(a)).slice(0, count);
}

function declarations<H extends Manner>(
  thought: Thought<H>,
  weighing: Weighing<H>,
  { accusations, claims }: Breadth,
): Move[] {
  const belief = thought.belief();
  const likely = ({ move }: { move: Extract<Move, { type: 'accuse' }> }): number =>
    belief.chance(move.target, move.identity);
  return [
    ...best(weighing.accusations(thought), accusations, likely),
    ...(claims === 0 ? [] : best(weighing.claims(thought), claims, ({ gain }) => gain)),
  ].map(({ move }) => move);
}

/** What one would usually do comes first; it is alone where nothing is to be declared. */
export function choicesFor<H extends Manner>(
  thought: Thought<H>,
  usual: Move,
  weighing: Weighing<H>,
  breadth: Breadth,
): Move[] {
  const others = declarations(thought, weighing, breadth);
  return [usual, ...others.filter((move) => !isEqual(move, usual))];
}
