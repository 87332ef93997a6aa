// Whose voice counts, and what that comes to. Who is here is not in the log, so what is carried here is written down as carried.

import type { Seat } from '@pretender/kernel';
import type { OpenMotion } from '@pretender/protocol';
import { type Counted, VOICE_LOST } from './attendance.ts';
import { isPlaying, type KeyRequest, roundNow, type TableState } from './facts.ts';
import type { TableLine } from './lines.ts';

/** To give a seat away; it is enough that one is for it where two voices cannot be had, but then the old hand is not given away with it. */
const VOICES_FOR_A_SEAT = 2;

const hasVoice = (counted: Counted, seat: Seat): boolean => counted.awayFor(seat) < VOICE_LOST;

/** The people of the table but the one whom it is about, without those who have been away for too long. */
function votersBut({ chairs }: TableState, concerned: Seat | null, counted: Counted): Seat[] {
  return chairs.flatMap(({ person }, at) => {
    const seat = at as Seat;
    return person.kind === 'person' && seat !== concerned && hasVoice(counted, seat) ? [seat] : [];
  });
}

function isMajority(voters: readonly Seat[], ayes: readonly Seat[]): boolean {
  return 2 * ayes.filter((seat) => voters.includes(seat)).length > voters.length;
}

/** Of those that wait for more than half: a bot needs one voice and does not wait. */
export function isCarried(state: TableState, { motion, ayes }: OpenMotion, counted: Counted): boolean {
  return motion.kind !== 'standIn' && isMajority(votersBut(state, null, counted), ayes);
}

/** Are there no hidden cards of the owner's, or others than when the table agreed? */
function areCardsNew(state: TableState, { granted }: KeyRequest): boolean {
  if (!isPlaying(state)) return true;
  if (granted === null) return false;
  if (state.matchNumber !== granted.match) return true;
  return state.played.dealsEach === 'round' && roundNow(state) !== granted.round;
}

/** Whether the seat passes now, or with the next deal; null if neither has been agreed yet. */
export function outcomeOf(state: TableState, request: KeyRequest, counted: Counted): 'returned' | 'granted' | null {
  if (hasVoice(counted, request.seat)) return null;
  const voters = votersBut(state, request.seat, counted);
  const backing = request.ayes.filter((seat) => voters.includes(seat)).length;
  const isBacked = 2 * backing > voters.length;
  if (isBacked && backing >= VOICES_FOR_A_SEAT) return 'returned';
  if (request.granted !== null) return areCardsNew(state, request) ? 'returned' : null;
  if (!isBacked || voters.length >= VOICES_FOR_A_SEAT) return null;
  return areCardsNew(state, request) ? 'returned' : 'granted';
}

export function lineOf({ request, seat }: KeyRequest, outcome: 'returned' | 'granted'): TableLine {
  return outcome === 'returned' ? { kind: 'returned', request, seat, yes: true } : { kind: 'granted', request, seat };
}

/**
 * What is carried by now without another word: somebody has lost their voice, an owner was away for long enough, or cards were dealt. While
 * they are being dealt no seat passes: whoever has a number in the deal stays the same.
 */
export function carriedByNow(state: TableState, counted: Counted): TableLine | null {
  if (state.dealing !== null) return null;
  for (const request of state.requests) {
    const outcome = outcomeOf(state, request, counted);
    if (outcome !== null) return lineOf(request, outcome);
  }
  if (!isPlaying(state)) return null;
  const carried = state.motions.find((open) => isCarried(state, open, counted));
  if (carried === undefined) return null;
  const { motion, ayes } = carried;
  return { kind: 'voted', seat: ayes[0], motion, yes: true, isCarried: true };
}
