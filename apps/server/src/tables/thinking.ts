// What is done at an open table without a click, after a while that says nothing: bots, asked once for each question and
// cut off if they find nothing, and standing orders. When something is done is drawn when it comes up. A bot thinks in the meantime
// and speaks at that moment; if it has found nothing by then, at another that is drawn in the same way.

import { lapse, missing, type Seat } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import type { BotQuestion, BotRequest } from '../bots/bot-pool.ts';
import type { Appended } from '../store/store.ts';
import { type BotCall, botsToAsk, levelAt, nameOfAnswer, type RemarkCall, remarksToMake } from './autoplay.ts';
import { BotThought } from './bot-thought.ts';
import { openAsk, type TableState } from './facts.ts';
import type { TableLine } from './lines.ts';
import { dueOrder, type OrderCall, ordersToCarryOut } from './orders.ts';
import type { SeatAddresses } from './seat-addresses.ts';
import type { Services } from './world.ts';

/** A bot that has thought for so long and found nothing gives the neutral answer. */
const BOT_DEADLINE = 2000;
/** One for all, drawn without a look at anybody's cards: nobody can tell a bot from an order, or either by its haste. */
const DELAY = { least: 600, more: 1800 };

interface PutOff {
  readonly delay: number;
  start(): void;
  cancel(): void;
}

/** A table for those who act at it without a socket. */
export interface OpenTable {
  readonly state: TableState;
  readonly isClosed: boolean;
  /** Seats whose people are away. */
  absent(): readonly Seat[];
  readonly addresses: Pick<SeatAddresses, 'ofTable'>;
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
  /** What will be done at its moment, with what a bot thinks about it by then; null where that was never anything. */
  #asked: Map<string, BotThought | null> | null = null;
  /** What stands beside the turn and was looked at: saying nothing is an answer there. */
  #seen: Set<string> | null = null;
  #seenIn = 0;
  /** What was put off because the table rests, until when; sooner, where the rest ends sooner. */
  #putOff: PutOff[] = [];
  #restUntil = 0;

  constructor(table: OpenTable, services: Services) {
    this.#table = table;
    this.#services = services;
  }

  get isAny(): boolean {
    return this.#asked !== null && this.#asked.size > 0;
  }

