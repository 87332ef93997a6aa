// All tables of this server: the ones that are open, and how to find the others.

import type { Hello, SeatNotice, Settings, TicketAnswer, TicketNotice } from '@pretender/protocol';
import { inSteps } from './answer-steps.ts';
import { Codes } from './codes.ts';
import { refuseWith } from './deciders/decision.ts';
import { GivingBack, SHORT_AWAY } from './giving-back.ts';
import { newHallTurns } from './hall-turns.ts';
import type { Chair, Hall, Listener, MatchFile, Newcomer, Notice, Result, Session } from './hall-types.ts';
import type { TableLine } from './lines.ts';
import type { LiveTable } from './live.ts';
import { MatchFiles } from './match-files.ts';
import { OldTables } from './old-tables.ts';
import { OpenTables } from './open-tables.ts';
import { optionProblems, settingsToKeep } from './options.ts';
import { notBefore } from './real-world.ts';
import { Reception } from './reception.ts';
import { finishedMatch } from './records.ts';
import { seal, toHex } from './start.ts';
import { isDamage, Trouble, tellingDamage } from './trouble.ts';
import type { Services, TableServices } from './world.ts';

const ID_BYTES = 9;
const MOST_LISTED = 50;
const HEARTBEAT = 5_000;
/** So often the hall looks for tables that nobody needs in memory. */
const SWEEP = 60_000;
/** Kept for so long after somebody last asked for it. */
const LINGER = 5 * 60_000;
/** Whoever has asked for it so lately may be on the way in. */
const JUST_NOW = 1000;
/** A table that does something by itself within this time stays open, or is opened. */
const HORIZON = 3_600_000;

const good = <T>(value: T): Result<T> => ({ ok: true, value });

class OpenHall implements Hall {
  readonly #services: TableServices;
  readonly #tables: OpenTables;
  readonly #old: OldTables;
  readonly #codes: Codes;
  readonly #reception: Reception;
  readonly #givingBack: GivingBack;
  readonly #files: MatchFiles;
  readonly #trouble: Trouble;
  #cancelBeat: (() => void) | null = null;
  #sweptAt: number;
  #isStopped = false;

