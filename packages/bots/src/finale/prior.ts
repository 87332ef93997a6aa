// How likely each pair of cards is when a finale begins.

import type { Identity } from '@pretender/hoax';
import type { Position } from './position.ts';

export interface Prior {
  /** What each side may be. */
  readonly types: readonly [readonly Identity[], readonly Identity[]];
  /** `joint[a][b]`; they sum to 1. */
  readonly joint: readonly Float64Array[];
}

type Weights = (identity: Identity) => number;

/** Two cards out of a deck with so many of each identity; beside that the two know nothing of each other but the heads and these weights. */
export function priorOf(
  { sides }: Position,
  copies: number,
  weights: readonly [Weights, Weights] = [() => 1, () => 1],
): Prior {
  const types = [sides[0].open, sides[1].open] as const;
  const joint = types[0].map((mine) =>
    Float64Array.from(
      types[1],
      (theirs) => (theirs === mine ? copies - 1 : copies) * weights[0](mine) * weights[1](theirs),
    ),
  );
  const sum = joint.reduce((all, row) => all + row.reduce((part, weight) => part + weight, 0), 0);
  if (!(sum > 0)) throw new Error('no two cards agree with these heads');
  return { types, joint: joint.map((row) => row.map((weight) => weight / sum)) };
}
