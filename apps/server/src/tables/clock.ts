// The clock of the question that is open. It is part of the fold: it follows from the lines and the times they were
// written, so a restart finds it again. Nothing here knows a hidden card.

import type { Ask, AskId } from '@pretender/kernel';
import type { AskClock, Phase } from '@pretender/protocol';
import type { Pace } from '@pretender/protocol/paces';
import type { GivenBack } from '../stalls.ts';

interface Timer {
  readonly ask: AskId;
  readonly clock: Ask['clock'];
  /** When it began to run, moved on by every stop; null while it is stopped. */
  since: number | null;
  /** When it really began to run, wherever `since` is by now. */
  began: number;
  /** How much it was given back because the server was too busy to hear. */
  given: number;
  /** How long it had run when it was stopped. */
  ran: number;
  /** How far into its run the last call came; null before. */
  calledAt: number | null;
  /** What holds have added before the last call, and after it. */
  added: number;
  addedLate: number;
  isHeldOnce: boolean;
}

/** One timer for each ask of the stack, of which only the open one runs; and for asks beside the turn that do not wait for ever. */
export interface TableClock {
  timers: Timer[];
  beside: Timer[];
  isStopped: boolean;
  /** Until then the table rests for a moment of the game: the open question begins to run, or goes on, only then. */
  restUntil: number;
  /** How much of a rest was left when the clock was stopped. */
  restLeft: number;
}

export function newClock(): TableClock {
  return { timers: [], beside: [], isStopped: false, restUntil: 0, restLeft: 0 };
}

/** After a vote nobody comes back to a window that closes under his hands. */
const AT_LEAST_AFTER_A_STOP = 3000;

function elapsed(timer: Timer, now: number): number {
  return timer.since === null ? timer.ran : timer.ran + Math.max(0, now - timer.since);
}

function stop(timer: Timer, now: number): void {
  timer.ran = elapsed(timer, now);
  timer.since = null;
}

/** Where a phase ends, in milliseconds of run. */
function ends(timer: Timer, pace: Pace): { readonly open: number | null; readonly all: number | null } {
  const { beat, limits } = pace;
  if (timer.clock === 'none') return { open: null, all: null };
  if (timer.clock !== 'beat') {
    const limit = limits[timer.clock];
    return { open: null, all: limit === null ? null : limit + timer.added };
  }
  const open = beat.open === null ? null : beat.hush + beat.open + timer.added;
  const called = timer.calledAt ?? open;
  return { open, all: called === null ? null : called + beat.lastCall + timer.addedLate };
}

function newTimer({ id, clock }: Ask): Timer {
  return {
    ask: id,
    clock,
    since: null,
    began: 0,
    given: 0,
    ran: 0,
    calledAt: null,
    added: 0,
    addedLate: 0,
    isHeldOnce: false,
  };
}

const NO_ASKS: readonly Ask[] = [];

/** Most of what happens opens and closes no question: then it is the same list. */
function timersFor(asks: readonly Ask[], before: Timer[]): Timer[] {
  const isSame = asks.length === before.length && asks.every(({ id }, at) => before[at].ask === id);
  return isSame ? before : asks.map((ask) => before.find((timer) => timer.ask === ask.id) ?? newTimer(ask));
}

const isOfStack = ({ mode }: Ask): boolean => mode !== 'standing';
const isBeside = ({ mode, clock }: Ask): boolean => mode === 'standing' && clock !== 'none';

/** Follows the asks after something happened. */
export function followAsks(clock: TableClock, asks: readonly Ask[], pace: Pace, now: number): void {
  clock.timers = timersFor(asks.every(isOfStack) ? asks : asks.filter(isOfStack), clock.timers);
  clock.beside = timersFor(asks.some(isBeside) ? asks.filter(isBeside) : NO_ASKS, clock.beside);
  for (const timer of clock.beside) {
    if (clock.isStopped) stop(timer, now);
    else if (timer.since === null) go(timer, pace, { now, from: now });
  }
  for (let at = 0; at < clock.timers.length; at++) {
    const timer = clock.timers[at];
    const isOpen = at === clock.timers.length - 1 && !clock.isStopped;
    if (!isOpen) stop(timer, now);
    else if (timer.since === null) go(timer, pace, { now, from: Math.max(now, clock.restUntil) });
  }
}

