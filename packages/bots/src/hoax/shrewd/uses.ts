// As whom one could act, and the best that comes of each.

import type { Move } from '@pretender/hoax';
import { allOfType } from '../mind.ts';
import { worthOf } from '../worth.ts';
import type { Manner } from './habits.ts';
import { spiteOf } from './stakes.ts';
import type { Thought } from './thought.ts';

export type Claim = Extract<Move, { type: 'claim' }>;

/** A use of an identity, and what it brings in points. */
export interface Use {
  readonly claim: Claim;
  readonly worth: number;
}

/** The best use of each identity. */
export function bestOfEach(thought: Thought<Manner>): Use[] {
  const { view, seat, habits } = thought;
  const spite = spiteOf(thought);
  const found = new Map<string, Use>();
  for (const claim of allOfType(thought, 'claim')) {
    const worth =
      habits.ware * worthOf(view.table, seat, claim) + (claim.target === undefined ? 0 : spite(claim.target));
    const before = found.get(claim.as);
    if (!before || worth > before.worth) found.set(claim.as, { claim, worth });
  }
  return [...found.values()];
}
