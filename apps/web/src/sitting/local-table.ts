// A whole table inside the page, without a clock that presses: bots answer after a moment, and what everybody has answered
// goes on. For practice; nothing here is secret from who owns the machine, but bots still see only what their seat sees.

import type { answer, Level } from '@pretender/bots';
import {
  type Ask,
  type AskId,
  beginMatch,
  type Dice,
  diceFor,
  type Entry,
  fastDice,
  type GameTypes,
  lapse,
  type Match,
  missing,
  openAsks,
  type RawMove,
  type Receipt,
  type Seat,
  type Seed,
  submit,
  toldOf,
} from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import type { AnyGame, AnyView, Face } from '../games/face.ts';
import type { Hands } from './all-hands.ts';
import type { Cue, Lesson } from './lesson.ts';

export interface LocalSettings {
  readonly game: AnyGame;
  readonly config: object;
  readonly seats: number;
  readonly me: Seat;
  readonly level: Level;
  readonly seed: Seed;
  /** Milliseconds that a bot takes, at least and at most. */
  readonly pace: readonly [number, number];
  readonly lesson: Lesson | null;
  tell(told: readonly Told[]): void;
  /** What a bot should look at beside the turn. */
  readonly beside?: Face['beside'];
  readonly isHeard?: Face['isHeard'];
  /** How long everybody looks up for what has happened. */
  readonly restAfter?: Face['restAfter'];
}

/** The least time a window stays open, so that nobody is answered over. */
const FLOOR = 1200;

export class LocalTable {
  readonly match: Match<GameTypes>;
  readonly #settings: LocalSettings;
  readonly #choose: typeof answer;
  readonly #luck: Dice;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #asked = new Set<string>();
  #opened: { ask: AskId; at: number } = { ask: -1, at: 0 };
  #thoughts = 0;
  /** Until then nobody does anything by itself. */
  #restUntil = 0;
  /** What waits for that. */
  #waiting: { readonly wait: number; readonly job: () => void; readonly timer: ReturnType<typeof setTimeout> }[] = [];

  private constructor(settings: LocalSettings, choose: typeof answer) {
    const { game, config, seats, seed } = settings;
    this.#settings = settings;
    this.#choose = choose;
    this.#luck = fastDice(seed.kind === 'fast' ? seed.value : 1);
    this.match = beginMatch(game, config as never, seats, diceFor(seed));
  }

  static async open(settings: LocalSettings): Promise<LocalTable> {
    const { answer: choose } = await import('@pretender/bots');
    const table = LocalTable.#deal(settings, choose);
    settings.lesson?.whenOver(() => table.#follow());
    table.#report(table.match.entries);
    table.#follow();
    return table;
  }

  /** A lesson may ask for another deal. */
  static #deal(settings: LocalSettings, choose: typeof answer): LocalTable {
    const { seed, lesson } = settings;
    const table = new LocalTable(settings, choose);
    if (seed.kind !== 'fast' || !lesson || lesson.isGood(table.match.views as readonly AnyView[])) return table;
    return LocalTable.#deal({ ...settings, seed: { ...seed, value: seed.value + 1 } }, choose);
  }

  submit(ask: AskId, move: RawMove): Receipt<GameTypes> {
    return this.#then(submit(this.match, this.#settings.me, ask, move));
  }

  /** Closed until the match is over. */
  get hands(): Hands | null {
    const { table, hands } = this.match.state;
    return this.#settings.game.outcome(table) === null ? null : hands;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #then(receipt: Receipt<GameTypes>): Receipt<GameTypes> {
    if (receipt.ok) {
      this.#rest(receipt.entry);
      this.#report([receipt.entry, ...this.#closeHeard()]);
      this.#follow();
    }
    return receipt;
  }

