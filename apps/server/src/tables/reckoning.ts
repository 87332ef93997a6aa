// What everybody knows of the clock without being told: a question that comes up begins as its speed says, and phases follow
// each other by themselves. The clock is told where it stands otherwise. Whatever moves the clock of an offer moves that of the
// open question too, so it is enough to look at that one.

import type { Ask, AskId } from '@pretender/kernel';
import type { AskClock } from '@pretender/protocol';
import { afterRest, freshClock, leftInAll, type Pace, paceOf } from '@pretender/protocol/paces';
import { closesAt, readClock } from './clock.ts';
import { openAsk, type TableState } from './facts.ts';

export interface ClockNow {
  /** As it would be told. */
  readonly asks: readonly AskClock[];
  readonly at: number;
  readonly pace: Pace;
  /** The question that is open. */
  readonly open: Ask | null;
  /** When it closes by itself; null if never, or while the clock is stopped. */
  readonly closes: number | null;
}

export function clockNow(state: TableState, at: number): ClockNow {
  const pace = paceOf(state.settings);
  const { clock } = state;
  return { asks: readClock(clock, pace, at), at, pace, open: openAsk(state), closes: closesAt(clock, pace) };
}

export interface Reckoning {
  readonly ask: AskId | null;
  readonly isStopped: boolean;
  readonly closes: number | null;
  /** When the buttons may be pressed; in the past where they may be. */
  readonly opens: number;
  /** Until when the table rests. */
  readonly rests: number;
}

/** Nobody notices less, nor a hundredth of what is left; a commit takes a few milliseconds, and the clock has begun before it. */
const UNNOTICED = 50;
const UNNOTICED_SHARE = 0.01;

/** Without a clock a rest is told by this alone. */
function opensAt({ phase, left, next }: AskClock, at: number): number {
  if (phase !== 'hush' || left === null) return at;
  return at + left + (next?.phase === 'hush' ? (next.left ?? 0) : 0);
}

function reckon(clock: AskClock | undefined, { at, pace }: ClockNow): Reckoning {
  if (clock === undefined) return { ask: null, isStopped: false, closes: null, opens: at, rests: at };
  const isStopped = clock.phase === 'stopped';
  const left = isStopped ? null : leftInAll(clock, pace);
  const rests = clock.next === undefined ? at : at + (clock.left ?? 0);
  return { ask: clock.ask, isStopped, closes: left === null ? null : at + left, opens: opensAt(clock, at), rests };
}

const openClock = ({ asks, open }: ClockNow): AskClock | undefined => asks.find(({ ask }) => ask === open?.id);

/** By whoever is told the clock now. */
export const reckonFrom = (now: ClockNow): Reckoning => reckon(openClock(now), now);

/** By whoever was told before and sees now which question is open. */
export function reckonOn(before: Reckoning | null, now: ClockNow): Reckoning | null {
  const { open, pace, at } = now;
  if (before === null || before.ask === (open?.id ?? null)) return before;
  return reckon(open === null ? undefined : afterRest(freshClock(open, pace), before.rests - at), now);
}

export function isAsReckoned({ ask, isStopped, closes, opens }: Reckoning, now: ClockNow): boolean {
  const clock = openClock(now);
  if (ask !== (clock?.ask ?? null) || isStopped !== (clock?.phase === 'stopped')) return false;
  const isOpenAsReckoned =
    clock === undefined || Math.abs(opensAt(clock, now.at) - Math.max(opens, now.at)) <= UNNOTICED;
  if (!isStopped && !isOpenAsReckoned) return false;
  if (closes === null || now.closes === null) return closes === now.closes;
  return Math.abs(closes - now.closes) <= Math.max(UNNOTICED, (now.closes - now.at) * UNNOTICED_SHARE);
}
