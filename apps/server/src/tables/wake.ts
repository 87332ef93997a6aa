// When a table must do something by itself, and what.

import { type Ask, firstMissing } from '@pretender/kernel';
import { paceOf } from '@pretender/protocol/paces';
import type { GivenBack } from '../stalls.ts';
import { closesAt, frozenIn, lostSince, mayCloseFrom, nextBeside } from './clock.ts';
import { asksOf, isUnended, openAsk, type TableState } from './facts.ts';

const PAUSE_OF_A_PLAYER = 60_000;
/** The time of the next thing that happens by itself, people apart; null if there is none. `extra` is drawn once for each beat. */
export function wakesAt(state: TableState, extra: number): number | null {
  const { match, pausedBy, clock, settings } = state;
  // Only where something went wrong in between: a crash, or a disk that failed.
  if (isUnended(state)) return 0;
  if (pausedBy !== null) return pausedBy === 'host' ? null : state.pausedAt + PAUSE_OF_A_PLAYER;
  const pace = paceOf(settings);
  const last = closesAt(clock, pace);
  const ask = openAsk(state);
  // Has everybody who is asked answered? Only the table may know.
  if (ask === null || match === null || firstMissing(match, ask) !== null) return last;
  const from = mayCloseFrom(clock, pace);
  if (from === null || (settings.isEven && ask.clock === 'beat' && last !== null)) return last;
  const early = from + (ask.clock === 'beat' ? extra : 0);
  return last === null ? early : Math.min(last, early);
}

/**
 * What a pause that ends by itself is given back, while no clock runs that would be owed anything. Whoever pauses has left the table for a
 * while: only where everything stood still is it longer.
 */
export function pauseOwed({ pausedBy, pausedAt }: TableState, stalls: readonly GivenBack[]): number {
  return pausedBy === null || pausedBy === 'host' ? 0 : lostSince(pausedAt, frozenIn(stalls));
}

/** What stands beside the turn and ends by itself, and when; null if nothing does. Nobody is waited for. */
function endsBeside({ clock, settings, pausedBy, match }: TableState): ReturnType<typeof nextBeside> {
  return pausedBy !== null || match === null ? null : nextBeside(clock, paceOf(settings));
}

/** That time, or the time at which something beside the turn ends, if that is sooner. */
export function orBeside(state: TableState, time: number | null): number | null {
  const beside = endsBeside(state)?.at ?? null;
  return time === null || beside === null ? (time ?? beside) : Math.min(time, beside);
}

/** The question that closes now: one beside the turn whose time is up, or else the open one. */
export function dueAsk(state: TableState, now: number): Ask | null {
  const beside = endsBeside(state);
  const ended = beside !== null && beside.at <= now ? asksOf(state).find(({ id }) => id === beside.ask) : undefined;
  return ended ?? openAsk(state);
}
