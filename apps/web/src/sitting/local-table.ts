// A whole table inside the page, without a clock that presses: bots answer after a moment, and what everybody has answered
// goes on. For practice; nothing here is secret from who owns the machine, but bots still see only what their seat sees.

import type { answer, remarksIn } from '@pretender/bots';
import {
  type Ask,
  type AskId,
  beginMatch,
  type Cause,
  type Dice,
  diceFor,
  type Entry,
  fastDice,
  type GameTypes,
  lapse,
  type Match,
  missing,
  openAsks,
  playAgain,
  type RawMove,
  type Receipt,
  type Seat,
  submit,
  toldOf,
} from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import type { Cue } from './lesson.ts';
import type { LocalSettings } from './local-settings.ts';
import { PAGE_TIME, type TableTime } from './table-time.ts';

interface Court {
  readonly answer: typeof answer;
  readonly remarksIn: typeof remarksIn;
}

/** The question that is open. All bots answer it at one moment, drawn once: a wait for each would add up to a long one. */
interface Opened {
  readonly ask: AskId;
  readonly at: number;
  readonly moment: number;
  /** Who of those who are asked speaks first. */
  readonly first: number;
}

/** The least time a window stays open, so that nobody is answered over. */
const FLOOR = 1200;
/** So many times as fast for somebody who does not want to wait for what the others do. */
const FAST = 8;

export class LocalTable {
  readonly match: Match<GameTypes>;
  /** Another than was asked for, where a lesson wanted another deal. */
  readonly seed: number;
  readonly #settings: LocalSettings;
  readonly #court: Court;
  readonly #luck: Dice;
  readonly #time: TableTime;
  readonly #callOffs = new Set<() => void>();
  readonly #asked = new Set<string>();
  /** What was spoken of, or let pass. */
  readonly #spoken = new Set<string>();
  #opened: Opened = { ask: -1, at: 0, moment: 0, first: 0 };
  #thoughts = 0;
  #restUntil = 0;
  #hurry = 1;
  /** What waits for that. */
  #waiting: { readonly wait: number; readonly job: () => void; readonly callOff: () => void }[] = [];

  private constructor(settings: LocalSettings, court: Court) {
    const { game, config, seats, seed } = settings;
    this.#settings = settings;
    this.#time = settings.time ?? PAGE_TIME;
    this.#court = court;
    this.seed = seed.kind === 'fast' ? seed.value : 1;
    this.#luck = fastDice(this.seed);
    this.match = beginMatch(game, config as never, seats, diceFor(seed));
  }

  static async open(settings: LocalSettings): Promise<LocalTable> {
    const table = LocalTable.#deal(settings, await import('@pretender/bots'));
    table.#takeUp(settings.played ?? []);
    settings.lesson?.whenOver(() => table.#follow());
    table.#report(table.match.entries);
    table.#follow();
    return table;
  }

  /** A lesson may ask for another deal. */
  static #deal(settings: LocalSettings, court: Court): LocalTable {
    const { seed, lesson } = settings;
    const table = new LocalTable(settings, court);
    if (seed.kind !== 'fast' || !lesson || lesson.isGood(table.match.views)) return table;
    return LocalTable.#deal({ ...settings, seed: { ...seed, value: seed.value + 1 } }, court);
  }

