// A table in this page, against bots, with or without a network.

import { asSeat, type Cause, type GameTypes, resolveOptions } from '@pretender/kernel';
import type { Person, Settings, Told } from '@pretender/protocol';
import type { Courtier } from '@pretender/protocol/court';
import type { Face } from '../games/face.ts';
import { DONE, type Reply, type Wish } from '../line/outbox.ts';
import type { Play } from './act.ts';
import type { Hands } from './all-hands.ts';
import { NO_DEAL } from './dealing.ts';
import { Director } from './director.svelte.ts';
import type { Lesson } from './lesson.ts';
import { PRACTICE_PACE } from './local-settings.ts';
import { LocalTable } from './local-table.ts';
import type { PageClock } from './page-clock.ts';
import { type Picture, tell } from './picture.ts';
import type { Sitting } from './sitting.ts';

export interface PracticeWish {
  readonly face: Face;
  readonly options: Settings['options'];
  /** The reader's own name. */
  readonly own: string;
  readonly bots: readonly Courtier[];
  readonly lesson: Lesson | null;
  /** A name for its matches on this device. */
  readonly table: string;
}

/** A match as far as it was played. */
export interface Left {
  readonly match: number;
  readonly isLesson: boolean;
  readonly seed: number;
  readonly played: readonly Cause<GameTypes>[];
}

const HERE: Omit<Settings, 'game' | 'options' | 'seats'> = {
  speed: 'off',
  hours: 24,
  isPublic: false,
  mayWatch: false,
  hasChat: false,
  isEven: false,
};

const FIRST_SEAT = asSeat(0);

function blank({ face, options, own, bots, table }: PracticeWish): Picture {
  const people: readonly Person[] = [
    { kind: 'person', name: own, level: null },
    ...bots.map((bot) => ({ kind: 'bot', ...bot }) as const),
  ];
  return {
    viewer: FIRST_SEAT,
    table,
    code: '',
    settings: { ...HERE, game: face.game.id, options, seats: people.length },
    host: FIRST_SEAT,
    people,
    absent: [],
    away: [],
    endedRequest: null,
    match: 0,
    commitment: null,
    seed: null,
    sealed: null,
    deal: NO_DEAL,
    isPaused: false,
    own: null,
    silenced: { seats: [], gallery: false },
    pausedBy: null,
    view: null,
    chat: [],
    log: [],
    news: [],
    requests: [],
    motions: [],
    standIns: [],
    newcomers: [],
    invited: [],
    isWoundUp: false,
  };
}

export class PracticeSitting implements Sitting {
  readonly kind = 'practice';
  readonly face: Face;
  readonly clock: readonly PageClock[] = [];
  readonly line = 'open';
  readonly farewell = null;
  readonly #director = new Director();
  lesson = $state.raw<Lesson | null>(null);
  readonly #wish: PracticeWish;
  #table: LocalTable | null = null;
  #isClosed = false;

  constructor(wish: PracticeWish) {
    this.#wish = wish;
    this.face = wish.face;
    this.lesson = wish.lesson;
    this.#director.begin(wish.face, blank(wish));
  }

  get picture(): Picture {
    return this.#director.shown as Picture;
  }

  get play(): Play | null {
    return this.#director.play;
  }

  /** Nobody else has to. */
  seen(): void {
    this.#table?.goOn();
    this.#director.hurry();
  }

  /** Somebody who is out does not want to wait for what the others do. */
  hasten(): void {
    this.#table?.hasten();
    this.#director.hurry();
  }

  /** Deals; again for another match, or takes one up where it was left. */
  async start(left: Left | null = null): Promise<void> {
    const { face, options, bots } = this.#wish;
    const seats = bots.length + 1;
    // Another match is played by somebody who knows how.
    if (this.picture.match > 0) this.lesson = null;
    const resolved = resolveOptions(face.game.options, options, seats);
    if (!resolved.ok) throw new Error(resolved.problems.join('; '));
    this.#table?.stop();
    this.#tell([{ type: '@started', match: left?.match ?? this.picture.match + 1, commitment: '' }]);
    // What is known already is not played once more.
    let isNews = left === null;
    const table = await LocalTable.open({
      game: face.game,
      config: resolved.config,
      seats,
      me: FIRST_SEAT,
      levels: [null, ...bots.map(({ level }) => level)],
      seed: { kind: 'fast', value: left?.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] },
      ...(left && { played: left.played }),
      pace: PRACTICE_PACE,
      lesson: this.lesson,
      ...(face.beside ? { beside: face.beside } : {}),
      ...(face.isHeard ? { isHeard: face.isHeard } : {}),
      ...(face.restAfter ? { restAfter: face.restAfter } : {}),
      tell: (told) => (isNews ? this.#tell(told) : this.#director.begin(face, tell(face, this.picture, told))),
    });
    isNews = true;
    if (this.#isClosed) table.stop();
    else this.#table = table;
  }

  /** null where there is nothing to go on with. */
  get left(): Left | null {
    const table = this.#table;
    if (table === null || table.hands !== null) return null;
    const isLesson = this.lesson !== null && this.lesson.stage !== 'over';
    return { match: this.picture.match, isLesson, seed: table.seed, played: table.played };
  }

  async send(wish: Wish): Promise<Reply> {
    if (wish.t === 'rematch' || wish.t === 'start') await this.start();
    if (wish.t !== 'move' || this.#table === null) return DONE;
    const receipt = this.#table.submit(wish.ask, wish.move as never);
    if (receipt.ok) return DONE;
    const { code: why, field, clause } = receipt.refusal;
    return { ok: false, code: 'rules', why, field, clause, as: null };
  }

  async allHands(): Promise<Hands | null> {
    return this.#table?.hands ?? null;
  }

  close(): void {
    this.#isClosed = true;
    this.#table?.stop();
    this.#director.close();
  }

  #tell(told: readonly Told[]): void {
    if (this.#table?.isFast) this.#director.catchUp(told);
    else this.#director.hear(told);
  }
}
