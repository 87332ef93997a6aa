// What the table decides together while a match is played: more than half of those who are here must be for it. Whoever
// keeps the house has one voice like everybody else.

import type { Seat } from '@pretender/kernel';
import type { Motion } from '@pretender/protocol';
import { isPlaying, type TableState } from '../facts.ts';
import { ayesFor } from '../motions.ts';
import { type Actor, type Decider, line, refuseWith } from './decision.ts';

function isPossible(state: TableState, motion: Motion, { absent }: Actor): boolean {
  if (motion.kind === 'speed') return motion.speed !== state.settings.speed;
  return motion.kind === 'windUp' || absent.includes(motion.seat as Seat);
}

function isMajority({ chairs }: TableState, ayes: readonly Seat[], { absent }: Actor): boolean {
  const present = chairs.flatMap(({ person }, seat) =>
    person.kind === 'person' && !absent.includes(seat as Seat) ? [seat as Seat] : [],
  );
  return 2 * ayes.filter((seat) => present.includes(seat)).length > present.length;
}

export const vote: Decider<'vote'> = (state, { motion, yes }, actor) => {
  const { seat } = actor;
  if (!isPlaying(state)) return refuseWith('not-now');
  if (motion.kind === 'standIn' && state.chairs[motion.seat]?.person.kind !== 'person')
    return refuseWith('no-such-seat');
  // Nobody needs the others to do without a stand-in.
  if (motion.kind === 'standIn' && motion.seat === seat)
    return yes ? refuseWith('not-now') : line({ kind: 'voted', seat, motion, yes, isCarried: false });
  if (!isPossible(state, motion, actor)) return refuseWith('not-now');
  const ayes = ayesFor(state, motion);
  if (ayes.includes(seat) === yes) return refuseWith('stale');
  const isCarried = yes && isMajority(state, [...ayes, seat], actor);
  return line({ kind: 'voted', seat, motion, yes, isCarried });
};
