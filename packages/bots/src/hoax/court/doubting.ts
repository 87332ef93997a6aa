// Whether to raise a hand: by what it is worth to carry the doubt, and by who may still come. The own card stays out of it: somebody who
// doubts more readily because the card is in his own hand would tell by it what that is.

import { doubters, handsNeeded, type Move, type Public, type View } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import { believe } from '../belief/evidence.ts';
import { possibleBlindly } from '../knowledge.ts';
import { anyOfType } from '../mind.ts';
import { chance, countIn, type Thought } from '../shrewd/thought.ts';
import type { CourtHabits } from './habits.ts';
import { atLeast, paysBelow, readiness } from './hands.ts';

/** How likely the open claim seems to whoever forgets the own card; the hands that are up count as what others think. */
function likelihoodOfClaim({ view, habits }: Thought<CourtHabits>): number {
  const { claim, vote } = view.table;
  if (claim === null) return 1;
  const likely = believe(view, habits, possibleBlindly(view)).chance(claim.seat, claim.as);
  const others = vote === null ? 0 : vote.hands.filter((seat) => seat !== view.viewer).length;
  const told = likely * habits.handTells ** others;
  return told / (told + 1 - likely);
}

/** Who may still raise a hand, beside this one. */
function stillToCome(table: Public, seat: number): number[] {
  const { claim, vote } = table;
  if (claim === null) return [];
  return doubters(table, claim.seat).filter(
    (each) => each !== seat && !(vote?.hands.includes(each) || vote?.declined.includes(each)),
  );
}

/** How likely the doubt carries, once this hand is up. */
function carries({ view, seat, habits }: Thought<CourtHabits>, likely: number): number {
  const { table } = view;
  const { claim, vote } = table;
  if (claim === null) return 0;
  const up = (vote?.hands.filter((each) => each !== seat).length ?? 0) + 1;
  const need = (vote?.need ?? handsNeeded(table)) - up;
  const ready = stillToCome(table, seat).map((each) =>
    readiness(paysBelow(table, claim.seat, each, habits), likely, habits.nuance),
  );
  return atLeast(need, ready);
}

/** A hand pays below this chance that the open claim is true. */
export function limitFor(view: View, seat: Seat, habits: CourtHabits): number {
  const { claim, finale } = view.table;
  if (claim === null) return 0;
  return finale || countIn(view) === 2 ? habits.finaleDoubt : paysBelow(view.table, claim.seat, seat, habits);
}

export function isDoubtful(thought: Thought<CourtHabits>): boolean {
  const { view, seat, habits, draws } = thought;
  const { claim, vote, finale } = view.table;
  if (claim === null) return false;
  if (finale || countIn(view) === 2)
    return thought.isUnlikely({ seat: claim.seat, as: claim.as, limit: habits.finaleDoubt });
  const likely = likelihoodOfClaim(thought);
  const ready = readiness(limitFor(view, seat, habits), likely, habits.nuance);
  if (!chance(draws, ready)) return false;
  return vote !== null || carries(thought, likely) >= habits.company;
}

export function vote(thought: Thought<CourtHabits>): Move | null {
  return anyOfType(thought, isDoubtful(thought) ? 'support' : 'decline');
}
