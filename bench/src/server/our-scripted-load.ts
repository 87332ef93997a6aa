/**
 * Plays at one of our tables from a script, as at the tables of the others: no client reads what it is told. The mover's answer is
 * compared byte by byte: it says how much that seat has been told by then, so a table that plays anything else is noticed.
 */
import type { Seat } from '@pretender/kernel';
import { type DealtNumber, dealKey, numberCommitment, type ServerMessage, type Told } from '@pretender/protocol';
import { messageOf } from './client-frames.ts';
import { KnownSeeds } from './counted-secrets.ts';
import type { LoadOptions, LoadTable } from './load.ts';
import { OurScript } from './our-script.ts';
import { bytesOf, closeAll, type Wire } from './wire.ts';

/** Where kinds of messages differ: `{"t":"told"`, `{"t":"ack"`, `{"t":"no"`. */
const KIND_AT = 6;
const TOLD = 't'.charCodeAt(0);
/** At the end of a match everybody is told its seed, and the promise for the next one. */
const TOLD_AT_THE_END = 2;
const HOST = 0 as Seat;
const SEALED = '"@sealed"';

const seeds = new KnownSeeds();

type Started = Told & {
  readonly match: number;
  readonly commitment: string;
  readonly attempt: number;
  readonly numbers: readonly (DealtNumber & { readonly seat: number })[];
};

function sealIn(data: Buffer): string | null {
  const message = JSON.parse(String(data)) as ServerMessage;
  const events = message.t === 'told' ? message.e : [];
  return (events.find(({ type }) => type === '@sealed') as { commitment?: string } | undefined)?.commitment ?? null;
}

const isStart = (event: Told): event is Started => event.type === '@started';

/** A move, ready to be sent. */
/** Until it may say something again, in milliseconds. */
const BREATH = 125;

interface Said {
  readonly seat: Seat;
  readonly frame: Buffer;
  readonly expected: Buffer;
}

/** Everybody's number in every deal: at one table no two deals have the same seal. */
const numberOf = (seat: number): string => seat.toString(16).padStart(32, '0');

/** What the host is told until a match has begun: everybody commits, he says start, everybody opens. */
interface Beginning {
  readonly heard: Told[];
  /** How much the host has been told; null before his start is acknowledged. */
  count: number | null;
  isCalled: boolean;
  isOpened: boolean;
}

export class OurScriptedTable implements LoadTable {
  readonly #wires: readonly Wire[];
  readonly #id: string;
  readonly #options: LoadOptions;
  #beginning: Beginning | null = null;
  /** Of the next deal. */
  #sealed: string;
  /** That everybody has committed to. */
  #used: string | null = null;
  #script: OurScript | null = null;
  /** What each seat had been told before the match. */
  #before: readonly number[];
  #commands = 0;
  #mover = HOST;
  #sentAt = 0;
  /** The answer that the mover must get. */
  #expected: Buffer = Buffer.alloc(0);
  /** What it has said. */
  #frame: Said['frame'] = Buffer.alloc(0);
  readonly #ahead: Said[] = [];

  constructor(wires: readonly Wire[], { id, sealed }: { id: string; sealed: string }, options: LoadOptions) {
    this.#wires = wires;
    this.#id = id;
    this.#sealed = sealed;
    this.#options = options;
    this.#before = wires.map(() => 0);
    for (const [seat, wire] of wires.entries())
      wire.onFrame((data) => {
        if (seat === HOST && data.includes(SEALED)) this.#hearSeal(data);
        if (seat !== this.#mover) return;
        if (this.#beginning !== null) this.#hearBeginning(this.#beginning, data);
        else if (data[KIND_AT] !== TOLD) this.#hearAnswer(data);
      });
  }

  #hearSeal(data: Buffer): void {
    this.#sealed = sealIn(data) ?? this.#sealed;
    this.#commitOnce();
  }

  readonly begin = (): void => {
    this.#beginning = { heard: [], count: null, isCalled: false, isOpened: false };
    this.#mover = HOST;
    this.#commitOnce();
  };

  /** The end of the match before may be told to the host a little later than to whoever made the last move. */
  #commitOnce(): void {
    if (this.#beginning === null || this.#sealed === this.#used) return;
    this.#used = this.#sealed;
    void this.#commit(this.#sealed);
  }

  async #commit(sealed: string): Promise<void> {
    for (const seat of this.#wires.keys())
      this.#say(seat, { t: 'ready', commitment: await numberCommitment(sealed, seat, numberOf(seat)) });
  }

  #say(seat: number, command: object): void {
    this.#commands += 1;
    this.#wires[seat].send(JSON.stringify({ ...command, id: `c${this.#commands}` }));
  }

