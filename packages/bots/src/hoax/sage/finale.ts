// What a solved finale says to do now: a few turns ahead, with what finales of that size are worth beyond, and both cards as likely as the other side
// may think them. The own card is one of many there; else the other would be taken to know it. It is always reckoned from the
// beginning of the turn: whoever answers a claim as if nothing else could have been claimed is easily led.

import { type Identity, identitiesIn } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import { planOf } from '../../finale/plan.ts';
import type { Payoffs, Position } from '../../finale/position.ts';
import { type Prior, priorOf } from '../../finale/prior.ts';
import { leafOf } from '../../finale/sizes.ts';
import { Solver } from '../../finale/solver.ts';
import { buildTree, DRAW, type Leaf, type Node } from '../../finale/tree.ts';
import { VALUES } from '../../finale/values.data.ts';
import { claimWeights } from '../belief/evidence.ts';
import type { Manner } from '../shrewd/habits.ts';
import { pickWeighted, type Thought } from '../shrewd/thought.ts';

const ROUNDS = 40;

/** What claims say of a card counts for so much: two who cannot be exploited say next to nothing by them. */
const TRUST = 0;

/** The more heads lie open, the less far it is looked; and above the last not at all. */
const TURNS = [
  { heads: 7, turns: 3 },
  { heads: 12, turns: 2 },
] as const;

/** Where both can pay for much information there is more than can be reckoned in a third of a second. */
const MOST_CHOICES = 2_000;

/** What so many turns more are worth, which nobody looks into. */
function beyond(turns: number): Leaf {
  return turns === 0 ? DRAW : leafOf(VALUES[Math.min(turns, VALUES.length) - 1]);
}

export function rivalOf({ view, seat }: Thought<Manner>): Seat {
  return view.table.heirs.findIndex(({ standing }, at) => standing === 'in' && at !== seat) as Seat;
}

/** This turn and those after it, until the finale is given up as a draw. */
function turnsLeft({ view }: Thought<Manner>): number {
  const { finaleTurns, config } = view.table;
  return config.finaleTurnLimit > 0 ? Math.max(1, config.finaleTurnLimit - finaleTurns + 1) : Infinity;
}

/** As the turn began: nothing is paid before all is said. Side 0 is the own one. */
function positionOf(thought: Thought<Manner>): Position | null {
  const { view, seat } = thought;
  const { heirs, config, turn } = view.table;
  const sides = [heirs[seat], heirs[rivalOf(thought)]].map(({ covers, wares }) => ({
    open: identitiesIn(config).filter((identity) => covers[identity] === null),
    wares,
  }));
  const heads = sides[0].open.length + sides[1].open.length;
  const turns = TURNS.find((each) => heads <= each.heads)?.turns;
  if (turns === undefined) return null;
  return {
    sides: [sides[0], sides[1]],
    mover: turn.seat === seat ? 0 : 1,
    turns: Math.min(turns, turnsLeft(thought)),
  };
}

function payoffsOf({ view }: Thought<Manner>): Payoffs {
  const { finaleRepelPoint, finaleWrongHoaxPoints } = view.table.config;
  return { right: 3, repelled: 2 + finaleRepelPoint, doubted: finaleWrongHoaxPoints - 1 };
}

/** How likely each pair of cards is: by the deck and by what is proved, and a little by what was claimed. */
function priorFor(thought: Thought<Manner>, position: Position): Prior {
  const { view, seat, habits, possible } = thought;
  const identities = identitiesIn(view.table.config);
  const rival = rivalOf(thought);
  const said = (whose: number): ((identity: Identity) => number) => {
    const weights = claimWeights(view.table, whose, habits.styles);
    return (identity) => Math.max(1e-6, weights[identities.indexOf(identity)]) ** TRUST;
  };
  const [mine, theirs] = [said(seat), said(rival)];
  return priorOf(position, view.table.config.identityCopies, [
    mine,
    (identity) => (possible[rival].includes(identity) ? theirs(identity) : 1e-6),
  ]);
}

/** The choice that these steps lead to from the beginning of the turn. */
function follow(node: Node, [label, ...rest]: readonly string[]): Extract<Node, { kind: 'choice' }> | null {
  if (node.kind !== 'choice') return null;
  if (label === undefined) return node;
  const option = node.options.find((each) => each.label.startsWith(label));
  return option === undefined ? null : follow(option.child, rest);
}

/** What is reckoned: nothing in it hangs on the own card, so one answer is good for every card that could be held. */
interface Finale {
  readonly position: Position;
  readonly payoffs: Payoffs;
  /** Turns beyond those of the position. */
  readonly later: number;
}

interface Reckoned {
  readonly root: Node;
  /** `mixes(…)[choice id][card * options + option]`; that is the work. */
  mixes(prior: Prior): readonly Float64Array[];
}

/** Null where there is too much to reckon. */
export function reckon({ position, payoffs, later }: Finale): Reckoned | null {
  const tree = buildTree(position, payoffs, beyond(later), MOST_CHOICES);
  if (tree.choices > MOST_CHOICES) return null;
  return {
    root: tree.root,
    mixes: (prior) => {
      const solver = new Solver(planOf(tree, prior));
      solver.run(ROUNDS);
      return solver.mixes;
    },
  };
}

/** How often each option is to be taken with the own card, by its label, after these steps of the turn; null where that is not reckoned. */
export function solvedMix(
  thought: Thought<Manner>,
  steps: readonly string[],
  reckoning: typeof reckon = reckon,
): Record<string, number> | null {
  const position = positionOf(thought);
  if (position === null) return null;
  const later = turnsLeft(thought) - position.turns;
  const reckoned = reckoning({ position, payoffs: payoffsOf(thought), later });
  const node = reckoned === null ? null : follow(reckoned.root, steps);
  if (reckoned === null || node?.side !== 0) return null;
  const prior = priorFor(thought, position);
  const card = prior.types[0].indexOf(thought.own);
  const mix = reckoned.mixes(prior)[node.id];
  return Object.fromEntries(node.options.map(({ label }, at) => [label, mix[card * node.options.length + at]]));
}

/** One of them, as often as the mix says. */
export function pickLabel({ draws }: Thought<Manner>, mix: Readonly<Record<string, number>>): string | null {
  return pickWeighted(draws, Object.entries(mix), ([, share]) => share)?.[0] ?? null;
}
