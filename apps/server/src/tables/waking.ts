// What an open table does by itself: when it wakes for it, and that everything is heard first that had arrived by then.

import type { GivenBack } from '../stalls.ts';
import { Alarm } from './alarm.ts';
import type { Audience } from './audience.ts';
import { lostSince, owedBy } from './clock.ts';
import { Deadline } from './deadline.ts';
import { dealEnds, dealOwed, isAllOpen } from './dealing.ts';
import { isUnended, type TableState } from './facts.ts';
import { following } from './following.ts';
import { Hearing } from './hearing.ts';
import type { TableLine } from './lines.ts';
import { excuse } from './presence.ts';
import { nextOfDeal } from './start.ts';
import type { OpenTable } from './thinking.ts';
import { carriedByNow, pauseLeft } from './voices.ts';
import { pauseOwed } from './wake.ts';
import type { Whereabouts } from './whereabouts.ts';
import type { Services } from './world.ts';

/** After a failed write nothing is tried again by itself for this long: a full disk stays full for a while. */
const BREATH = 1000;
const GIVES_BACK_EVERY = 2000;

interface WakingTable extends Pick<OpenTable, 'state' | 'isClosed' | 'inTurn' | 'write'> {
  /** Answers wait for each other. */
  readonly isRaceOn: boolean;
  schedule(): void;
}

interface Parts {
  readonly services: Services;
  readonly whereabouts: Whereabouts;
  readonly audience: Audience;
}

/** A match that nobody has ended, or a deal whose numbers are all open. */
function isOwed(state: TableState): boolean {
  return isUnended(state) || isAllOpen(state);
}

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

export class Waking {
  readonly #table: WakingTable;
  readonly #parts: Parts;
  readonly #alarm: Alarm;
  readonly #deadline: Deadline;
  readonly #hearing: Hearing;
  #notBefore = 0;
  /** Times that were not given back yet. */
  #owed: GivenBack[] = [];
  /** Since when something is carried that is not written yet. */
  #carriedSince: number | null = null;
  #gaveBackAt = Number.NEGATIVE_INFINITY;

  constructor(table: WakingTable, parts: Parts) {
    const { services, whereabouts } = parts;
    this.#table = table;
    this.#parts = parts;
    this.#alarm = new Alarm(services.world, this);
    this.#deadline = new Deadline(services.world, whereabouts.presence);
    this.#hearing = new Hearing(services);
  }

  /** The next time; null for never. */
  get time(): number | null {
    const { state } = this.#table;
    return state.dealing === null
      ? this.#deadline.of(state)
      : dealEnds(state, state.dealing, this.#parts.whereabouts.here());
  }

  setAlarm(): void {
    const [time, carriedAt] = [this.time, this.#carriedAt()];
    const next = earlier(time, carriedAt);
    this.#alarm.set(next === null ? null : Math.max(next, this.#notBefore));
  }

  /** When something may be carried without another word; who is here is known only in memory, so the store need not know of it. */
  #carriedAt(): number | null {
    const { state } = this.#table;
    const { services, whereabouts } = this.#parts;
    const isAny = state.requests.length > 0 || state.motions.length > 0 || state.pausedBy !== null;
    const isNow = isAny && carriedByNow(state, whereabouts.counted()) !== null;
    const now = services.world.now();
    this.#carriedSince = isNow ? (this.#carriedSince ?? now) : null;
    if (!isAny || isNow) return this.#carriedSince;
    const { attendance } = whereabouts;
    const pause = pauseLeft(state);
    const pauseEnds = pause && attendance.goneAt(pause.seat, pause.after, now);
    return earlier(attendance.nextLoss(now), pauseEnds);
  }

  /** Whoever had come back by then was heard first. */
  #carried(): TableLine | null {
    const carriedAt = this.#carriedAt();
    if (this.#table.isClosed || this.#carriedSince === null || carriedAt === null) return null;
    return this.#hearing.until < carriedAt ? null : carriedByNow(this.#table.state, this.#parts.whereabouts.counted());
  }

  stop(): void {
    this.#alarm.set(null);
  }

  /** A write has failed. */
  rest(): void {
    this.#notBefore = this.#parts.services.world.now() + BREATH;
  }

  /** What happens by itself by now; while answers wait for each other nothing closes. */
  due(now: number): TableLine | null {
    const { isClosed, isRaceOn, state } = this.#table;
    return isClosed || isRaceOn ? null : this.#deadline.lineDue(state, now, this.#heard);
  }

  /** Everything that had arrived by then is done, and what was owed by then is given back. */
  get #heard(): number {
    return this.#owed.length > 0 ? Number.NEGATIVE_INFINITY : this.#hearing.until;
  }

  /** What happens by itself to the deal that is under way. */
  async #dealt(now: number): Promise<TableLine | null> {
    const { isClosed, state } = this.#table;
    if (isClosed || state.dealing === null) return null;
    const { bytes } = this.#parts.services.world;
    return nextOfDeal(state, this.#parts.whereabouts.here(), { clock: Math.min(now, this.#heard), bytes });
  }

  wake(): void {
    void this.#table.inTurn(() => this.#act()).catch(() => {});
  }

  async #act(): Promise<void> {
    const { isClosed, isRaceOn, state } = this.#table;
    if (isRaceOn) return;
    if (!isClosed && isOwed(state)) return this.#goOn();
    if (this.#owed.length > 0) await this.#settle();
    const now = this.#parts.services.world.now();
    const line = state.dealing === null ? (this.due(now) ?? this.#carried()) : await this.#dealt(now);
    if (line !== null) await this.#table.write(line, null);
    else if (this.#isUnheard(now)) this.#hearing.catchUp(this.#parts.audience, this);
    else this.#table.schedule();
  }

  /** What was not written with what it follows, because of a crash. */
  async #goOn(): Promise<void> {
    const line = await following(this.#table.state, this.#parts.services.world);
    if (line !== null) await this.#table.write(line, null);
  }

  /** Something is to happen by its time, and not everything has been heard that had arrived by then. */
  #isUnheard(now: number): boolean {
    const isWaiting = (time: number | null) => time !== null && this.#hearing.until < time && time <= now;
    return !this.#table.isClosed && (isWaiting(this.time) || isWaiting(this.#carriedSince));
  }

  /**
   * The server could do nothing for a while. What is owed is given back before anything closes by its time; but not a line for each of many
   * stalls at each of many tables, which would keep the server busy by itself.
   */
  async giveBack(stall: GivenBack): Promise<void> {
    this.#owed.push(stall);
    const { world } = this.#parts.services;
    const time = this.#gaveBackAt + GIVES_BACK_EVERY;
    if (stall.why === 'frozen' || time <= world.now()) return this.#table.inTurn(() => this.#settle());
    if (this.#owed.length === 1) world.at(time, () => this.wake());
  }

  async #settle(): Promise<void> {
    const stalls = this.#owed;
    this.#owed = [];
    const { all, open } = owedBy(this.#table.state.clock, stalls);
    const { whereabouts, services } = this.#parts;
    whereabouts.attendance.excuse((since) => lostSince(since, stalls));
    const { state, isClosed } = this.#table;
    if (isClosed || all + dealOwed(state, stalls) + pauseOwed(state, stalls) === 0) return;
    this.#gaveBackAt = services.world.now();
    excuse(whereabouts.presence, (since) => Math.min(open, lostSince(since, stalls)));
    this.#deadline.delay(open);
    await this.#table.write({ kind: 'stalled', stalls }, null);
  }
}