  #hearBeginning(beginning: Beginning, data: Buffer): void {
    const message = JSON.parse(String(data)) as ServerMessage;
    const { heard } = beginning;
    if (message.t === 'told') heard.push(...message.e);
    else if (message.t !== 'ack' && message.t !== 'absent') throw new Error(`a match does not begin: ${data}`);
    // What he is told after an answer is counted on from it.
    if (message.t === 'ack') beginning.count = message.n;
    else if (message.t === 'told' && beginning.count !== null) beginning.count += message.e.length;
    this.#goOn(beginning);
  }

  #goOn(beginning: Beginning): void {
    const { heard, count } = beginning;
    const started = heard.find(isStart);
    if (started !== undefined && count !== null) void this.#deal(started, count);
    else if (!beginning.isOpened && heard.some(({ type }) => type === '@opening')) {
      beginning.isOpened = true;
      for (const seat of this.#wires.keys()) this.#say(seat, { t: 'open', nonce: numberOf(seat) });
    } else if (!beginning.isCalled && heard.filter(({ type }) => type === '@ready').length === this.#wires.length) {
      beginning.isCalled = true;
      this.#say(HOST, { t: 'start' });
    }
  }

  /** The deal follows from what everybody is told at its beginning, and from a secret that is known here. */
  async #deal({ match, commitment, numbers, attempt }: Started, count: number): Promise<void> {
    const bySeat = this.#wires.map((_, at) => numbers.find(({ seat }) => seat === at) ?? null);
    const key = await dealKey(seeds.behind(commitment), bySeat, { table: this.#id, match, attempt });
    const totals = this.#before.map((_, seat) => this.#toldTo(seat as Seat));
    this.#script = new OurScript(key, this.#options.seed);
    // Between two matches all are told the same.
    const between = count - this.#script.told(HOST) - totals[HOST];
    this.#before = totals.map((total) => total + between);
    this.#beginning = null;
    this.#options.gate.pass(this.#move);
  }

  /** How much that was until now. */
  #toldTo(seat: Seat): number {
    if (this.#script === null) return this.#before[seat];
    return this.#before[seat] + this.#script.told(seat) + (this.#script.isOver ? TOLD_AT_THE_END : 0);
  }

  /** What clients will say is worked out while nobody is measured: a generator that thinks takes that from the server beside it. */
  prepare(moves: number): void {
    while (this.#ahead.length < moves && this.#script !== null && !this.#script.isOver) this.#ahead.push(this.#next());
  }

  #next(): Said {
    const { seat, ask, move } = (this.#script as OurScript).next();
    this.#commands += 1;
    const id = `c${this.#commands}`;
    const frame = messageOf(JSON.stringify({ t: 'move', id, ask, move }));
    return { seat, frame, expected: Buffer.from(`{"t":"ack","id":"${id}","n":${this.#toldTo(seat)}}`) };
  }

  readonly #move = (): void => {
    const { seat, frame, expected } = this.#ahead.shift() ?? this.#next();
    this.#expected = expected;
    this.#frame = frame;
    this.#mover = seat;
    this.#sentAt = performance.now();
    this.#wires[seat].sendFrame(frame);
  };

  /** A seat that is lucky is asked more often than people could answer; its pace is the one limit that no setting lifts. */
  #isTooFast(data: Buffer): boolean {
    return data.includes('"code":"too-fast"');
  }

  #hearAnswer(data: Buffer): void {
    if (this.#isTooFast(data)) {
      setTimeout(() => this.#wires[this.#mover].sendFrame(this.#frame), BREATH);
      return;
    }
    if (!data.equals(this.#expected)) throw new Error(`expected ${this.#expected}, and was answered ${data}`);
    const { gate, meter } = this.#options;
    meter.acked(performance.now() - this.#sentAt);
    gate.pass(this.#script?.isOver && this.#ahead.length === 0 ? this.begin : this.#move);
  }

  bytesIn(): number {
    return bytesOf(this.#wires);
  }

  close(): void {
    closeAll(this.#wires);
  }
}
