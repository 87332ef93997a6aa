// A position, solved as far as it is asked for.

import { planOf } from '../../finale/plan.ts';
import { type Payoffs, type Position, USUAL_PAYOFFS } from '../../finale/position.ts';
import { type Prior, priorOf } from '../../finale/prior.ts';
import { Solver } from '../../finale/solver.ts';
import { buildTree, type Leaf, type Tree } from '../../finale/tree.ts';
import { type Quality, qualityOf } from './exploit.ts';

export interface Wanted {
  /** Enough once nobody could win more than this by knowing the other's mix. */
  readonly within: number;
  readonly mostRounds: number;
  readonly payoffs?: Payoffs;
  /** Cards of each identity in the deck. */
  readonly copies?: number;
  /** What comes after the last turn; a draw, if left out. */
  readonly leaf?: Leaf;
}

/** The value is in points, for whoever moves. */
export interface Solution extends Quality {
  readonly tree: Tree;
  readonly prior: Prior;
  /** `mixes[choice id][card * options + option]` */
  readonly mixes: readonly Float64Array[];
  readonly rounds: number;
}

/** So many rounds between two looks at how good it is. */
const STEP = 25;

export function solve(
  position: Position,
  { within, mostRounds, payoffs = USUAL_PAYOFFS, copies = 2, leaf }: Wanted,
): Solution {
  const tree = buildTree(position, payoffs, leaf);
  const prior = priorOf(position, copies);
  const plans = planOf(tree, prior);
  const solver = new Solver(plans);
  for (let rounds = 0; ; ) {
    const more = Math.min(STEP, mostRounds - rounds);
    solver.run(more);
    rounds += more;
    const { mixes } = solver;
    const quality = qualityOf(plans, mixes, position.mover);
    if (quality.exploitability <= within || rounds >= mostRounds) return { tree, prior, mixes, rounds, ...quality };
  }
}
