// A table on the server.

import type { ServerMessage, Settings } from '@pretender/protocol';
import { unabridged } from '@pretender/protocol/brief';
import { paceOf } from '@pretender/protocol/paces';
import { FACES, type Face } from '../games/face.ts';
import { type Farewell, Line, type LineState } from '../line/line.ts';
import type { Reply, Wish } from '../line/outbox.ts';
import type { Play } from './act.ts';
import type { Hands } from './all-hands.ts';
import { Director } from './director.svelte.ts';
import type { OwnNumbers } from './own-numbers.ts';
import { clockNow, clockOn, nextPhase, type PageClock, restIn } from './page-clock.ts';
import { fromSnapshot, isSeat, type Picture, tell, withHistory } from './picture.ts';
import { isDecided, isPlaying } from './playing.ts';
import type { Sitting } from './sitting.ts';
import { awayFrom } from './voices.ts';
import { type Unfinished, withWholePast } from './whole-past.ts';

type Welcome = Extract<ServerMessage, { t: 'welcome' }>;
type Past = Extract<ServerMessage, { t: 'past' }>;

export class LiveSitting implements Sitting {
  readonly kind = 'live';
  /** All that was told; `picture` follows, beat by beat. */
  #known: Picture | null = null;
  readonly #director = new Director();
  face = $state.raw<Face | null>(null);
  clock = $state.raw<readonly PageClock[]>([]);
  line = $state.raw<LineState>('connecting');
  farewell = $state.raw<Farewell | null>(null);
  /** The server said that it comes back in a moment. */
  isRestarting = $state(false);
  isLeaving = $state(false);
  /** The server has lost what it told last; until the reader has seen it. */
  hasLost = $state(false);
  /** The first line of the log that happened while the line was down; null when there is nothing to catch up with. */
  missedFrom = $state<number | null>(null);
  /** How the match before ended, for whoever still looks at it. */
  before = $state.raw<Picture | null>(null);
  /** It was this reader who wanted the next one. */
  #wantsNext = false;
  readonly #line: Line;
  /** How many times as fast the server's clocks run, for a test. */
  #hurry = 1;
  /** What this device adds to each deal; loaded with the first picture. */
  #numbers: Promise<OwnNumbers> | null = null;
  /** What it has looked at last. */
  #followed: Pick<Picture, 'deal' | 'sealed'> | null = null;
  #ticker: ReturnType<typeof setTimeout> | undefined;
  #count: number | null = null;
  /** Of a long match, until all pieces of its past are here. */
  #unfinished: Unfinished | null = null;
  /** What came while the game was being loaded. */
  #later: ServerMessage[] | null = null;

  constructor(table: string, token: string | null) {
    this.#line = new Line(
      { table, token },
      {
        hear: (message) => this.#hear(message),
        // Where the past is not here yet, all of it is asked for again.
        since: () => (this.#unfinished === null ? this.#count : null),
        moved: (state) => {
          this.line = state;
        },
        ended: (code) => {
          this.farewell = code;
        },
      },
    );
  }

  get picture(): Picture | null {
    return this.#director.shown;
  }

  get play(): Play | null {
    return this.#director.play;
  }

  /** It ends when everybody has; where the table does not rest, for this reader alone. */
  seen(): void {
    const [top] = this.clock;
    const isSeated = this.#known !== null && isSeat(this.#known.viewer);
    this.#director.see();
    if (isSeated && top && restIn(this.clock, performance.now()) > 0) void this.send({ t: 'seen', ask: top.ask });
    else this.#director.hurry();
  }

