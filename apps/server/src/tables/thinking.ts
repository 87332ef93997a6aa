// Bots at an open table: asked once for each question, after a time of their own, and cut off if they find nothing.

import { lapse, missing } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import type { Appended } from '../store/store.ts';
import { type BotCall, botsToAsk } from './autoplay.ts';
import { openAsk, type TableState } from './facts.ts';
import type { TableLine } from './lines.ts';
import type { Services } from './world.ts';

/** A bot that has found nothing by then gives the neutral answer. */
const BOT_DEADLINE = 2000;
/** Drawn without a look at anybody's cards. */
const BOT_DELAY = { least: 600, more: 1800 };

/** A table for those who act at it without a socket. */
export interface OpenTable {
  readonly state: TableState;
  readonly isClosed: boolean;
  inTurn<T>(job: () => Promise<T>): Promise<T>;
  write(line: TableLine, cmd: string | null): Promise<Appended>;
  /** Done as if this seat had said it; whether it was done. Call it inside `inTurn`. */
  act(call: Pick<BotCall, 'seat' | 'cmd'>, command: Command): Promise<boolean>;
}

export class Thinking {
  readonly #table: OpenTable;
  readonly #services: Services;
  readonly #asked = new Set<string>();

  constructor(table: OpenTable, services: Services) {
    this.#table = table;
    this.#services = services;
  }

  /** Whoever is asked something now, and is not thinking about it yet. */
  ask(): void {
    for (const call of botsToAsk(this.#table.state)) {
      if (this.#asked.has(call.cmd)) continue;
      const { world } = this.#services;
      this.#asked.add(call.cmd);
      const time = world.now() + BOT_DELAY.least + world.below(BOT_DELAY.more);
      world.at(time, () => void this.#think(call).catch(() => {}));
    }
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
    const { match } = this.#table.state;
    const ask = openAsk(this.#table.state);
    const isAsked = match !== null && ask?.id === call.ask && missing(match, ask).includes(call.seat);
    if (this.#table.isClosed || !isAsked) return;
    for (const move of [...(chosen === null ? [] : [chosen]), { type: 'pass' }]) {
      const command = { t: 'move', id: call.cmd, ask: call.ask, move } as Command;
      if (await this.#table.act(call, command)) return;
    }
    // Nothing to say and nothing to pass: its time is over at once.
    const receipt = ask.mode === 'one' ? lapse(match, ask.id) : null;
    if (receipt?.ok) await this.#table.write({ kind: 'played', entry: receipt.entry }, call.cmd);
  }
}
