// What finales of each size are worth, solved beforehand: the content of `finale/values.data.ts`.

import { IDENTITIES } from '@pretender/hoax';
import { type Draws, seededDraws, shuffled } from '@pretender/kernel';
import type { Finalist, Position } from '../../finale/position.ts';
import { leafOf, MOST_TRIOS, ONE_SIDE, type Values } from '../../finale/sizes.ts';
import { DRAW, type Leaf } from '../../finale/tree.ts';
import { solve } from './solve.ts';

const SIZES = ONE_SIDE ** 2;

/** One ware lies as often as there are trios, the others more often or not. */
function finalist(draws: Draws, size: number): Finalist {
  const heads = Math.floor(size / (MOST_TRIOS + 1)) + 1;
  const trios = size % (MOST_TRIOS + 1);
  const [gold, wine, grain] = shuffled(draws, [0, draws.below(2), draws.below(3)]).map((more) => trios + more);
  return { open: shuffled(draws, IDENTITIES).slice(0, heads), wares: { gold, wine, grain } };
}

interface Effort {
  readonly samples: number;
  readonly rounds: number;
  /** How often the values of many turns are put in the place of what comes after two. */
  readonly sweeps: number;
}

export const USUAL_EFFORT: Effort = { samples: 24, rounds: 50, sweeps: 6 };

/** The mean over some positions of this size, with two decimals. */
export function valueOfSize(at: number, turns: number, leaf: Leaf, { samples, rounds }: Effort): number {
  const draws = seededDraws(2026, `finales of size ${at}`);
  let sum = 0;
  for (let i = 0; i < samples; i++) {
    const position: Position = {
      sides: [finalist(draws, Math.floor(at / ONE_SIDE)), finalist(draws, at % ONE_SIDE)],
      mover: 0,
      turns,
    };
    sum += solve(position, { within: 0, mostRounds: rounds, leaf }).value;
  }
  return Number((sum / samples).toFixed(2));
}

/** Two turns, and then what is known of the turns after them. */
const STEP = 2;

/** A value for each size: with one turn left, with two, with three, with many. */
export function valuesOfSizes(effort: Effort, tell: (share: number) => void = () => {}): Values[] {
  let done = 0;
  const reckon = (turns: number, leaf: Leaf = DRAW): Values =>
    Array.from({ length: SIZES }, (_, at) => {
      tell(++done / (SIZES * (3 + effort.sweeps)));
      return valueOfSize(at, turns, leaf, effort);
    });
  const one = reckon(1);
  const two = reckon(2);
  const three = reckon(STEP, leafOf(one));
  let many = three;
  for (let i = 0; i < effort.sweeps; i++) many = reckon(STEP, leafOf(many));
  return [one, two, three, many];
}