function go(timer: Timer, pace: Pace, { now, from }: { now: number; from: number }): void {
  const { all } = ends(timer, pace);
  if (all !== null && timer.ran > 0 && all - timer.ran < AT_LEAST_AFTER_A_STOP) {
    const missing = AT_LEAST_AFTER_A_STOP - (all - timer.ran);
    timer.added += missing;
    timer.addedLate += timer.calledAt === null ? 0 : missing;
  }
  timer.since = from;
  timer.began = now;
}

/** Something has happened that all look up for: whatever is asked now runs only after so long. Follow the asks then. */
export function beginRest(clock: TableClock, lasts: number, now: number): void {
  for (const timer of clock.timers) stop(timer, now);
  clock.restUntil = Math.max(clock.restUntil, now) + lasts;
}

/** How long the table still rests. */
export function restOf({ restUntil, isStopped }: TableClock, now: number): number {
  return isStopped ? 0 : Math.max(0, restUntil - now);
}

/** Everybody has seen it. */
export function endRest(clock: TableClock, now: number): void {
  if (restOf(clock, now) === 0) return;
  clock.restUntil = now;
  for (const timer of clock.timers) if (timer.since !== null) timer.since = Math.min(timer.since, now);
}

export function setStopped(
  clock: TableClock,
  isStopped: boolean,
  asks: readonly Ask[],
  about: { pace: Pace; now: number },
): void {
  const { pace, now } = about;
  if (isStopped) clock.restLeft = restOf(clock, now);
  else clock.restUntil = now + clock.restLeft;
  clock.isStopped = isStopped;
  followAsks(clock, asks, pace, now);
}

/** The server was away: nobody could use that time. */
export function shift(clock: TableClock, by: number): void {
  for (const timer of [...clock.timers, ...clock.beside]) if (timer.since !== null) timer.since += by;
  clock.restUntil += by;
}

/** However busy somebody keeps the server, no question lasts longer for it than by this. */
export const MOST_GIVEN = 60_000;

/** How much of these times lies after another: when somebody left, or something was opened. */
export function lostSince(since: number, stalls: readonly Omit<GivenBack, 'why'>[]): number {
  return stalls.reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, since)), 0);
}

export const frozenIn = (stalls: readonly GivenBack[]) => stalls.filter(({ why }) => why === 'frozen');

/** What a timer is given back because the server was busy, and because it was frozen. */
function owedTo(timer: Timer, stalls: readonly GivenBack[]): { busy: number; frozen: number } {
  if (timer.since === null) return { busy: 0, frozen: 0 };
  const frozen = lostSince(timer.began, frozenIn(stalls));
  const busy = lostSince(timer.began, stalls) - frozen;
  return { busy: Math.min(busy, MOST_GIVEN - timer.given), frozen };
}

/** How much everything that runs would be given back, and the open question. */
export function owedBy({ timers, beside }: TableClock, stalls: readonly GivenBack[]): { all: number; open: number } {
  const owed = [...timers, ...beside].map((timer) => owedTo(timer, stalls)).map(({ busy, frozen }) => busy + frozen);
  return { all: owed.reduce((sum, by) => sum + by, 0), open: owed[timers.length - 1] ?? 0 };
}

export function giveBack(clock: TableClock, stalls: readonly GivenBack[]): void {
  const top = topTimer(clock);
  const waits = top !== null && top.since === clock.restUntil;
  for (const timer of [...clock.timers, ...clock.beside]) {
    const { busy, frozen } = owedTo(timer, stalls);
    if (timer.since !== null) timer.since += busy + frozen;
    timer.given += busy;
  }
  // The rest ends when what waits for it begins.
  if (waits) clock.restUntil = top.since ?? clock.restUntil;
}

/** At another pace whatever is open begins anew: no time that was fair before is used up now. */
export function restart(clock: TableClock, now: number): void {
  for (const timer of [...clock.timers, ...clock.beside]) {
    timer.ran = 0;
    timer.calledAt = null;
    timer.given = 0;
    if (timer.since === null) continue;
    timer.began = now;
    timer.since = Math.max(now, Math.min(timer.since, clock.restUntil));
  }
}

