// What the table decides together while a match is played: more than half of those whose voice counts must be for it. Whoever keeps
// the house has one voice like everybody else. That a bot plays until somebody is back needs one voice in a match that is played live.

import type { Seat } from '@pretender/kernel';
import type { Motion } from '@pretender/protocol';
import { isPlaying, type TableState } from '../facts.ts';
import { ayesFor } from '../motions.ts';
import { isCarried } from '../voices.ts';
import { type Actor, type Decider, type Decision, line, refuseWith } from './decision.ts';

type Voter = Actor & { seat: Seat };
type StandIn = Extract<Motion, { kind: 'standIn' }>;

function letBotPlay(state: TableState, motion: StandIn, { seat, counted }: Voter): Decision {
  const known = counted();
  const left = known.botLeft(motion.seat as Seat);
  if (left === null) return refuseWith('not-now', 'This person is here.');
  if (left > 0) return refuseWith('not-now', `A bot may play for this person in ${Math.ceil(left / 1000)} s.`);
  if (state.chairs[motion.seat].hasStandIn) return refuseWith('stale');
  const ayes = ayesFor(state, motion);
  const isDone = isCarried(state, { motion, ayes: [...ayes.filter((other) => other !== seat), seat] }, known);
  if (!isDone && ayes.includes(seat)) return refuseWith('stale');
  return line({ kind: 'voted', seat, motion, yes: true, isCarried: isDone });
}

function voteOnStandIn(state: TableState, motion: StandIn, yes: boolean, voter: Voter): Decision {
  const { seat } = voter;
  if (state.chairs[motion.seat]?.person.kind !== 'person') return refuseWith('no-such-seat');
  const isOwn = motion.seat === seat;
  if (yes) return isOwn ? refuseWith('not-now') : letBotPlay(state, motion, voter);
  // Nobody needs the others to do without a stand-in.
  const isSaid = isOwn || ayesFor(state, motion).includes(seat);
  return isSaid ? line({ kind: 'voted', seat, motion, yes, isCarried: false }) : refuseWith('stale');
}

export const vote: Decider<'vote'> = (state, { motion, yes }, actor) => {
  const { seat } = actor;
  if (!isPlaying(state)) return refuseWith('not-now');
  if (motion.kind === 'standIn') return voteOnStandIn(state, motion, yes, actor);
  if (motion.kind === 'speed' && motion.speed === state.settings.speed) return refuseWith('not-now');
  const ayes = ayesFor(state, motion);
  if (ayes.includes(seat) === yes) return refuseWith('stale');
  const isDone = yes && isCarried(state, { motion, ayes: [...ayes, seat] }, actor.counted());
  return line({ kind: 'voted', seat, motion, yes, isCarried: isDone });
};
