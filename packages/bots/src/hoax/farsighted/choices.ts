// What is worth trying out: what one would usually do, and what else might be better.

import type { Move, Table } from '@pretender/hoax';
import { isEqual } from '@pretender/kernel';
import { weighAccusations } from '../shrewd/accusing.ts';
import { weighClaims } from '../shrewd/claiming.ts';
import type { Thought } from '../shrewd/thought.ts';

type AskKind = Table['asks'][number]['kind'];

export interface Breadth {
  /** So many accusations, the likeliest first, and so many claims, those worth most first. */
  readonly accusations: number;
  readonly claims: number;
}

function best<T>(items: readonly T[], count: number, worth: (item: T) => number): T[] {
  return count === 0 ? [] : items.toSorted((a, b) => worth(b) - worth(a)).slice(0, count);
}

function declarations(thought: Thought, { accusations, claims }: Breadth): Move[] {
  const belief = thought.belief();
  const likely = ({ move }: { move: Extract<Move, { type: 'accuse' }> }): number =>
    belief.chance(move.target, move.identity);
  return [
    ...best(weighAccusations(thought), accusations, likely),
    ...(claims === 0 ? [] : best(weighClaims(thought), claims, ({ gain }) => gain)),
  ].map(({ move }) => move);
}

/** What one would usually do comes first; it is alone where nothing is to be declared. */
export function choicesFor(thought: Thought, kind: AskKind, usual: Move, breadth: Breadth): Move[] {
  const others = kind === 'declaration' ? declarations(thought, breadth) : [];
  return [usual, ...others.filter((move) => !isEqual(move, usual))];
}