function topTimer({ timers }: TableClock): Timer | null {
  return timers.length > 0 ? timers[timers.length - 1] : null;
}

export function call(clock: TableClock, now: number): void {
  const timer = topTimer(clock);
  if (timer && timer.calledAt === null) timer.calledAt = elapsed(timer, now);
}

export function hold(clock: TableClock, pace: Pace): void {
  const timer = topTimer(clock);
  if (!timer) return;
  timer.isHeldOnce = true;
  const more = timer.clock === 'beat' ? pace.hold : pace.talk;
  if (timer.calledAt === null) timer.added += more;
  else timer.addedLate += more;
}

export function mayHold(clock: TableClock, where: readonly Ask['clock'][]): boolean {
  const timer = topTimer(clock);
  return timer !== null && where.includes(timer.clock) && !timer.isHeldOnce;
}

/** Past the hush and not called yet, by anybody or by itself. */
export function mayCall(clock: TableClock, pace: Pace, now: number): boolean {
  const timer = topTimer(clock);
  if (timer === null || timer.clock !== 'beat' || timer.calledAt !== null || isResting(timer, now)) return false;
  const [ran, { open }] = [elapsed(timer, now), ends(timer, pace)];
  return ran >= pace.beat.hush && (open === null || ran < open);
}

function endOf(timer: Timer, pace: Pace): number | null {
  const { all } = ends(timer, pace);
  return timer.since === null || all === null ? null : timer.since + (all - timer.ran);
}

/** When the open question closes by itself; null if never. */
export function closesAt(clock: TableClock, pace: Pace): number | null {
  const timer = topTimer(clock);
  return timer === null ? null : endOf(timer, pace);
}

/** The question beside the turn that closes next, and when; null if none does. */
export function nextBeside({ beside }: TableClock, pace: Pace): { readonly ask: AskId; readonly at: number } | null {
  if (beside.length === 0) return null;
  const ending = beside.flatMap((timer) => {
    const at = endOf(timer, pace);
    return at === null ? [] : [{ ask: timer.ask, at }];
  });
  return ending.toSorted((a, b) => a.at - b.at || a.ask - b.ask)[0] ?? null;
}

/** The earliest moment at which it may close because everybody has answered. */
export function mayCloseFrom(clock: TableClock, pace: Pace): number | null {
  const timer = topTimer(clock);
  if (!timer || timer.since === null) return null;
  if (timer.clock !== 'beat') return timer.since;
  return timer.since + (pace.beat.hush + pace.beat.floor - timer.ran);
}

/** What everybody is shown, the same for all: the open question first, then what stands beside the turn. */
export function readClock(clock: TableClock, pace: Pace, now: number): AskClock[] {
  const timer = topTimer(clock);
  const shown = timer === null ? clock.beside : [timer, ...clock.beside];
  return shown.map((each) => ({ ask: each.ask, ...phaseOf(each, pace, now) }));
}

const isResting = ({ since }: Timer, now: number): boolean => since !== null && now < since;

/** While the table rests: until when, and what comes then. */
function phaseOf(timer: Timer, pace: Pace, now: number): Omit<AskClock, 'ask'> {
  const { since } = timer;
  if (since === null || now >= since) return runOf(timer, pace, now);
  return { phase: 'hush', left: since - now, next: runOf(timer, pace, since) };
}

function runOf(timer: Timer, pace: Pace, now: number): { phase: Phase; left: number | null } {
  const ran = elapsed(timer, now);
  const { open, all } = ends(timer, pace);
  const until = (end: number | null) => (end === null ? null : Math.max(0, end - ran));
  if (timer.since === null) return { phase: 'stopped', left: until(all) };
  if (timer.clock !== 'beat') return { phase: 'decide', left: until(all) };
  if (ran < pace.beat.hush) return { phase: 'hush', left: pace.beat.hush - ran };
  const isCalled = timer.calledAt !== null || (open !== null && ran >= open);
  return isCalled ? { phase: 'lastCall', left: until(all) } : { phase: 'open', left: until(open) };
}
