// What is worth trying out: what one would usually do, and what else might be better.

import type { Move, Table } from '@pretender/hoax';
import { isEqual } from '@pretender/kernel';
import { anyOfType } from '../mind.ts';
import { weighAccusations } from '../shrewd/accusing.ts';
import { weighClaims } from '../shrewd/claiming.ts';
import type { Thought } from '../shrewd/thought.ts';

type AskKind = Table['asks'][number]['kind'];

export interface Breadth {
  /** So many accusations, the likeliest first, and so many claims, those worth most first. */
  readonly accusations: number;
  readonly claims: number;
  /** Doubts are tried out where the chance that a claim is true is below this. */
  readonly doubt: number;
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

/** A claim that is known to be a lie, or is likely to be true, needs no trial. */
function answers(thought: Thought, types: readonly Move['type'][], { doubt }: Breadth): Move[] {
  const { claim } = thought.view.table;
  if (claim === null || doubt === 0) return [];
  const chance = thought.belief().chance(claim.seat, claim.as);
  if (chance === 0 || chance > doubt) return [];
  return types.flatMap((type) => anyOfType(thought, type) ?? []);
}

const CHOICES: { readonly [K in AskKind]?: (thought: Thought, breadth: Breadth) => Move[] } = {
  declaration: declarations,
  reaction: (thought, breadth) => answers(thought, ['doubt', 'pass'], breadth),
  vote: (thought, breadth) => answers(thought, ['support', 'decline'], breadth),
};

/** What one would usually do comes first; it is alone where there is nothing to choose. */
export function choicesFor(thought: Thought, kind: AskKind, usual: Move, breadth: Breadth): Move[] {
  const others = CHOICES[kind]?.(thought, breadth) ?? [];
  // Who reacts otherwise than with a doubt has not passed: that is no choice between the two any more.
  const isOther = (move: Move): boolean => !isEqual(move, usual) && !(move.type === 'pass' && usual.type !== 'doubt');
  return [usual, ...others.filter(isOther)];
}
