// One table that is open: a queue, its state, its listeners, its timer. Whatever is decided is written first and told then.

import type { Seat, Viewer } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import type { GivenBack } from '../stalls.ts';
import type { Appended, Line } from '../store/store.ts';
import { Answering } from './answering.ts';
import { Askers } from './askers.ts';
import type { Counted } from './attendance.ts';
import { catchUp, frame, letIn, letOut, newAudience, sendAll, sendAway, tell, tellClock } from './audience.ts';
import { type About, type Bookmark, foldLines, lineOf, lookFor, missedSince } from './catch-up.ts';
import type { Here } from './dealing.ts';
import type { TableState } from './facts.ts';
import { applyAll } from './following.ts';
import type { Listener, Notice, Result } from './hall-types.ts';
import { forLog } from './keys.ts';
import { KnownCommands } from './known-commands.ts';
import { CHANGES_WHO_LISTENS, entryOf, type TableLine, vacatedBy } from './lines.ts';
import { linesOfReturn } from './motions.ts';
import { OldWords } from './old-words.ts';
import { beginAnew, keepRecent, newRecent } from './recent.ts';
import { clockNow } from './reckoning.ts';
import { SeatAddresses } from './seat-addresses.ts';
import { changeKeys, mendKeys } from './seat-keys.ts';
import { type Speaker, TableSession } from './session.ts';
import { noticeOf } from './snapshot.ts';
import { forgetEntry } from './state.ts';
import { Story } from './story.ts';
import type { Telling } from './telling.ts';
import { type Deed, type OpenTable, Thinking } from './thinking.ts';
import { TurnQueue } from './turn-queue.ts';
import { Waking } from './waking.ts';
import { countFor, welcomeFor } from './welcome.ts';
import { Whereabouts } from './whereabouts.ts';
import type { TableServices } from './world.ts';

export class LiveTable implements OpenTable {
  readonly about: About;
  state: TableState;
  /** What anybody may see of it, as it is on disk; `state` may be ahead of that. */
  notice: Notice;
  readonly addresses = new SeatAddresses();
  readonly askers = new Askers();
  readonly #services: TableServices;
  readonly #audience = newAudience();
  readonly #whereabouts: Whereabouts;
  #recent = newRecent();
  readonly #commands = new KnownCommands();
  readonly #story: Story;
  readonly #words: OldWords;
  readonly #thinking: Thinking;
  readonly #answering: Answering;
  readonly #queue = new TurnQueue(this);
  readonly #waking: Waking;
  isClosed = false;

  private constructor(services: TableServices, about: About, lines: readonly Line[]) {
    this.#services = services;
    this.about = about;
    this.#whereabouts = new Whereabouts(this.#audience, services.world);
    this.#waking = new Waking(this, { services, whereabouts: this.#whereabouts, audience: this.#audience });
    this.#story = new Story(about);
    this.#words = new OldWords(about.id, services.store);
    this.state = this.#fold(lines);
    this.notice = noticeOf(this.state);
    this.#thinking = new Thinking(this, services);
    this.#answering = new Answering(this, services);
  }

  #fold(lines: readonly Line[]): TableState {
    this.#story.forget();
    this.#recent = newRecent();
    this.#commands.clear();
    this.#words.clear();
    for (const { cmd } of lines) this.#commands.add(cmd);
    return foldLines(this.about, lines, (told, state, line) => {
      forgetEntry(state);
      this.#words.note(line, state.head - 1);
      keepRecent(this.#recent, state.settings.seats, told);
      const vacated = vacatedBy(line);
      if (vacated !== null) beginAnew(this.#recent, vacated);
    });
  }

  static async open(services: TableServices, about: About): Promise<LiveTable> {
    const lines = await services.store.read(about.id, -1);
    const table = new LiveTable(services, about, lines);
    const last = lines[lines.length - 1];
    await table.#mendKeys(last);
    await table.#endMending(last);
    table.#whereabouts.begin(table.state);
    table.schedule();
    void table.#words.forget();
    return table;
  }

  inTurn<T>(job: () => Promise<T>): Promise<T> {
    return this.#queue.inTurn(job);
  }

  /** A table that fails is read again from its log. */
  async mend(error: unknown): Promise<void> {
    const { log } = this.#services;
    log.error(forLog(this.about.id, error), 'a table failed and is read again from its log');
    await this.#reload().catch(() => this.close('busy'));
  }

  /** As the log says; whoever listens hears what it did not know yet. */
  async #reload(): Promise<void> {
    const lines = await this.#services.store.read(this.about.id, -1);
    this.state = this.#fold(lines);
    this.notice = noticeOf(this.state);
    await this.#mendKeys(lines[lines.length - 1]);
    catchUp(this.#audience, (viewer, since) =>
      since === this.countOf(viewer) ? [] : missedSince(this.about, lines, viewer, since),
    );
    this.schedule();
  }