  constructor(around: TableServices) {
    this.#trouble = new Trouble(around);
    const services = { ...around, trouble: this.#trouble };
    this.#services = services;
    this.#old = new OldTables(services);
    this.#tables = new OpenTables(services, this.#old);
    this.#codes = new Codes(services.world, this.#old);
    this.#reception = new Reception(services, (idOrCode) => this.#tables.find(idOrCode));
    this.#givingBack = new GivingBack(services, {
      awake: () => this.#tables.all(),
      isAwake: (id) => this.#tables.has(id),
      awaken: (id, job) => this.#awaken(id, job),
    });
    this.#files = new MatchFiles(services);
    this.#sweptAt = services.world.now();
  }

  /** Time that passed while nobody could play is given back; tables that soon do something by themselves are opened. */
  async boot(): Promise<void> {
    const { store, world } = this.#services;
    const last = await store.lastAlive();
    await this.#codes.count(store);
    const now = world.now();
    const away = last === null ? 0 : Math.max(0, now - last);
    for (const id of await store.due(away < SHORT_AWAY ? now + HORIZON : Number.MAX_SAFE_INTEGER))
      await this.#awaken(id, async (table) => {
        if (away > 0) await table.inTurn(() => table.write({ kind: 'shifted', by: away }, null));
      });
    await store.setAlive(now);
    this.#beatAgain();
    this.#services.sockets?.onStall((given) => this.#givingBack.give(given));
  }

  /** For something that concerns it, whether anybody is there or not. */
  async #awaken(id: string, job: (table: LiveTable) => Promise<unknown>): Promise<void> {
    const table = await this.#tables.findReadable(id);
    if (table === null) return;
    await job(table);
    await table.settle();
    if (table.canSleep(this.#services.world.now() + HORIZON)) this.#tables.putToSleep(table);
  }

  /** What nobody needs now is in the store, and comes back when it is asked for or its time comes. */
  async #sweep(now: number): Promise<void> {
    this.#sweptAt = now;
    for (const [table, usedAt] of this.#tables.read()) {
      if (table.listenerCount > 0) this.#old.see(table.about.id, now);
      if (now - usedAt >= LINGER && table.canSleep(now + HORIZON)) this.#tables.putToSleep(table);
    }
    for (const id of await this.#services.store.due(now + HORIZON))
      if (!this.#tables.has(id)) await this.#tables.findReadable(id);
    await this.#old.step(now, (id) => this.#letGo(id));
  }

  /** Out of memory, if nobody needs it there. */
  async #letGo(id: string): Promise<boolean> {
    const table = await this.#tables.get(id)?.catch(() => undefined);
    if (table === undefined) return !this.#tables.has(id);
    const now = this.#services.world.now();
    const isWanted = now - (this.#tables.read().get(table) ?? 0) < JUST_NOW || !table.canSleep(now + HORIZON);
    if (!isWanted) this.#tables.putToSleep(table);
    return !isWanted;
  }

  async #beat(): Promise<void> {
    const { store, world } = this.#services;
    const now = world.now();
    try {
      // As long as nobody can be heard the server is not alive.
      await this.#services.sockets?.catchUp();
      await this.#givingBack.settled();
      if (this.#isStopped) return;
      await store.setAlive(now);
      if (now - this.#sweptAt >= SWEEP) await this.#sweep(now);
    } finally {
      if (!this.#isStopped) this.#beatAgain();
    }
  }

  #beatAgain(): void {
    const { world } = this.#services;
    this.#cancelBeat = world.at(
      world.now() + HEARTBEAT,
      () =>
        void this.#beat().catch((error) => {
          this.#services.log.error({ error: String(error) }, 'the heartbeat of the hall was not written');
        }),
    );
  }

  /** Whatever may have to wait for the disk, or for the turn of a table at which something is being written. */
  #inSteps<T>(job: () => Promise<T>): Promise<T> {
    return inSteps(this.#services.world, job);
  }

  open(settings: Settings, host: Newcomer): Promise<Result<Chair>> {
    return this.#inSteps(() => this.#open(settings, host));
  }

  async #open(settings: Settings, host: Newcomer): Promise<Result<Chair>> {
    const problems = optionProblems(settings);
    if (problems !== null) return refuseWith('bad-options', problems);
    const { store, world } = this.#services;
    const id = toHex(world.bytes(ID_BYTES));
    const opened: TableLine = { kind: 'opened', settings: settingsToKeep(settings), next: await seal(world.bytes) };
    const line = { table: id, seq: 0, cmd: null, at: world.now(), body: JSON.stringify(opened) };
    for (const code of this.#codes.candidates()) {
      const row = { id, code, wakeAt: null, isListed: settings.isPublic, createdAt: line.at };
      if ((await store.createTable(row, line)) !== 'ok') continue;
      this.#codes.noteOpened();
      return this.#reception.sit(id, host);
    }
    return refuseWith('server-full');
  }

  sit(idOrCode: string, newcomer: Newcomer): Promise<Result<Chair>> {
    return this.#inSteps(() => this.#reception.sit(idOrCode, newcomer));
  }

  askBack(idOrCode: string, seat: number, newcomer: Newcomer): Promise<Result<Chair>> {
    return this.#inSteps(() => this.#reception.askBack(idOrCode, seat, newcomer));
  }

  copyKey(token: string): Promise<Result<Chair>> {
    return this.#inSteps(() => this.#reception.copyKey(token));
  }

  keepOnlyKey(token: string): Promise<Result<Chair>> {
    return this.#inSteps(() => this.#reception.keepOnlyKey(token));
  }

  makeTicket(token: string, seat: number): Promise<Result<TicketAnswer>> {
    return this.#inSteps(() => this.#reception.makeTicket(token, seat));
  }

  lookAtTicket(idOrCode: string, ticket: string): Promise<Result<TicketNotice>> {
    return this.#inSteps(() => this.#reception.lookAtTicket(idOrCode, ticket));
  }

  useTicket(idOrCode: string, ticket: string): Promise<Result<Chair>> {
    return this.#inSteps(() => this.#reception.useTicket(idOrCode, ticket));
  }

  lookAtSeat(token: string): Promise<Result<SeatNotice>> {
    return this.#inSteps(() => this.#reception.lookAtSeat(token));
  }

  async look(idOrCode: string): Promise<Result<Notice>> {
    const open = this.#tables.findOpen(idOrCode);
    if (open !== null) return good(open.notice);
    const table = await this.#inSteps(() => this.#tables.find(idOrCode));
    return table === null ? refuseWith('no-such-table') : good(table.notice);
  }

  async list(): Promise<readonly Notice[]> {
    const tables = await this.#inSteps(async () => {
      const rows = await this.#services.store.listed(MOST_LISTED);
      return Promise.all(rows.map(({ id }) => this.#tables.findReadable(id)));
    });
    return tables.flatMap((table) => (table?.notice.settings.isPublic ? [table.notice] : []));
  }

  /** Who comes in hears nothing before the answer leaves, and nobody hears of them. */
  async enter({ table: id, token, since, history }: Hello, listener: Listener): Promise<Result<Session>> {
    const entered = await inSteps(this.#services.world, async (leaves) => {
      await this.#services.rounds.turn(listener.from ?? '');
      const table = await this.#tables.find(id, listener.from);
      if (table === null) return refuseWith('no-such-table');
      const bookmark = { since: since ?? null, history: history ?? false, leaves };
      return table.enter(() => this.#reception.viewerAt(table, token, listener.from), bookmark, listener);
    });
    if (entered.ok) entered.value.begin();
    return entered;
  }

  record(idOrCode: string, match: number, from?: string): Promise<Result<MatchFile>> {
    return this.#inSteps(async () => {
      const table = await this.#tables.find(idOrCode);
      if (table === null) return refuseWith('no-such-table');
      const past = await table.inTurn(async () => finishedMatch(table.state, match));
      if (past === null) return refuseWith('not-now');
      const { id } = table.about;
      return this.#trouble
        .watch(id, () => this.#files.make(id, past, from))
        .catch((error) => {
          if (isDamage(error)) this.#tables.putToSleep(table);
          throw error;
        });
    });
  }

  importRecord(text: string, from?: string): Promise<Result<string>> {
    return this.#inSteps(() => this.#files.takeIn(text, from));
  }

  importedRecord(id: string): Promise<Result<MatchFile>> {
    return this.#inSteps(() => this.#files.taken(id));
  }

  async stats(): ReturnType<Hall['stats']> {
    const tables = [...this.#tables.read().keys()];
    const sum = (count: (table: LiveTable) => number) => tables.reduce((total, table) => total + count(table), 0);
    return {
      tables: tables.length,
      listeners: sum(({ listenerCount }) => listenerCount),
      lines: sum(({ state }) => state.head),
      dropped: this.#old.dropped,
      ...this.#trouble.counts,
    };
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelBeat?.();
    // Whoever waits for a table that cannot be read hears of that elsewhere.
    const opened = await Promise.allSettled(this.#tables.all());
    const tables = opened.flatMap((table) => (table.status === 'fulfilled' ? [table.value] : []));
    for (const table of tables) table.close('restart');
    await Promise.all(tables.map((table) => table.settle()));
    await this.#services.store.setAlive(this.#services.world.now());
  }
}

export async function openHall(services: Services): Promise<Hall> {
  const alive = await services.store.lastAlive();
  const { world: outside } = services;
  // The machine's clock was set back: the last lines are no older than the last heartbeat and the time until the next.
  const world = alive !== null && outside.now() < alive ? notBefore(outside, alive + HEARTBEAT) : outside;
  const hall = new OpenHall({ ...services, world, ...newHallTurns() });
  await hall.boot();
  return tellingDamage(hall);
}
