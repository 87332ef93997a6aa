// When a table must do something by itself, and what.

import { missing } from '@pretender/kernel';
import { paceOf } from '@pretender/protocol/paces';
import { closesAt, mayCloseFrom } from './clock.ts';
import { isUnended, openAsk, type TableState } from './facts.ts';

const PAUSE_OF_A_PLAYER = 60_000;
/** Has everybody who is asked answered? Only the table may know. */
function isAnsweredByAll(state: TableState): boolean {
  const ask = openAsk(state);
  return ask !== null && state.match !== null && missing(state.match, ask).length === 0;
}

/** The time of the next thing that happens by itself, people apart; null if there is none. `extra` is drawn once for each beat. */
export function wakesAt(state: TableState, extra: number): number | null {
  // Only where something went wrong in between: a crash, or a disk that failed.
  if (isUnended(state)) return 0;
  if (state.pausedBy !== null) return state.pausedBy === 'host' ? null : state.pausedAt + PAUSE_OF_A_PLAYER;
  const pace = paceOf(state.settings);
  const last = closesAt(state.clock, pace);
  if (!isAnsweredByAll(state)) return last;
  const from = mayCloseFrom(state.clock, pace);
  if (from === null) return last;
  const early = from + (openAsk(state)?.clock === 'beat' ? extra : 0);
  if (state.settings.isEven && openAsk(state)?.clock === 'beat' && last !== null) return last;
  return last === null ? early : Math.min(last, early);
}