  /**
   * Writes, with all that follows by itself, then tells. If it is not written, the table is as its log says. Call it inside `inTurn`.
   * Every move comes this way, and whatever waits for the disk is kept until then: so one function waits, and few things.
   */
  async write(line: TableLine, cmd: string | null): Promise<Appended> {
    const applying = applyAll(this, line, cmd, this.#services.world);
    const { rows, told } = applying instanceof Promise ? await applying : applying;
    let result: Appended;
    try {
      const command = cmd === null || this.#commands.mayHave(cmd) ? 'unknown' : 'new';
      const more = rows.length > 1 ? rows.slice(1) : undefined;
      result = await this.#services.store.append(rows[0], this.#waking.time, more, command);
    } catch (error) {
      this.#waking.rest();
      result = await lookFor(this.#services, rows[0], error);
    }
    if (result !== 'ok') await this.#reload();
    else this.#tell(line, cmd, told);
    if (result === 'ok') this.#words.add(line, rows[0].seq);
    if (result === 'ok' && CHANGES_WHO_LISTENS.has(line.kind)) await this.#sortListeners(line);
    if (result === 'ok') this.schedule();
    return result;
  }

  /** What was just written. */
  #tell(line: TableLine, cmd: string | null, told: readonly (readonly Telling[])[]): void {
    const now = this.#services.world.now();
    this.#commands.add(cmd);
    // A move alone changes nothing of it: one that ends the match is followed by the line that says so.
    if (line.kind !== 'played' || told.length > 1) this.notice = noticeOf(this.state);
    const cause = entryOf(line)?.cause;
    if (cause?.by === 'move') this.#whereabouts.answered(cause.seat);
    if (line.kind === 'returned') this.askers.forget(line.request, line.why === 'refused', now);
    for (const tellings of told) {
      keepRecent(this.#recent, this.state.settings.seats, tellings);
      this.#story.add(tellings, now);
    }
    tell(this.#audience, told.length === 1 ? told[0] : told.flat(), () => clockNow(this.state, now));
    if (line.kind === 'stalled') tellClock(this.#audience, clockNow(this.state, now));
  }

  /** After somebody's place, or the right to watch, has gone. */
  async #sortListeners(line: TableLine): Promise<void> {
    if (line.kind === 'sat' && line.person.kind === 'person') this.#setPresence(line.seat);
    const vacated = vacatedBy(line);
    if (vacated !== null) {
      await changeKeys(this.#services.store, this.state, vacated);
      beginAnew(this.#recent, vacated);
      this.#whereabouts.forget(vacated);
      this.#sendAway(vacated, 'replaced');
    }
    if (line.kind === 'set') {
      await this.#services.store.setListed(this.about.id, line.settings.isPublic);
      if (!line.settings.mayWatch) this.#sendAway('public', 'not-seated');
    }
  }

  /** As the log says; a disk that failed may have come in between. */
  async #mendKeys(last: Line): Promise<void> {
    for (const seat of await mendKeys(this.#services.store, this.state, last)) this.#sendAway(seat, 'replaced');
  }

  /** After a crash right behind a line that made a key the only one: what would have come next, so that keys made from now on are not taken for old ones. */
  async #endMending(last: Line): Promise<void> {
    const line = JSON.parse(last.body) as TableLine;
    if (line.kind === 'rekeyed') await this.write({ kind: 'ticketGone', seat: line.seat }, null);
  }

  /** When to wake next, and who is asked to think. */
  schedule(): void {
    if (this.isClosed) return;
    this.#waking.setAlarm();
    this.#thinking.ask();
  }

  get isRaceOn(): boolean {
    return this.#answering.isRaceOn;
  }

  readonly due = (now: number): TableLine | null => this.#waking.due(now);

  giveBack(stall: GivenBack): Promise<void> {
    return this.#waking.giveBack(stall);
  }

  countOf(viewer: Viewer): number {
    return countFor(this.state, viewer);
  }

  mayKnow(cmd: string): boolean {
    return this.#commands.mayHave(cmd);
  }

  lineBy(cmd: string): Promise<TableLine | null> | null {
    return this.mayKnow(cmd) ? lineOf(this.#services.store, this.about.id, cmd) : null;
  }

  act(deed: Deed): Promise<boolean> {
    return this.#answering.act(deed);
  }

  readonly absent = (): readonly Seat[] => this.#whereabouts.absent();
  readonly isAtTheDoor = (seat: Seat): boolean => this.#whereabouts.isAtTheDoor(seat);
  /** For how long people have been away, as it counts for votes. */
  readonly counted = (): Counted => this.#whereabouts.counted();
  readonly here = (): Here => this.#whereabouts.here();

  /** Were all told of it? Who comes with another device, or goes with one of several, is no news. */
  #setPresence(viewer: Viewer): boolean {
    if (viewer === 'public') return false;
    const isNews = this.#whereabouts.note(this.state, viewer);
    if (isNews) sendAll(this.#audience, this.#whereabouts.message());
    this.schedule();
    return isNews;
  }

  /** Who it is, is asked in its turn: a seat may have changed hands on the way. */
  enter(who: () => Promise<Result<Viewer>>, bookmark: Bookmark, listener: Listener): Promise<Result<TableSession>> {
    return this.inTurn(async () => {
      const found = await who();
      if (!found.ok) return found;
      const viewer = found.value;
      const { store, trouble, readings, rounds, world } = this.#services;
      const { hurry = 1 } = world;
      const place = { address: listener.from ?? '', table: this.about.id };
      const read = () => readings.take(place, () => store.read(this.about.id, -1));
      const about = { state: this.state, recent: this.#recent, story: this.#story, absent: this.absent() };
      const { text, past } = await welcomeFor({ ...about, read, trouble, hurry }, viewer, bookmark);
      const session = new TableSession(this, viewer, listener, past && { past, rounds });
      session.listener.send(text);
      letIn(this.#audience, session);
      await this.#endForReturn(viewer);
      return { ok: true, value: session };
    });
  }

  /** Whoever was let in hears from now on; the others are told only now, because when somebody is let in depends on the disk. */
  arrive(viewer: Viewer, listener: Listener): void {
    if (!this.#setPresence(viewer)) listener.send(frame(this.#whereabouts.message()));
    // What was said of the seat since the hello.
    if (linesOfReturn(this.state, viewer).length > 0)
      void this.inTurn(() => this.#endForReturn(viewer)).catch(() => {});
  }

  async #endForReturn(viewer: Viewer): Promise<void> {
    for (const back of linesOfReturn(this.state, viewer)) await this.write(back, null);
  }

  hear(speaker: Speaker, command: Command): Promise<void> {
    return this.#answering.hear(speaker, command);
  }

  leave(viewer: Viewer, listener: Listener): void {
    if (letOut(this.#audience, listener)) this.#setPresence(viewer);
  }

  /** Everybody who is here as this viewer: a seat whose keys are no longer good, or spectators who may not watch now. */
  #sendAway(who: Viewer, code: 'replaced' | 'not-seated'): void {
    sendAway(this.#audience, (viewer) => viewer === who, code);
    this.#setPresence(who);
  }

  get listenerCount(): number {
    return this.#audience.ears.length;
  }

  /** Nobody listens, nothing is under way, and nothing happens by itself before this time. The store knows when it does. */
  canSleep(until: number): boolean {
    const wake = this.#waking.time;
    const isBusy = this.#queue.isBusy || this.#thinking.isAny || this.listenerCount > 0;
    return !isBusy && (wake === null || wake > until);
  }

  /** After what is being written is written. */
  settle(): Promise<void> {
    return this.#queue.settled();
  }

  close(code: 'restart' | 'busy'): void {
    this.isClosed = true;
    this.#waking.stop();
    sendAway(this.#audience, () => true, code);
  }
}
