// Whether somebody is known well enough to be accused.

import { type Move, WARES } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import { doubtRate, seenThrough } from './repute.ts';
import { accusationPoint, ownShare, spiteOf, wrongDoubtGain } from './stakes.ts';
import { countIn, type Thought } from './thought.ts';

type Accusation = Extract<Move, { type: 'accuse' }>;

/** In a finale there is only right or wrong, and less and less time. */
function finaleGain({ view, habits }: Thought, likely: number): number {
  return likely - habits.finaleAccuse + habits.finaleHaste * view.table.finaleTurns;
}

/** Right: a point, the wares, one rival less. Wrong: out, and the other has the point. Against going on as it is, and telling the truth. */
function gains(thought: Thought): (move: Accusation) => number {
  const { view, habits } = thought;
  const { heirs, finale } = view.table;
  const belief = thought.belief();
  const count = countIn(view);
  const danger = habits.nerves * seenThrough(thought)(null) ** 2;
  const turns = view.table.turn.number / heirs.length;
  const rest = (ownShare(thought, count) * (1 - danger) * habits.patience) / (habits.patience + turns);
  const rate = doubtRate(thought);
  const stay = rest + rate * Math.max(0, wrongDoubtGain(thought, rate));
  const point = accusationPoint(thought);
  const hope = point > 1 ? (point * habits.crownHope) / count : 0;
  const hurry = habits.haste * Math.max(0, turns - habits.calm);
  const spite = spiteOf(thought);
  return ({ target, identity }) => {
    const likely = belief.chance(target, identity);
    if (finale || count === 2) return finaleGain(thought, likely);
    const { wares } = heirs[target];
    const loot = habits.loot * WARES.reduce((sum, ware) => sum + wares[ware], 0);
    const right = point + loot + spite(target) + ownShare(thought, count - 1);
    return likely * right - (1 - likely) / count - stay - hope + hurry;
  };
}

/** Every accusation that is offered and could be right. */
function thinkable({ specs, possible }: Thought): Accusation[] {
  const found: Accusation[] = [];
  for (const { type, fields } of specs) {
    if (type !== 'accuse' || fields.target?.kind !== 'one') continue;
    for (const target of fields.target.of as readonly Seat[])
      for (const identity of possible[target]) found.push({ type: 'accuse', target, identity });
  }
  return found;
}

/** What each accusation would bring, in points. */
export function weighAccusations(thought: Thought): { readonly move: Accusation; readonly gain: number }[] {
  const moves = thinkable(thought);
  if (moves.length === 0) return [];
  const gainOf = gains(thought);
  return moves.map((move) => ({ move, gain: gainOf(move) }));
}

/** The accusation worth making now, if there is one. */
export function accuse(thought: Thought): Accusation | null {
  let found: Accusation | null = null;
  let most = 0;
  for (const { move, gain } of weighAccusations(thought)) {
    if (gain <= most) continue;
    found = move;
    most = gain;
  }
  return found;
}

/** The likeliest of all, whatever it is worth. */
export function accuseLikeliest(thought: Thought): Accusation | null {
  const belief = thought.belief();
  const moves = thinkable(thought).toSorted(
    (a, b) => belief.chance(b.target, b.identity) - belief.chance(a.target, a.identity),
  );
  return moves[0] ?? null;
}
