// What beginners and people of one habit are put together from: a habit for some kinds of questions, plain honesty for all others.

import type { Hoax, Identity, Move } from '@pretender/hoax';
import { pick } from '@pretender/kernel';
import { possibleCards } from '../hoax/knowledge.ts';
import { allOfType, anyMove, anyOfType, best, type Mind, SPEAKS_AS } from '../hoax/mind.ts';
import { worthOf } from '../hoax/worth.ts';
import type { Player } from '../player.ts';
import { type AskKind, type Habit, PLAIN } from './plain.ts';

export type HabitsFor = { readonly [K in AskKind]?: Habit };
export type ClaimMove = Extract<Move, { type: 'claim' }>;

export function heirOf(habits: HabitsFor): Player<Hoax> {
  return (view, specs, draws) => {
    const seat = view.viewer;
    const own = seat === 'public' ? null : view.hands[seat]?.identity;
    const asked = view.table.asks.find(({ id }) => id === specs[0]?.ask);
    if (seat === 'public' || !own || !asked) return null;
    const mind = { view, seat, own, possible: possibleCards(view), specs, draws };
    return habits[asked.kind]?.(mind) ?? PLAIN[asked.kind](mind);
  };
}

export const never: Habit = (mind) => anyOfType(mind, 'pass') ?? anyOfType(mind, 'decline');

const FINE = 1000;

export function isLucky({ draws }: Mind, chance: number): boolean {
  return draws.below(FINE) < chance * FINE;
}

/** The best of the claims that are wanted, by what it brings. */
export function bestClaim(mind: Mind, isWanted: (claim: ClaimMove) => boolean): Move | null {
  const { view, seat } = mind;
  return best(mind, allOfType(mind, 'claim').filter(isWanted), (claim) => worthOf(view.table, seat, claim));
}

export const claimOwn: Habit = (mind) => bestClaim(mind, ({ as }) => as === mind.own);
export const claimOther: Habit = (mind) => bestClaim(mind, ({ as }) => as !== mind.own);

/** Any head, and its best use. */
export const claimAny: Habit = (mind) => {
  const claims = allOfType(mind, 'claim');
  if (claims.length === 0) return null;
  const { as } = pick(mind.draws, claims);
  return bestClaim(mind, (claim) => claim.as === as);
};

/** So often as claims of this one were heard from a seat in this round. */
export function heardOf({ view }: Mind, seat: number, identity: Identity): number {
  return view.table.heirs[seat].claimed[identity];
}

/** Turns that have gone by in this round, for each heir. */
export function lapsOf({ view: { table } }: Mind): number {
  return table.turn.number / table.heirs.length;
}

/** Reacts as what it is, and so often as something else. */
export function reacting(pretends: number, speaks = 1): Habit {
  return (mind) => {
    const reactions = mind.specs.filter(({ type }) => type in SPEAKS_AS);
    const honest = reactions.filter(({ type }) => SPEAKS_AS[type] === mind.own);
    const isSpoken = isLucky(mind, honest.length > 0 ? speaks : pretends);
    return isSpoken ? anyMove(mind, honest.length > 0 ? honest : reactions) : null;
  };
}

/** The same habit wherever a reaction may be made; whoever lets it pass says nothing or pays. */
export function reactions(habit: Habit): HabitsFor {
  const orPass: Habit = (mind) => habit(mind) ?? anyOfType(mind, 'pass');
  return {
    reaction: orPass,
    illegality: orPass,
    sentencing: orPass,
    indulgence: orPass,
    defence: (mind) => habit(mind) ?? anyOfType(mind, 'pay'),
  };
}