  /** The first is the deal. */
  #takeUp(played: readonly Cause<GameTypes>[]): void {
    for (const cause of played.slice(1))
      if (playAgain(this.match, { cause }) !== null) throw new Error('what was kept is of another match');
    this.#thoughts = played.length;
  }

  /** What is needed to take it up again, with the seed. */
  get played(): readonly Cause<GameTypes>[] {
    return this.match.entries.map(({ cause }) => cause);
  }

  /** Until the reader is asked something. */
  hasten(): void {
    this.#hurry = FAST;
    this.goOn();
  }

  get isFast(): boolean {
    return this.#hurry > 1;
  }

  submit(ask: AskId, move: RawMove): Receipt<GameTypes> {
    return this.#then(submit(this.match, this.#settings.me, ask, move));
  }

  /** Closed until the match is over. */
  get hands(): readonly GameTypes['Hand'][] | null {
    const { table, hands } = this.match.state;
    return this.#settings.game.outcome(table) === null ? null : hands;
  }

  stop(): void {
    for (const callOff of this.#callOffs) callOff();
    this.#callOffs.clear();
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
    const lasts = this.isFast ? 0 : (this.#settings.restAfter?.(events) ?? 0);
    if (lasts > 0) this.#restUntil = Math.max(this.#restUntil, this.#time.now()) + lasts;
  }

  /** Until then the buttons rest, and nobody does anything by itself. */
  get restUntil(): number {
    return this.#restUntil;
  }

  /** The reader has seen enough. */
  goOn(): void {
    this.#restUntil = 0;
    for (const { wait, job, callOff } of this.#waiting.splice(0)) {
      callOff();
      if (this.#callOffs.delete(callOff)) this.#after(wait, job);
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
    const rest = Math.max(0, this.#restUntil - this.#time.now());
    const callOff = this.#time.after(rest + wait, () => {
      this.#callOffs.delete(callOff);
      job();
    });
    this.#callOffs.add(callOff);
    if (rest > 0) this.#waiting.push({ wait, job, callOff });
    else this.#waiting = [];
  }

  /** Bots that are asked begin to think; what all have answered is closed. */
  #follow(): void {
    this.#lookBeside();
    this.#talk();
    const ask = this.#top();
    const waiting = ask === null ? [] : missing(this.match, ask);
    if (ask === null || waiting.includes(this.#settings.me)) this.#hurry = 1;
    if (ask === null) return;
    if (this.#opened.ask !== ask.id) this.#opened = this.#open(ask);
    if (waiting.length === 0) {
      const rest = ask.clock === 'beat' ? FLOOR / this.#hurry - (this.#time.now() - this.#opened.at) : 0;
      this.#after(Math.max(0, rest), () => this.#close(ask.id));
    }
    const first = this.#opened.first % Math.max(1, waiting.length);
    for (const seat of [...waiting.slice(first), ...waiting.slice(0, first)]) this.#ask(seat, ask);
  }

  #open({ id, seats }: Ask): Opened {
    const at = Math.max(this.#time.now(), this.#restUntil);
    return { ask: id, at, moment: this.#moment(), first: Math.floor(this.#time.chance() * seats.length) };
  }

  /** Until the moment of the question that is open. */
  #untilMoment(): number {
    const { at, moment } = this.#opened;
    return Math.max(0, at + moment - Math.max(this.#time.now(), this.#restUntil));
  }

  /** Each bot looks at each occasion once. */
  #lookBeside(): void {
    const { beside, me } = this.#settings;
    if (!beside) return;
    for (const ask of this.#asks())
      for (const seat of ask.mode === 'standing' ? ask.seats : []) {
        const occasion = seat === me ? null : beside(this.match.views[seat], ask);
        const key = `${ask.id}:${seat}:${occasion}`;
        if (occasion === null || this.#asked.has(key)) continue;
        const cue = this.#settings.lesson?.answer(this.match.views[seat], ask, seat) ?? null;
        if (cue === 'wait') continue;
        this.#asked.add(key);
        this.#after(cue?.after ?? this.#moment(), () => this.#speak(seat, ask.id, cue));
      }
  }

  /** One remark for an occasion; what is not said at once is said no more. Whoever is taught something is not talked to. */
  #talk(): void {
    const { game, levels, tell, lesson } = this.#settings;
    if (lesson !== null && lesson.stage !== 'over') return;
    const remarks = this.#court.remarksIn(game.id, this.match.state.table, levels);
    const remark = remarks.find(({ about }) => !this.#spoken.has(about));
    for (const { about } of remarks) this.#spoken.add(about);
    if (!remark) return;
    const { seat, phrase } = remark;
    this.#after(this.#moment(), () => tell([{ type: '@phrase', seat, phrase }]));
  }

  /** What a bot says, if it says anything and is still asked. */
  #answer(seat: Seat, id: AskId): boolean {
    if (!this.#asks().some((ask) => ask.id === id)) return false;
    const { game, levels } = this.#settings;
    const level = levels[seat];
    if (level === null) return false;
    const question = { game: game.id, level, view: this.match.views[seat], ask: id };
    const move = this.#court.answer(question, this.#luck.draws('practice', this.#thoughts++));
    return move !== null && this.#then(submit(this.match, seat, id, move)).ok;
  }

  #moment(): number {
    const [least, most] = this.#settings.pace;
    return (least + this.#time.chance() * (most - least)) / this.#hurry;
  }

  /** The reader answers for themselves, unless a lesson does it for them. */
  #ask(seat: Seat, ask: Ask): void {
    const { me, lesson } = this.#settings;
    const key = `${ask.id}:${seat}`;
    if (this.#asked.has(key)) return;
    const cue = lesson?.answer(this.match.views[seat], ask, seat) ?? null;
    if (cue === 'wait' || (cue === null && seat === me)) return;
    this.#asked.add(key);
    this.#after(cue?.after ?? this.#untilMoment(), () => this.#think(seat, ask.id, cue));
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
