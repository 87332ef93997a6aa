// Whose voice counts, and what that comes to. Who is here is not in the log, so what is carried here is written down as carried.

import type { Seat } from '@pretender/kernel';
import type { OpenMotion } from '@pretender/protocol';
import { type Counted, VOICE_LOST } from './attendance.ts';
import { isLive, isPlaying, type KeyRequest, roundNow, type TableState } from './facts.ts';
import type { TableLine } from './lines.ts';

/** To give a seat away; it is enough that one is for it where two voices cannot be had, but then the old hand is not given away with it. */
const VOICES_FOR_A_SEAT = 2;
/** Whoever stops the clocks and is gone for so long does not keep them stopped. */
const PAUSE_LEFT = 60_000;

/** A voice is lost by absence only while a match is played live: elsewhere one person who happens to be here would be everybody. */
function voters(state: TableState, counted: Counted): Seat[] {
  const isMissed = isLive(state);
  return state.chairs.flatMap(({ person }, at) => {
    const seat = at as Seat;
    const isLost = isMissed && counted.awayFor(seat) >= VOICE_LOST;
    return person.kind === 'person' && !isLost ? [seat] : [];
  });
}

/** Not its owner, nor whoever has got a seat in this way a moment ago: one stolen seat would help to the next. */
function votersOnSeat(state: TableState, concerned: Seat, counted: Counted): Seat[] {
  return voters(state, counted).filter((seat) => seat !== concerned && !state.chairs[seat].isNewcomer);
}

function isMajority(all: readonly Seat[], ayes: readonly Seat[]): boolean {
  return 2 * all.filter((seat) => ayes.includes(seat)).length > all.length;
}

/**
 * In a match that is played live a bot needs one voice: it can be taken back any time. Over days it needs as many as anything else, and
 * whoever it is about counts as well, or one of two would play on alone.
 */
export function isCarried(state: TableState, { motion, ayes }: OpenMotion, counted: Counted): boolean {
  const isMost = isMajority(voters(state, counted), ayes);
  if (motion.kind !== 'standIn') return isMost;
  return counted.botLeft(motion.seat as Seat) === 0 && (isMost || isLive(state));
}

/** Are there other cards than when the table agreed? In a waiting room there are none before the next match begins. */
function areCardsNew(state: TableState, { match, round }: NonNullable<KeyRequest['granted']>): boolean {
  if (state.matchNumber !== match) return true;
  return isPlaying(state) && round !== null && state.played.dealsEach === 'round' && roundNow(state) !== round;
}

/** Whether the seat passes now, or with the next deal; null if neither has been agreed yet. */
export function outcomeOf(state: TableState, request: KeyRequest, counted: Counted): 'returned' | 'granted' | null {
  const { seat, ayes, granted } = request;
  if (counted.awayFor(seat) < VOICE_LOST) return null;
  const all = votersOnSeat(state, seat, counted);
  const isBacked = isMajority(all, ayes);
  if (isBacked && all.filter((other) => ayes.includes(other)).length >= VOICES_FOR_A_SEAT) return 'returned';
  if (granted !== null) return areCardsNew(state, granted) ? 'returned' : null;
  return isBacked && all.length < VOICES_FOR_A_SEAT ? 'granted' : null;
}

export function lineOf({ request, seat }: KeyRequest, outcome: 'returned' | 'granted'): TableLine {
  return outcome === 'returned' ? { kind: 'returned', request, seat, yes: true } : { kind: 'granted', request, seat };
}

/** Whose absence ends the pause, and how much of it; null where nothing is paused. */
export function pauseLeft({ pausedBy, host }: TableState): { readonly seat: Seat; readonly after: number } | null {
  return pausedBy === null ? null : { seat: pausedBy === 'host' ? host : pausedBy, after: PAUSE_LEFT };
}

/**
 * What is carried by now without another word: somebody has lost their voice, an owner was away for long enough, cards were dealt, or whoever
 * stopped the clocks is gone. While cards are being dealt no seat passes: whoever has a number in the deal stays the same.
 */
export function carriedByNow(state: TableState, counted: Counted): TableLine | null {
  if (state.dealing !== null) return null;
  for (const request of state.requests) {
    const outcome = outcomeOf(state, request, counted);
    if (outcome !== null) return lineOf(request, outcome);
  }
  if (!isPlaying(state)) return null;
  const pause = pauseLeft(state);
  if (pause !== null && counted.goneFor(pause.seat) >= pause.after) return { kind: 'resumed' };
  const carried = state.motions.find((open) => isCarried(state, open, counted));
  if (carried === undefined) return null;
  const { motion, ayes } = carried;
  return { kind: 'voted', seat: ayes[0], motion, yes: true, isCarried: true };
}