  #rest({ events }: Entry<GameTypes>): void {
    const lasts = this.#settings.restAfter?.(events) ?? 0;
    if (lasts > 0) this.#restUntil = Math.max(this.#restUntil, performance.now()) + lasts;
  }

  /** The reader has seen enough. */
  goOn(): void {
    this.#restUntil = 0;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { wait, job, timer } of waiting) {
      clearTimeout(timer);
      if (this.#timers.delete(timer)) this.#after(wait, job);
    }
  }

  /** Told together: nobody sees a window that is over as it opens. */
  #report(entries: readonly Entry<GameTypes>[]): void {
    const { game, me, tell } = this.#settings;
    const told = entries.flatMap((entry) => toldOf(game, entry, me));
    if (told.length > 0) tell(told as readonly Told[]);
  }

  #closeHeard(): readonly Entry<GameTypes>[] {
    const { state, entries } = this.match;
    const closed: Entry<GameTypes>[] = [];
    for (let ask = this.#top(); ask && this.#settings.isHeard?.(state.table, entries); ask = this.#top()) {
      const receipt = lapse(this.match, ask.id);
      if (!receipt.ok) break;
      closed.push(receipt.entry);
    }
    return closed;
  }

  /** What the table waits for; what stands beside the turn waits for nobody. */
  #top(): Ask | null {
    return openAsks(this.match).findLast(({ mode }) => mode !== 'standing') ?? null;
  }

  /** Also those beside the turn, which are open though nobody waits for them. */
  #asks(): readonly Ask[] {
    return this.#settings.game.asks(this.match.state.table as never).filter(({ held }) => !held);
  }

  #after(wait: number, job: () => void): void {
    const rest = Math.max(0, this.#restUntil - performance.now());
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      job();
    }, rest + wait);
    this.#timers.add(timer);
    if (rest > 0) this.#waiting.push({ wait, job, timer });
    else this.#waiting = [];
  }

  /** Bots that are asked begin to think; what all have answered is closed. */
  #follow(): void {
    this.#lookBeside();
    const ask = this.#top();
    if (ask === null) return;
    if (this.#opened.ask !== ask.id) this.#opened = { ask: ask.id, at: performance.now() };
    const waiting = missing(this.match, ask);
    if (waiting.length === 0) {
      const rest = ask.clock === 'beat' ? FLOOR - (performance.now() - this.#opened.at) : 0;
      this.#after(Math.max(0, rest), () => this.#close(ask.id));
    }
    for (const seat of waiting) this.#ask(seat, ask);
  }

  /** Each bot looks at each occasion once. */
  #lookBeside(): void {
    const { beside, me } = this.#settings;
    if (!beside) return;
    for (const ask of this.#asks())
      for (const seat of ask.mode === 'standing' ? ask.seats : []) {
        const occasion = seat === me ? null : beside(this.match.views[seat] as AnyView, ask);
        const key = `${ask.id}:${seat}:${occasion}`;
        if (occasion === null || this.#asked.has(key)) continue;
        const cue = this.#settings.lesson?.answer(this.match.views[seat] as AnyView, ask, seat) ?? null;
        if (cue === 'wait') continue;
        this.#asked.add(key);
        this.#after(cue?.after ?? this.#moment(), () => this.#speak(seat, ask.id, cue));
      }
  }

  /** What a bot says, if it says anything and is still asked. */
  #answer(seat: Seat, id: AskId): boolean {
    if (!this.#asks().some((ask) => ask.id === id)) return false;
    const { game, level } = this.#settings;
    const question = { game: game.id, level, view: this.match.views[seat], ask: id };
    const move = this.#choose(question, this.#luck.draws('practice', this.#thoughts++));
    return move !== null && this.#then(submit(this.match, seat, id, move)).ok;
  }

  #moment(): number {
    const [least, most] = this.#settings.pace;
    return least + Math.random() * (most - least);
  }

  /** The reader answers for themselves, unless a lesson does it for them. */
  #ask(seat: Seat, ask: Ask): void {
    const { me, lesson } = this.#settings;
    const key = `${ask.id}:${seat}`;
    if (this.#asked.has(key)) return;
    const cue = lesson?.answer(this.match.views[seat] as AnyView, ask, seat) ?? null;
    if (cue === 'wait' || (cue === null && seat === me)) return;
    this.#asked.add(key);
    this.#after(cue?.after ?? this.#moment(), () => this.#think(seat, ask.id, cue));
  }

  #think(seat: Seat, id: AskId, cue: Cue | null): void {
    const ask = this.#top();
    // Something newer lies on the question: it is asked again when that is over.
    this.#asked.delete(`${id}:${seat}`);
    if (ask?.id !== id || !missing(this.match, ask).includes(seat)) return;
    if (!this.#speak(seat, id, cue) && ask.mode === 'one') this.#close(id);
  }

  /** What was written down, if it can be said; else what a bot says. */
  #speak(seat: Seat, id: AskId, cue: Cue | null): boolean {
    return (cue !== null && this.#then(submit(this.match, seat, id, cue.move)).ok) || this.#answer(seat, id);
  }

  #close(id: AskId): void {
    if (this.#top()?.id === id) this.#then(lapse(this.match, id));
  }
}
