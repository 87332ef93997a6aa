// What a farsighted heir finds when it tries things out before its turn, and what it reckons in a finale.

import { hoax, type Move } from '@pretender/hoax';
import { isEqual, seededDraws } from '@pretender/kernel';
import { doubtOdds, type Opinion, suspicions } from '../hints/odds.ts';
import { choicesFor } from '../hoax/farsighted/choices.ts';
import { type Foresight, worthsOf } from '../hoax/farsighted/farsighted.ts';
import { solvedMix } from '../hoax/sage/finale.ts';
import { deedOf, reckonedMix } from '../hoax/sage/sage.ts';
import type { Manner } from '../hoax/shrewd/habits.ts';
import { type Thought, think } from '../hoax/shrewd/thought.ts';
import { type Case, type Option, optionOf, type Reason } from './reason.ts';

type Weighed = Pick<Reason, 'why' | 'options' | 'measure'>;

const byValue = (a: Option, b: Option): number => b.value - a.value;

/** So little is no difference. */
const LITTLE = 0.005;

function reckoned({ own, kind }: Case, thought: Thought<Manner>): Weighed | null {
  const mix = reckonedMix(thought, kind, solvedMix);
  if (mix === null) return null;
  const all = Object.values(mix).reduce((sum, share) => sum + share, 0);
  const weights: { readonly move: Move; share: number }[] = [];
  for (const [label, share] of Object.entries(mix)) {
    const move = deedOf(thought, label);
    // What is told apart in the tree may be one move at the table.
    const known = weights.find((each) => isEqual(each.move, move));
    if (known) known.share += share / all;
    else if (move !== null) weights.push({ move, share: share / all });
  }
  const often = weights.filter(({ share }) => share >= LITTLE).map(({ move, share }) => optionOf(own, move, share));
  return { why: 'reckoned', options: often.toSorted(byValue), measure: 'often' };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function tried<H extends Manner>(
  { own, kind, ask, move }: Case,
  thought: Thought<H>,
  foresight: Foresight<H>,
): Weighed | null {
  if (kind !== 'declaration' || !foresight.isWorthTrying(thought)) return null;
  const moves = choicesFor(thought, move, foresight.weighing, foresight.depth);
  if (moves.length < 2) return null;
  const rows = worthsOf(foresight, thought, ask, moves);
  const options = moves.map((each, at) => optionOf(own, each, mean(rows.map((row) => row[at])))).toSorted(byValue);
  const done = options.find((option) => isEqual(option.move, move));
  const why = done && options[0].value - done.value < LITTLE ? 'triedBest' : 'triedNearly';
  return { why, options, measure: 'crown' };
}

/** Null where it does as a patient heir does who looks no further. */
export function foreseenReason<H extends Manner>(
  answered: Case,
  foresight: Foresight<H>,
  opinion: Opinion,
): Reason | null {
  const { habits } = foresight;
  const { view, seat, own, ask } = answered;
  const specs = hoax.moves(view).filter((spec) => spec.ask === ask);
  const thought = think({ view, seat, own, specs, draws: seededDraws(0, 'reasons') }, habits);
  const weighed = reckoned(answered, thought) ?? tried(answered, thought, foresight);
  if (weighed === null) return null;
  // Whoever reckons does not doubt below some chance, but as often as the mix says.
  const odds = weighed.measure === 'often' ? null : doubtOdds(view, opinion);
  return { ...weighed, believed: suspicions(view, habits), odds };
}
