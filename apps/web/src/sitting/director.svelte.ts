// Between what was told and what is shown. Whatever looks at the table looks at `shown`, so nothing can be seen, heard or read before its
// beat; what comes meanwhile waits in line.

import type { Told } from '@pretender/protocol';
import type { Face } from '../games/face.ts';
import { type Act, BEATS, BEGINS, type Beat, type Play, partsOf } from './act.ts';
import { type Picture, tell } from './picture.ts';

/** Words are not kept waiting: they change nothing on the table. */
const AT_ONCE: readonly string[] = ['@said', '@phrase', '@muted', '@autoPass'];
/** For whoever comes back: each verdict for so long, and all of them together no longer than this. */
const BRIEF = 1100;
const ALL_BRIEF = 3300;

/** A share of the whole. */
const TOLD_AFTER = 0.02;

/** With less time than this nobody could follow. */
const LEAST = 1200;

/** A test of what is shown has none. */
const page = typeof document === 'undefined' ? null : document;
const isHidden = () => page?.hidden === true;

/** Milliseconds that nothing else runs in; null where the table does not rest. */
export type Rest = number | null;

interface Batch {
  readonly told: readonly Told[];
  /** `performance.now()` at which the rest is over; null where there is none. */
  readonly until: number | null;
}

export class Director {
  shown = $state.raw<Picture | null>(null);
  play = $state.raw<Play | null>(null);
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #face: Face | null = null;
  #queue: Batch[] = [];
  /** What is still to be told of the moment that is played. */
  #ahead: readonly Told[] = [];
  #briefs: { readonly facts: unknown; readonly verdict: unknown }[] = [];
  #count = 0;
  #briefTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    page?.addEventListener?.('visibilitychange', this.#look);
  }

  close(): void {
    this.#stop();
    page?.removeEventListener?.('visibilitychange', this.#look);
  }

  /** A picture as a whole: whatever was played is over. */
  begin(face: Face | null, picture: Picture | null): void {
    this.#stop();
    this.#face = face;
    this.shown = picture;
  }

  /** Something that is no news of the match. */
  change(by: (picture: Picture) => Picture): void {
    if (this.shown !== null) this.shown = by(this.shown);
  }

  /** What was told now. Nobody looks at a page that is hidden: it is shown at once, and how things ended when somebody looks again. */
  hear(told: readonly Told[], rest: Rest = null): void {
    if (told.length === 0) return;
    if (told.every(({ type }) => AT_ONCE.includes(type))) {
      this.#tell(told);
      return;
    }
    const mustWait = this.#isPlaying || this.#queue.length > 0 || (this.play !== null && this.#actIn(told) !== null);
    this.#queue.push({ told, until: rest === null ? null : performance.now() + rest });
    if (isHidden()) this.hurry();
    else if (!mustWait) this.#next();
  }

  /** What was missed: the table as it stands, and then how things ended, one after the other. */
  catchUp(told: readonly Told[]): void {
    if (told.length > 0) this.#queue.push({ told, until: null });
    this.hurry();
  }

  /** Everybody has seen enough. A verdict that was not shown yet is shown for a moment, while the table goes on. */
  hurry(): void {
    const pending = this.#ahead;
    this.#clear();
    clearTimeout(this.#briefTimer);
    this.play = null;
    if (pending.length > 0) this.#queue.unshift({ told: pending, until: null });
    for (let batch = this.#queue.shift(); batch; batch = this.#queue.shift()) this.#pass(batch.told);
    this.#showBriefs();
  }

  /** This reader has; the others may not have. */
  see(): void {
    if (this.play !== null) this.play = { ...this.play, isSeen: true };
  }

  get #isPlaying(): boolean {
    return this.play !== null && !this.play.isBrief;
  }

  readonly #look = (): void => {
    if (this.play === null) this.#showBriefs();
  };

  #actIn(told: readonly Told[]): Act | null {
    const { shown } = this;
    return shown === null ? null : (this.#face?.actIn?.(told, shown) ?? null);
  }

  #tell(told: readonly Told[]): void {
    if (told.length > 0 && this.shown !== null && this.#face) this.shown = tell(this.#face, this.shown, told);
  }

  #next(): void {
    this.#clear();
    const batch = this.#queue.shift();
    const act = batch === undefined ? null : this.#actIn(batch.told);
    if (batch !== undefined && act !== null) {
      this.#perform(act, batch);
      return;
    }
    if (!this.play?.isBrief) this.play = null;
    if (batch === undefined) return;
    this.#tell(batch.told);
    this.#next();
  }

  /** One thing after the other, by one clock; never longer than the table rests. */
  #perform(act: Act, batch: Batch): void {
    const { told, until } = batch;
    const { facts, verdict } = act;
    const left = until === null ? act.lasts : until - performance.now();
    if (left < LEAST) {
      this.#queue.unshift(batch);
      this.hurry();
      return;
    }
    const parts = partsOf(act, told);
    // Of two in a row the first must not take the time of the second.
    const lasts = this.#queue.length > 0 ? Math.min(act.lasts, left) : left;
    const begin = (beat: Beat, about: Partial<Play> = {}) => {
      if (this.play !== null) this.play = { ...this.play, ...about, beat };
    };
    this.#ahead = told;
    this.play = { number: ++this.#count, facts, verdict: null, beat: 'claim', lasts, isBrief: false, isSeen: false };
    // What is told with a beat comes a little later than what is played: both at once take longer than a frame.
    const tellLater = (part: readonly Told[], ahead: readonly Told[], at: Beat) =>
      this.#after(lasts * (BEGINS[at] + TOLD_AFTER), () => {
        this.#ahead = ahead;
        this.#tell(part);
      });
    tellLater(parts.lead, told.slice(act.lead), 'hands');
    tellLater(parts.verdict, told.slice(act.decided), 'verdict');
    tellLater(parts.points, parts.rest, 'points');
    for (const beat of BEATS.slice(1))
      this.#after(lasts * BEGINS[beat], () => begin(beat, beat === 'verdict' ? { verdict } : {}));
    this.#after(lasts, () => {
      this.#ahead = [];
      // What follows at once, and perhaps another moment in it.
      if (parts.rest.length > 0) this.#queue.unshift({ told: parts.rest, until });
      this.#next();
    });
  }

  /** Told at once; what ended in it is shown for a moment afterwards. */
  #pass(told: readonly Told[]): void {
    const act = this.#actIn(told);
    if (act === null) {
      this.#tell(told);
      return;
    }
    this.#briefs.push({ facts: act.facts, verdict: act.verdict });
    this.#tell(told.slice(0, act.settled));
    this.#pass(told.slice(act.settled));
  }

  #showBriefs(): void {
    if (!isHidden()) this.#brief(Math.min(BRIEF, ALL_BRIEF / Math.max(1, this.#briefs.length)));
  }

  #brief(lasts: number): void {
    clearTimeout(this.#briefTimer);
    const brief = this.#briefs.shift();
    if (brief === undefined) {
      this.play = null;
      this.#next();
      return;
    }
    this.play = { ...brief, number: ++this.#count, beat: 'court', lasts, isBrief: true, isSeen: false };
    this.#briefTimer = setTimeout(() => this.#brief(lasts), lasts);
  }

  #after(wait: number, job: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      job();
    }, wait);
    this.#timers.add(timer);
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#ahead = [];
  }

  #stop(): void {
    this.#clear();
    clearTimeout(this.#briefTimer);
    this.#queue = [];
    this.#briefs = [];
    this.play = null;
  }
}
