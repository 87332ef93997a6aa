// Whether to believe a claim.

import type { Move, Public, View } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import { anyOfType } from '../mind.ts';
import type { Habits } from './habits.ts';
import { wouldCrown } from './stakes.ts';
import { countIn, type Thought } from './thought.ts';

/** Nobody hands out a crown for a doubt. */
const NEAR_NOTHING = 0.02;

/** Does the claim take from this seat, if it stands? */
export function isVictim({ claim, turn }: Public, seat: number): boolean {
  if (claim?.kind === 'sentence') return turn.seat === seat;
  if (claim?.kind !== 'action') return false;
  const { action } = claim;
  return action.do === 'tax' || action.do === 'collect' || ('target' in action && action.target === seat);
}

/** A doubt pays below this chance that the claim is true. */
export function doubtThreshold(view: View, seat: Seat, habits: Habits): number {
  const { claim, finale } = view.table;
  if (claim === null) return 0;
  if (finale || countIn(view) === 2) return habits.finaleDoubt;
  if (wouldCrown(view.table, claim.seat)) return NEAR_NOTHING;
  return isVictim(view.table, seat) ? habits.doubtAsVictim : habits.doubt;
}

export function isDoubtful(thought: Thought): boolean {
  const { view, seat, habits } = thought;
  const { claim } = view.table;
  if (claim === null) return false;
  return thought.isUnlikely({ seat: claim.seat, as: claim.as, limit: doubtThreshold(view, seat, habits) });
}

export function vote(thought: Thought): Move | null {
  return anyOfType(thought, isDoubtful(thought) ? 'support' : 'decline');
}
