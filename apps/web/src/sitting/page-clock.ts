// Where the open question stands, in the page's own time: as it was told, and on by itself through what nobody has to tell.

import type { AskClock } from '@pretender/protocol';
import { afterRest, freshClock, type Pace, paceOf } from '@pretender/protocol/paces';
import type { Face } from '../games/face.ts';
import type { Picture } from './picture.ts';

export interface PageClock extends Omit<AskClock, 'left'> {
  /** `performance.now()` at which this phase ends; null without a clock. */
  readonly until: number | null;
  readonly length: number | null;
}

/** Now, and how many times as fast the server's clocks run. */
export interface PageTime {
  readonly now: number;
  readonly hurry: number;
}

const after = (until: number, length: number | null) => ({ length, until: length === null ? null : until + length });

/** What follows a phase by itself, as long as nobody says anything. */
export function nextPhase(clock: PageClock, pace: Pace, hurry = 1): PageClock | null {
  const { ask, phase, until, next } = clock;
  if (until === null) return null;
  if (next !== undefined)
    return { ask, phase: next.phase, ...after(until, next.left === null ? null : next.left / hurry) };
  if (phase !== 'hush' && phase !== 'open') return null;
  const following = phase === 'hush' ? 'open' : 'lastCall';
  const length = pace.beat[following];
  return { ask, phase: following, ...after(until, length === null ? null : length / hurry) };
}

/** When the last moment to speak is over, if nobody says anything; null where nobody is hurried. */
export function endOf(clock: PageClock, settings: Parameters<typeof paceOf>[0]): number | null {
  const next = nextPhase(clock, paceOf(settings));
  return next === null ? clock.until : endOf(next, settings);
}

export function clockNow(asks: readonly AskClock[], { now, hurry }: PageTime): readonly PageClock[] {
  return asks.map(({ ask, phase, left, next }) => ({
    ask,
    phase,
    ...after(now, left === null ? null : left / hurry),
    ...(next && { next }),
  }));
}

/** For how long the table rests. */
export function restIn([top]: readonly PageClock[], now: number): number {
  return top?.next === undefined || top.until === null ? 0 : Math.max(0, top.until - now);
}

/** A question that has just come up, and of which nothing was told, begins as its speed says, after the rest; the open one comes first. */
export function clockOn(face: Face, { view, settings }: Picture, clock: readonly PageClock[], time: PageTime) {
  const asks = view === null ? [] : face.game.asks(view.table as never);
  const open = asks.findLast(({ held, mode }) => !held && mode !== 'standing');
  const beside = asks.filter((ask) => ask.mode === 'standing' && ask.clock !== 'none');
  const timed = open === undefined ? beside : [open, ...beside];
  if (timed.length === clock.length && timed.every(({ id }, at) => id === clock[at].ask)) return clock;
  const rest = restIn(clock, time.now) * time.hurry;
  const fresh = (ask: (typeof timed)[number]) =>
    clockNow([afterRest(freshClock(ask, paceOf(settings)), ask === open ? rest : 0)], time)[0];
  return timed.map((ask) => clock.find((known) => known.ask === ask.id) ?? fresh(ask));
}
