// Whether somebody is known well enough to be accused. Waiting has its price, so that no round goes on for ever.

import { type Move, WARES } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import { seenThrough } from '../shrewd/repute.ts';
import { accusationPoint, share, spiteOf } from '../shrewd/stakes.ts';
import { countIn, type Thought } from '../shrewd/thought.ts';
import type { CourtHabits } from './habits.ts';

type Accusation = Extract<Move, { type: 'accuse' }>;

/** In a finale there is only right or wrong, and less and less time. */
function finaleGain({ view, habits }: Thought<CourtHabits>, likely: number): number {
  return likely - habits.finaleAccuse + habits.finaleHaste * view.table.finaleTurns;
}

/** What going on is worth, less the turns that were waited already. */
function stayingOn(thought: Thought<CourtHabits>, count: number): number {
  const { view, habits } = thought;
  const danger = habits.nerves * seenThrough(thought)(null) ** 2;
  const turns = view.table.turn.number / view.table.heirs.length;
  return share(count) * (1 - danger) - habits.turnPrice * turns;
}

/** Right: a point, the wares, one rival less. Wrong: out, and the other has the point. Against going on. */
function gains(thought: Thought<CourtHabits>): (move: Accusation) => number {
  const { view, habits } = thought;
  const { heirs, finale } = view.table;
  const belief = thought.belief();
  const count = countIn(view);
  const stay = stayingOn(thought, count);
  const point = accusationPoint(thought);
  const spite = spiteOf(thought);
  return ({ target, identity }) => {
    const likely = belief.chance(target, identity);
    if (finale || count === 2) return finaleGain(thought, likely);
    const { wares } = heirs[target];
    const loot = habits.loot * WARES.reduce((sum, ware) => sum + wares[ware], 0);
    const right = point + loot + spite(target) + share(count - 1);
    return likely * right - (1 - likely) / count - stay;
  };
}

/** Every accusation that is offered and could be right. */
function thinkable({ specs, possible }: Thought<CourtHabits>): Accusation[] {
  const found: Accusation[] = [];
  for (const { type, fields } of specs) {
    if (type !== 'accuse' || fields.target?.kind !== 'one') continue;
    for (const target of fields.target.of as readonly Seat[])
      for (const identity of possible[target]) found.push({ type: 'accuse', target, identity });
  }
  return found;
}

/** What each accusation would bring, in points. */
export function weighAccusations(
  thought: Thought<CourtHabits>,
): { readonly move: Accusation; readonly gain: number }[] {
  const moves = thinkable(thought);
  if (moves.length === 0) return [];
  const gainOf = gains(thought);
  return moves.map((move) => ({ move, gain: gainOf(move) }));
}

const FINE = 2 ** 20;

/** About normal: the sum of three even draws, with a variance of one. */
function deviation({ draws }: Thought<CourtHabits>): number {
  const even = (): number => (2 * draws.below(FINE)) / FINE - 1;
  return even() + even() + even();
}

/** The accusation worth making, if there is one, and it brings more than that. */
function bestAbove(thought: Thought<CourtHabits>, least: number): Accusation | null {
  let found: Accusation | null = null;
  let most = least;
  for (const { move, gain } of weighAccusations(thought)) {
    if (gain <= most) continue;
    found = move;
    most = gain;
  }
  return found;
}

/** In the own turn whoever has no nerve is a little off, all accusations alike. */
export function accuse(thought: Thought<CourtHabits>): Accusation | null {
  const { tremor } = thought.habits;
  return bestAbove(thought, tremor === 0 ? 0 : tremor * deviation(thought));
}

/** Beside the turn it is asked far too often for that: once in so many times anybody would be off. */
export function accuseAside(thought: Thought<CourtHabits>): Accusation | null {
  return bestAbove(thought, 0);
}
