// When a table must do something by itself, and what.

import { missing } from '@pretender/kernel';
import { paceOf } from '@pretender/protocol/paces';
import { closesAt, mayCloseFrom } from './clock.ts';
import { isUnended, openAsk, type TableState } from './facts.ts';

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
  if (ask === null || match === null || missing(match, ask).length > 0) return last;
  const from = mayCloseFrom(clock, pace);
  if (from === null || (settings.isEven && ask.clock === 'beat' && last !== null)) return last;
  const early = from + (ask.clock === 'beat' ? extra : 0);
  return last === null ? early : Math.min(last, early);
}