  /** Whoever is asked something now, and is not thinking about it yet. */
  ask(): void {
    const { matchNumber } = this.#table.state;
    // What stood beside another match does not come again.
    if (this.#seenIn !== matchNumber) this.#seen = null;
    this.#seenIn = matchNumber;
    this.#followRest();
    for (const call of botsToAsk(this.#table.state, this.#table.absent())) this.#think(call);
    for (const call of ordersToCarryOut(this.#table.state)) this.#later(call.cmd, () => this.#carryOut(call));
    const remarks = remarksToMake(this.#table.state);
    // Most tables have nobody who would say something, and this is asked with every move.
    if (remarks.length > 0) this.#makeOne(remarks);
  }

  /** One at a time: what is not said at once is said no more. */
  #makeOne(remarks: readonly RemarkCall[]): void {
    const remark = remarks.find(({ cmd }) => !this.#isSeen(cmd));
    if (remark === undefined) return;
    for (const { cmd } of remarks) this.#see(cmd);
    this.#later(remark.cmd, () => this.#remark(remark));
  }

  #isSeen(about: string): boolean {
    return this.#seen?.has(about) === true;
  }

  #see(about: string): void {
    this.#seen ??= new Set();
    this.#seen.add(about);
  }

  /** Said once, however long the occasion lasts; after a restart the log knows what was said. */
  #remark({ cmd, seat, command }: RemarkCall): Promise<void> {
    return this.#table.inTurn(async () => {
      this.#asked?.delete(cmd);
      if (!this.#table.isClosed) await this.#table.act({ cmd, seat, command });
    });
  }

  #later(cmd: string, job: () => Promise<void>, thought: BotThought | null = null): void {
    this.#asked ??= new Map();
    if (this.#asked.has(cmd)) return;
    this.#asked.set(cmd, thought);
    const { world } = this.#services;
    const delay = DELAY.least + world.below(DELAY.more);
    const start = () => void job().catch(() => {});
    const from = Math.max(world.now(), this.#table.state.clock.restUntil);
    const cancel = world.at(from + delay, start);
    if (from > world.now()) this.#putOff.push({ delay, start, cancel });
  }

  /** Everybody has seen enough: nobody waits for the bots until the rest would have been over. */
  #followRest(): void {
    const { world } = this.#services;
    const { restUntil } = this.#table.state.clock;
    const isCut = restUntil < this.#restUntil && this.#restUntil > world.now();
    this.#restUntil = restUntil;
    if (!isCut && restUntil > world.now()) return;
    const waiting = this.#putOff;
    this.#putOff = [];
    if (!isCut) return;
    for (const { delay, start, cancel } of waiting) {
      cancel();
      world.at(world.now() + delay, start);
    }
  }

  #carryOut({ cmd, seat, ask }: OrderCall): Promise<void> {
    return this.#table.inTurn(async () => {
      this.#asked?.delete(cmd);
      const { state, isClosed } = this.#table;
      const due = isClosed || openAsk(state)?.id !== ask ? null : dueOrder(state, seat);
      if (due !== null) await this.#table.act({ cmd, seat, command: due.command, order: due.number });
    });
  }

  /** At once, or anew if its seat was told something meanwhile; the moment at which it speaks stays. */
  #think(call: BotCall): void {
    const { bots, world } = this.#services;
    if (this.#asked?.has(call.about) !== true) {
      if (this.#isSeen(call.about)) return;
      if (call.isBeside) this.#see(call.about);
      const choose = (question: BotQuestion) => bots.choose({ ...question, ...this.#place() }, BOT_DEADLINE);
      const thought = new BotThought(choose, world.below(2 ** 31));
      this.#later(call.about, () => this.#speak(call), thought);
    }
    this.#asked?.get(call.about)?.about(call, this.#heardBy(call.seat));
  }

  /** Whose turns its bots take. */
  #place(): Pick<BotRequest, 'table' | 'host'> {
    const { state, addresses } = this.#table;
    return { table: state.id, host: addresses.ofTable(state) };
  }

  #heardBy(seat: Seat): number {
    return this.#table.state.match?.told[seat] ?? 0;
  }

  #speak(call: BotCall): Promise<void> {
    return this.#table.inTurn(async () => {
      const thought = this.#asked?.get(call.about) ?? null;
      this.#asked?.delete(call.about);
      if (thought === null || !this.#maySpeak(call)) return;
      const { found, isThinking } = thought;
      const move = found?.move ?? null;
      if (move !== null && (await this.#say(call, move))) return;
      // It has found nothing yet, or what it found does not fit any more and it thinks again.
      if (isThinking) return this.#later(call.about, () => this.#speak(call), thought);
      const isOutdated = move !== null && found?.heard !== this.#heardBy(call.seat);
      if (isOutdated) this.#seen?.delete(call.about);
      if (isOutdated) this.ask();
      else if (!call.isBeside) await this.#giveUp(call);
    });
  }

  /** Is it still to say something? What was closed or stopped meanwhile comes up anew, if it does. */
  #maySpeak(call: BotCall): boolean {
    const { state, isClosed } = this.#table;
    const isBack = levelAt(state, call.seat, this.#table.absent()) === null;
    return !isClosed && !isBack && state.pausedBy === null && (call.isBeside || isAsked(state, call));
  }

  #say(call: BotCall, move: object): Promise<boolean> | boolean {
    const { state } = this.#table;
    if (!call.isBeside && !isAsked(state, call)) return false;
    const cmd = nameOfAnswer(state, call);
    return this.#table.act({ cmd, seat: call.seat, command: { t: 'move', id: cmd, ask: call.ask, move } as Command });
  }

  /**
   * Nothing to say and nothing to pass: its time is over at once. Where others are asked as well it thinks anew: their time
   * is not over, and without a clock nobody else would ever answer for it.
   */
  async #giveUp(call: BotCall): Promise<void> {
    const { match } = this.#table.state;
    const ask = openAsk(this.#table.state);
    if (match === null || ask === null || !isAsked(this.#table.state, call)) return;
    if (await this.#say(call, { type: 'pass' })) return;
    const receipt = ask.mode === 'one' ? lapse(match, ask.id) : null;
    if (receipt === null) this.ask();
    else if (receipt.ok)
      await this.#table.write({ kind: 'played', entry: receipt.entry }, nameOfAnswer(this.#table.state, call));
  }
}

/** Is this the question that is open, and has the seat not answered yet? */
function isAsked(state: TableState, { ask: id, seat }: BotCall): boolean {
  const ask = openAsk(state);
  return state.match !== null && ask?.id === id && missing(state.match, ask).includes(seat);
}
