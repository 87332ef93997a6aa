// How often everybody could have reacted as whom, and did. Who is asked is told to all, and only a claim that stands leads to the
// question, so a silence counts for what everybody saw: somebody could have spoken and did not.

import type { Seat } from '@pretender/kernel';
import { isWindow, mayClaim, stepOf } from '../rules/reactions.ts';
import type { AskKind, Heir, ReactionType, Table } from '../types.ts';

export function noReactions(): Heir['chances'] {
  return { immunise: 0, outlaw: 0, sentence: 0, absolve: 0 };
}

/** The same as `counts[reaction] += by`, and many times as fast where the reaction changes all the time. */
function add(counts: Heir['chances'], reaction: ReactionType, by: 1 | -1): void {
  if (reaction === 'outlaw') counts.outlaw += by;
  else if (reaction === 'immunise') counts.immunise += by;
  else if (reaction === 'sentence') counts.sentence += by;
  else counts.absolve += by;
}

/** As whom those who are asked may react, if they may at all. */
function reactionTo(kind: AskKind): ReactionType | null {
  if (isWindow(kind)) return stepOf(kind).reaction;
  return kind === 'defence' || kind === 'penalty' ? 'immunise' : null;
}

/** Of those who owe something some may only choose what to give. */
export function countChances(table: Table, kind: AskKind, seats: readonly Seat[]): void {
  const reaction = reactionTo(kind);
  if (reaction === null) return;
  for (let i = 0; i < seats.length; i++)
    if (mayClaim(table, seats[i], reaction)) add(table.heirs[seats[i]].chances, reaction, 1);
}

/** Whoever is let off although he could still claim it has nothing to react to any more: he had no chance. */
export function takeBackChances(table: Table, kind: AskKind, seats: readonly Seat[]): void {
  const reaction = reactionTo(kind);
  if (reaction === null) return;
  for (let i = 0; i < seats.length; i++) {
    const { chances, reactions } = table.heirs[seats[i]];
    if (chances[reaction] > reactions[reaction] && mayClaim(table, seats[i], reaction)) add(chances, reaction, -1);
  }
}

export function countReaction({ reactions }: Heir, reaction: ReactionType): void {
  add(reactions, reaction, 1);
}
