// What is done at an open table without a click, after a while that says nothing: bots, asked once for each question and
// cut off if they find nothing, and standing orders.

import { lapse, missing, type Seat } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import type { Appended } from '../store/store.ts';
import { type BotCall, botsToAsk, levelAt } from './autoplay.ts';
import { openAsk, type TableState } from './facts.ts';
import type { TableLine } from './lines.ts';
import { dueOrder, type OrderCall, ordersToCarryOut } from './orders.ts';
import type { Services } from './world.ts';

/** A bot that has found nothing by then gives the neutral answer. */
const BOT_DEADLINE = 2000;
/** One for all, drawn without a look at anybody's cards: nobody can tell a bot from an order, or either by its haste. */
const DELAY = { least: 600, more: 1800 };

/** A table for those who act at it without a socket. */
export interface OpenTable {
  readonly state: TableState;
  readonly isClosed: boolean;
  /** Seats whose people are away. */
  absent(): readonly Seat[];
  inTurn<T>(job: () => Promise<T>): Promise<T>;
  write(line: TableLine, cmd: string | null): Promise<Appended>;
  /** Done as if this seat had said it; whether it was done. Call it inside `inTurn`. */
  act(deed: Deed): Promise<boolean>;
}

/** What somebody does without a socket. */
export interface Deed {
  readonly cmd: string;
  readonly seat: Seat;
  readonly command: Command;
  /** The number of the order that wants it so. */
  readonly order?: number;
}

export class Thinking {
  readonly #table: OpenTable;
  readonly #services: Services;
  readonly #asked = new Set<string>();

  constructor(table: OpenTable, services: Services) {
    this.#table = table;
    this.#services = services;
  }

  get isAny(): boolean {
    return this.#asked.size > 0;
  }

  /** Whoever is asked something now, and is not thinking about it yet. */
  ask(): void {
    for (const call of botsToAsk(this.#table.state, this.#table.absent()))
      this.#later(call.cmd, () => this.#think(call));
    for (const call of ordersToCarryOut(this.#table.state)) this.#later(call.cmd, () => this.#carryOut(call));
  }

  #later(cmd: string, job: () => Promise<void>): void {
    if (this.#asked.has(cmd)) return;
    const { world } = this.#services;
    this.#asked.add(cmd);
    world.at(world.now() + DELAY.least + world.below(DELAY.more), () => void job().catch(() => {}));
  }

  #carryOut({ cmd, seat, ask }: OrderCall): Promise<void> {
    return this.#table.inTurn(async () => {
      this.#asked.delete(cmd);
      const { state, isClosed } = this.#table;
      const due = isClosed || openAsk(state)?.id !== ask ? null : dueOrder(state, seat);
      if (due !== null) await this.#table.act({ cmd, seat, command: due.command, order: due.number });
    });
  }

  async #think(call: BotCall): Promise<void> {
    const { bots, world } = this.#services;
    const seed = world.below(2 ** 31);
    const chosen = this.#table.isClosed ? null : await bots.choose(call.choice(seed), BOT_DEADLINE);
    await this.#table.inTurn(async () => {
      this.#asked.delete(call.cmd);
      await this.#answer(call, chosen);
    });
  }

  async #answer(call: BotCall, chosen: object | null): Promise<void> {
    const { match, pausedBy } = this.#table.state;
    const ask = openAsk(this.#table.state);
    const isAsked = match !== null && ask?.id === call.ask && missing(match, ask).includes(call.seat);
    const isBack = levelAt(this.#table.state, call.seat, this.#table.absent()) === null;
    if (this.#table.isClosed || !isAsked || isBack || pausedBy !== null) return;
    for (const move of [...(chosen === null ? [] : [chosen]), { type: 'pass' }]) {
      const command = { t: 'move', id: call.cmd, ask: call.ask, move } as Command;
      if (await this.#table.act({ cmd: call.cmd, seat: call.seat, command })) return;
    }
    // Nothing to say and nothing to pass: its time is over at once.
    const receipt = ask.mode === 'one' ? lapse(match, ask.id) : null;
    if (receipt?.ok) await this.#table.write({ kind: 'played', entry: receipt.entry }, call.cmd);
  }
}