  #begin(picture: Picture | null): void {
    this.#known = picture;
    this.#director.begin(this.face, picture);
  }

  get #time() {
    return { now: performance.now(), hurry: this.#hurry };
  }

  /** The clock as it was told, and on by itself through the phases that nobody has to tell. */
  #setClock(clock: readonly PageClock[]): void {
    clearTimeout(this.#ticker);
    this.clock = clock;
    const settings = this.#known?.settings;
    const [top, ...beside] = clock;
    if (!settings || !top || top.until === null) return;
    const next = nextPhase(top, paceOf(settings), this.#hurry);
    if (next !== null)
      this.#ticker = setTimeout(() => this.#setClock([next, ...beside]), top.until - performance.now());
  }

  #goOn(clock: readonly PageClock[]): void {
    if (clock !== this.clock) this.#setClock(clock);
  }

  /** Gets up. It is answered by a farewell: our key is no longer good. */
  async leaveSeat(): Promise<Reply> {
    this.isLeaving = true;
    const reply = await this.send({ t: 'leave' });
    this.isLeaving = reply.ok;
    return reply;
  }

  /** On to the match that is played. */
  goToTable(): void {
    this.before = null;
  }

  send(wish: Wish): Promise<Reply> {
    if (wish.t === 'rematch') this.#wantsNext = true;
    return this.#line.send(wish);
  }

  async allHands(): Promise<Hands | null> {
    const { picture, face } = this;
    if (picture?.seed == null || face === null) return null;
    const { handsFrom } = await import('./all-hands.ts');
    return handsFrom(face.game, picture.code, picture.match);
  }

  close(): void {
    clearTimeout(this.#ticker);
    this.#director.close();
    this.#line.close();
  }

  #hear(message: ServerMessage): void {
    if (this.#later !== null) this.#later.push(message);
    else if (message.t === 'welcome' && this.face === null) void this.#loadFor(message);
    else if (this.#isAnotherGame(message)) this.#beginAnew();
    else this.#take(message, this.face);
  }

  /** The table plays another game from now on. */
  #isAnotherGame(message: ServerMessage): boolean {
    const events = message.t === 'told' ? message.e : message.t === 'welcome' ? message.missed : [];
    const game = this.#known?.settings.game;
    return events.some((event) => event.type === '@set' && (event.settings as Settings).game !== game);
  }

  /** What was told so far is of no use for it: a whole picture is. */
  #beginAnew(): void {
    this.face = null;
    this.#begin(null);
    this.#count = null;
    this.#unfinished = null;
    this.#line.comeInAgain();
  }

  async #loadFor(message: Welcome): Promise<void> {
    const game = message.at?.settings.game ?? '';
    this.#later = [message];
    const face = await FACES[game]?.();
    await face?.ready();
    const heard = this.#later;
    this.#later = null;
    if (!face) this.farewell = 'old-protocol';
    this.face = face ?? null;
    if (face) for (const each of heard) this.#take(each, face);
  }

  #take(heard: ServerMessage, face: Face | null): void {
    const message = face === null ? heard : unabridged(heard, face.usual);
    if (message.t === 'welcome') this.#welcome(message);
    else if (message.t === 'told') this.#hearTold(message);
    else if (message.t === 'absent') this.#hearAway(message);
    else if (message.t === 'past') this.#hearPast(message);
    else if (message.t === 'bye') this.isRestarting = message.code === 'restart';
    this.#addNumber();
  }

  #hearAway({ seats, away = [] }: Extract<ServerMessage, { t: 'absent' }>): void {
    if (this.#known === null) return;
    const absence = { absent: seats, away: awayFrom(away, performance.now()) };
    this.#known = { ...this.#known, ...absence };
    this.#director.change((picture) => ({ ...picture, ...absence }));
  }

  /** Our share of the next deal, once the server is bound to its own. */
  #addNumber(): void {
    const { face } = this;
    const picture = this.#known;
    if (picture === null || face === null || !isSeat(picture.viewer)) return;
    if (this.#followed?.deal === picture.deal && this.#followed.sealed === picture.sealed) return;
    this.#followed = picture;
    const isOn = isPlaying(face, picture);
    this.#numbers ??= import('./own-numbers.ts').then(({ OwnNumbers }) => new OwnNumbers((wish) => this.send(wish)));
    this.#numbers
      .then((numbers) => numbers.follow(picture, isOn))
      .catch(() => {
        this.#numbers = null;
      });
  }

  #welcome({ viewer, n, at, missed, clock, past = [], lost, more, hurry = 1 }: Welcome): void {
    this.#hurry = hurry;
    if (lost) this.hasLost = true;
    if (at !== null && this.face) {
      const welcome = fromSnapshot(viewer, at);
      this.#begin(withHistory(this.face, welcome, past));
      this.#unfinished = more ? { welcome, past: [...past], since: [] } : null;
      this.#count = n;
    } else this.#catchUp(missed);
    this.isRestarting = false;
    this.#count = n;
    this.#setClock(clockNow(clock, this.#time));
  }

  #hearPast({ e, more }: Past): void {
    const { face } = this;
    const picture = this.#known;
    const unfinished = this.#unfinished;
    unfinished?.past.push(...e);
    if (more || unfinished === null || face === null || picture === null) return;
    this.#unfinished = null;
    this.#begin({ ...withWholePast(face, unfinished), absent: picture.absent, away: picture.away });
  }

  #catchUp(missed: Welcome['missed']): void {
    const before = this.#known?.log.length ?? 0;
    this.#tell(missed);
    this.#director.catchUp(missed);
    const { log = [] } = this.#known ?? {};
    if (log.length !== before) this.missedFrom = log.length > before ? before : 0;
  }

  #hearTold({ e, clock }: Extract<ServerMessage, { t: 'told' }>): void {
    if (e.some(({ type }) => type === '@started')) this.#keepEnd();
    this.#tell(e);
    const { face } = this;
    const known = this.#known;
    if (clock) this.#setClock(clockNow(clock, this.#time));
    else if (face !== null && known !== null) this.#goOn(clockOn(face, known, this.clock, this.#time));
    this.#director.hear(e, restIn(this.clock, performance.now()) || null);
    if (e.some(({ type }) => type === '@seen')) this.#director.hurry();
  }

  /** Whoever did not ask for the next match looks at the end of this one for as long as they like. */
  #keepEnd(): void {
    const known = this.#known;
    const isEnd = this.face !== null && known !== null && isDecided(this.face, known);
    this.before = isEnd && !this.#wantsNext ? known : null;
    this.#wantsNext = false;
  }

  #tell(told: Extract<ServerMessage, { t: 'told' }>['e']): void {
    if (this.#known === null || this.face === null) return;
    this.#known = tell(this.face, this.#known, told);
    this.#unfinished?.since.push(...told);
    this.#count = (this.#count ?? 0) + told.length;
  }
}
