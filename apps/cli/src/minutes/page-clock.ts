// How long a match takes at a practice table of the page: the page's own table, in a time in which nobody waits. In the first seat sits
// somebody who needs a moment for every question; in all others bots, who take as long as they do in the page.

import type { Level } from '@pretender/bots';
import { arenaCast, courtOf, STAGES } from '@pretender/bots/arena';
import type { Hoax } from '@pretender/hoax';
import { besideFor, isHeard, restAfter } from '@pretender/hoax/live';
import {
  type Draws,
  type Match,
  missing,
  type Options,
  openAsks,
  type RawMove,
  resolveOptions,
  type Seat,
  seededDraws,
} from '@pretender/kernel';
import { LocalTable } from '@pretender/web/practice';
import { type LocalSettings, PRACTICE_PACE } from '@pretender/web/practice-settings';
import { VirtualTime } from './virtual-time.ts';

export interface Evening {
  readonly options: Options;
  /** Of the bots, by seat; the first seat is the person's. */
  readonly bots: readonly Level[];
  /** Who answers for the person, by a name of the arena, and after how many milliseconds. */
  readonly person: string;
  readonly moment: number;
  readonly seed: number;
}

export interface Clocked {
  readonly minutes: number;
  /** Everything that the person was asked, what lets itself be passed too. */
  readonly questions: number;
  /** Those of them that did not close before the answer came, as a vote does that others have decided. */
  readonly answers: number;
  readonly turns: number;
  /** Doubts that enough hands carried, and those of them that were wrong. */
  readonly carried: number;
  readonly wrong: number;
  /** Turns of each heir in each round. */
  readonly laps: readonly number[];
}

const ME = 0 as Seat;
const MINUTE = 60_000;
const GAME = 'hoax';

/** Somebody at the page: answers what is asked, after a moment. */
class Person {
  readonly #table: LocalTable;
  readonly #evening: Evening;
  readonly #time: VirtualTime;
  readonly #draws: Draws;
  readonly #asked = new Set<number>();
  /** What is thought about, and how often anything was: a thought that was interrupted comes to nothing. */
  #thinksOf = -1;
  #thoughts = 0;
  questions = 0;
  answers = 0;

  constructor(table: LocalTable, evening: Evening, time: VirtualTime) {
    this.#table = table;
    this.#evening = evening;
    this.#time = time;
    this.#draws = seededDraws(evening.seed, 'person');
  }

  look(): void {
    const ask = this.#question();
    if (ask === null) this.#thinksOf = -1;
    if (ask === null || this.#thinksOf === ask) return;
    this.#thinksOf = ask;
    if (!this.#asked.has(ask)) this.questions++;
    this.#asked.add(ask);
    const thought = ++this.#thoughts;
    const rest = Math.max(0, this.#table.restUntil - this.#time.now());
    this.#time.after(rest + this.#evening.moment, () => {
      if (thought === this.#thoughts) this.#answer(ask);
    });
  }

  #question(): number | null {
    const { match } = this.#table;
    const ask = openAsks(match).findLast(({ mode }) => mode !== 'standing');
    return ask !== undefined && missing(match, ask).includes(ME) ? ask.id : null;
  }

  #answer(ask: number): void {
    this.#thinksOf = -1;
    // It was closed meanwhile.
    if (this.#question() !== ask) return;
    this.answers++;
    const { match } = this.#table;
    const view = match.views[ME];
    const specs = match.game.moves(view).filter((spec) => spec.ask === ask);
    const move = arenaCast(GAME).players[this.#evening.person](view, specs, this.#draws);
    if (move === null || !this.#table.submit(ask, move as RawMove).ok)
      throw new Error(`${this.#evening.person} has no answer in the match of seed ${this.#evening.seed}`);
  }
}

function settingsOf({ options, bots, seed }: Evening, time: VirtualTime): LocalSettings {
  const { game } = arenaCast(GAME);
  const resolved = resolveOptions(game.options, options, bots.length + 1);
  if (!resolved.ok) throw new Error(resolved.problems.join('; '));
  return {
    game,
    config: resolved.config as object,
    seats: bots.length + 1,
    me: ME,
    levels: [null, ...bots],
    seed: { kind: 'fast', value: seed },
    pace: PRACTICE_PACE,
    lesson: null,
    tell: () => {},
    beside: (view, ask) => besideFor(view as never, ask),
    isHeard: (table, story) => isHeard(table as never, story as never),
    restAfter: (events) => restAfter(events as never),
    time,
  };
}

export async function clockMatch(evening: Evening): Promise<Clocked> {
  const time = new VirtualTime(seededDraws(evening.seed, 'delays'));
  const table = await LocalTable.open(settingsOf(evening, time));
  const person = new Person(table, evening, time);
  const isOver = () => table.match.game.outcome(table.match.state.table as never) !== null;
  person.look();
  while (!isOver() && time.step()) person.look();
  if (!isOver()) throw new Error(`the match of seed ${evening.seed} stands still`);
  const minutes = time.now() / MINUTE;
  const { questions, answers } = person;
  const { stages, laps } = courtOf(table.match as unknown as Match<Hoax>);
  const sum = (what: 'turns' | 'carried' | 'wrong') => STAGES.reduce((all, stage) => all + stages[stage][what], 0);
  return { minutes, questions, answers, turns: sum('turns'), carried: sum('carried'), wrong: sum('wrong'), laps };
}
