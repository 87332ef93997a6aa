// A finished match on paper: any moment of it, through any keyhole, or with all walls down.

import {
  copy,
  fold,
  type GameTypes,
  type MatchRecord,
  optionsKept,
  toldOf,
  type Viewer,
  viewFor,
} from '@pretender/kernel';
import type { Person, Told } from '@pretender/protocol';
import type { AnyView, Face } from '../games/face.ts';
import type { Reply, Wish } from '../line/outbox.ts';
import type { Play } from './act.ts';
import { type Hands, handsIn } from './all-hands.ts';
import { NO_DEAL } from './dealing.ts';
import { Director } from './director.svelte.ts';
import type { PageClock } from './page-clock.ts';
import { type Picture, tell } from './picture.ts';
import type { Sitting } from './sitting.ts';
import { openLog } from './timeline.ts';

/** truth: every hand lies open. */
export type Perspective = Viewer | 'truth';

const REFUSED: Reply = { ok: false, code: 'not-now', why: null, field: null, clause: null, as: null };

export class ReplaySitting implements Sitting {
  readonly kind = 'replay';
  readonly clock: readonly PageClock[] = [];
  readonly line = 'open';
  readonly farewell = null;
  readonly face: Face;
  readonly record: MatchRecord;
  #whole: Picture | null = null;
  #at = $state(1);
  #eyes = $state.raw<Perspective>('public');
  readonly #there: Picture = $derived.by(() => this.#pictureAt(this.#at, this.#eyes));
  readonly #director = new Director();

  constructor(face: Face, record: MatchRecord) {
    this.face = face;
    this.record = record;
  }

  /** How many entries have happened. One step further is played, if it is something to look up for; anywhere else the table lies still. */
  get at(): number {
    return this.#at;
  }

  set at(to: number) {
    const from = this.#at;
    const before = to === from + 1 ? this.#there : null;
    this.#director.begin(null, null);
    this.#at = to;
    if (before !== null) this.#play(before);
  }

  get perspective(): Perspective {
    return this.#eyes;
  }

  set perspective(eyes: Perspective) {
    this.#director.begin(null, null);
    this.#eyes = eyes;
  }

  get picture(): Picture {
    const { shown } = this.#director;
    return this.#eyes === 'truth' || shown === null ? this.#there : shown;
  }

  get play(): Play | null {
    return this.#director.play;
  }

  seen(): void {
    this.#director.begin(null, null);
  }

  /** Is what happened last something to look up for? */
  get isMoment(): boolean {
    return this.#actAt(this.#pictureAt(this.#at - 1, this.#eyes)) !== null;
  }

  #actAt(before: Picture) {
    return this.face.actIn?.(this.#told, before) ?? null;
  }

  /** What this reader is told of the last entry. */
  get #told(): readonly Told[] {
    const entry = this.record.entries[this.#at - 1];
    const viewer = this.#eyes === 'truth' ? 'public' : this.#eyes;
    return entry ? (toldOf(this.face.game, entry, viewer) as readonly Told[]) : [];
  }

  /** With all cards open there is nothing to wait for but how it ended. */
  #play(before: Picture): void {
    if (this.#actAt(before) === null) return;
    this.#director.begin(this.face, before);
    if (this.#eyes === 'truth') this.#director.catchUp(this.#told);
    else this.#director.hear(this.#told);
  }

  /** As everybody had seen it by the end. */
  get wholePicture(): Picture {
    this.#whole ??= this.#pictureAt(this.length, 'public');
    return this.#whole;
  }

  get length(): number {
    return this.record.entries.length;
  }

  async send(_wish: Wish): Promise<Reply> {
    return REFUSED;
  }

  async allHands(): Promise<Hands | null> {
    return handsIn(this.face.game, this.record);
  }

  close(): void {
    this.#director.close();
  }

  #blank(viewer: Viewer): Picture {
    const { names, game } = this.record;
    const kept = optionsKept(this.face.game.options, this.record.options);
    const options = kept as Picture['settings']['options'];
    const people = names.map((name): Person => ({ kind: 'person', name, level: null }));
    const settings = { game, options, seats: names.length, speed: 'off', hours: 24 } as const;
    const about = { isPublic: false, mayWatch: true, hasChat: false, isEven: false };
    const quiet = {
      sealed: null,
      deal: NO_DEAL,
      isPaused: false,
      own: null,
      silenced: { seats: [], gallery: false },
      pausedBy: null,
      chat: [],
      log: [],
      news: [],
    };
    const fresh = { ...quiet, match: 1, commitment: null, seed: null, view: null };
    return {
      ...fresh,
      viewer,
      table: '',
      code: '',
      settings: { ...settings, ...about },
      host: 0 as never,
      people,
      absent: [],
      away: [],
      endedRequest: null,
      requests: [],
      motions: [],
      standIns: [],
      newcomers: [],
      invited: [],
      isWoundUp: false,
    };
  }

  #pictureAt(at: number, perspective: Perspective): Picture {
    const { face, record } = this;
    const viewer = perspective === 'truth' ? 'public' : perspective;
    const told: Told[] = [{ type: '@started', match: 1, commitment: '' }];
    const entries = record.entries.slice(0, at);
    for (const entry of entries) told.push(...(toldOf(face.game, entry, viewer) as readonly Told[]));
    const picture = tell(face, this.#blank(viewer), told);
    const last = entries.at(-1);
    const news = last ? (toldOf(face.game, last, viewer) as readonly Told[]) : [];
    const log = perspective === 'truth' ? openLog(face, { ...record, entries }) : picture.log;
    return { ...picture, log, news, view: this.#viewAt(at, perspective, viewer) };
  }

  #viewAt(at: number, perspective: Perspective, viewer: Viewer): AnyView {
    const match = fold<GameTypes>(this.face.game, this.record, at);
    const view = viewFor(match, viewer);
    return copy(perspective === 'truth' ? { ...view, hands: match.state.hands as never } : view);
  }
}
