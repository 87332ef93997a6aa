// What a solved finale says to do now: a few turns ahead, with a guess at what lies beyond, and both cards as likely as the other side
// may think them. The own card is one of many there; else the other would be taken to know it.

import { type Identity, identitiesIn, type Move } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import { planOf } from '../../finale/plan.ts';
import { type Payoffs, type Position, type Side, triosOf } from '../../finale/position.ts';
import { priorOf } from '../../finale/prior.ts';
import { Solver } from '../../finale/solver.ts';
import { buildTree, type Start } from '../../finale/tree.ts';
import { claimWeights } from '../belief/evidence.ts';
import { pickWeighted, type Thought } from '../shrewd/thought.ts';

const ROUNDS = 40;

/** The more heads lie open, the less far it is looked; and above the last not at all. */
const TURNS = [
  { heads: 7, turns: 3 },
  { heads: 12, turns: 2 },
] as const;

const PER_HEAD = 0.45;
const PER_TRIO = 0.25;
const PER_MOVE = 0.3;
const MOST = 1.5;

/** Beyond the last turn: heads, trios and the move. */
function beyond({ sides, mover }: Position): number {
  const heads = sides[0].open.length - sides[1].open.length;
  const trios = triosOf(sides[0]) - triosOf(sides[1]);
  const value = PER_HEAD * heads + PER_TRIO * trios + (mover === 0 ? PER_MOVE : -PER_MOVE);
  return Math.max(-MOST, Math.min(MOST, value));
}

export function rivalOf({ view, seat }: Thought): Seat {
  return view.table.heirs.findIndex(({ standing }, at) => standing === 'in' && at !== seat) as Seat;
}

/** Side 0 is the own one. */
function positionOf(thought: Thought, mover: Side): Position | null {
  const { view, seat } = thought;
  const { heirs, config } = view.table;
  const sides = [heirs[seat], heirs[rivalOf(thought)]].map(({ covers, wares }) => ({
    open: identitiesIn(config).filter((identity) => covers[identity] === null),
    wares,
  }));
  const heads = sides[0].open.length + sides[1].open.length;
  const turns = TURNS.find((each) => heads <= each.heads)?.turns;
  return turns === undefined ? null : { sides: [sides[0], sides[1]], mover, turns };
}

function payoffsOf({ view }: Thought): Payoffs {
  const { finaleRepelPoint, finaleWrongHoaxPoints } = view.table.config;
  return { right: 3, repelled: 2 + finaleRepelPoint, doubted: finaleWrongHoaxPoints - 1 };
}

/** How often each option is to be taken with the own card, by its label; null where it is too much to reckon. */
export function solvedMix(thought: Thought, start: Start): Record<string, number> | null {
  const { view, seat, own, habits } = thought;
  const position = positionOf(thought, start.at === 'turn' ? 0 : 1);
  if (position === null) return null;
  const identities = identitiesIn(view.table.config);
  const seen = claimWeights(view.table, seat, habits.styles);
  const rival = rivalOf(thought);
  const belief = thought.belief();
  const prior = priorOf(position, view.table.config.identityCopies, [
    (identity: Identity) => seen[identities.indexOf(identity)],
    (identity: Identity) => belief.chance(rival, identity) + 1e-6,
  ]);
  const tree = buildTree(position, payoffsOf(thought), beyond, start);
  const solver = new Solver(planOf(tree, prior));
  solver.run(ROUNDS);
  const { root } = tree;
  if (root.kind !== 'choice') return null;
  const card = prior.types[0].indexOf(own);
  const mix = solver.mixes[root.id];
  return Object.fromEntries(root.options.map(({ label }, at) => [label, mix[card * root.options.length + at]]));
}

/** One of them, as often as the mix says. */
export function pickLabel({ draws }: Thought, mix: Readonly<Record<string, number>>): string | null {
  return pickWeighted(draws, Object.entries(mix), ([, share]) => share)?.[0] ?? null;
}

export function accusationOf(thought: Thought, identity: Identity): Move {
  return { type: 'accuse', target: rivalOf(thought), identity };
}
