/** The two sides of a measurement, each in a process of its own: a server, and whoever plays at its tables. */
import process from 'node:process';
import { loadContender } from './contenders.ts';
import { liveHeap } from './live-heap.ts';
import type { Gate, LoadTable, TableServer } from './load.ts';
import { answerParts } from './talk.ts';

interface Serve {
  readonly kind: 'serve';
  readonly name: string;
  readonly isHuman: boolean;
}

export type ServerQuestion = Serve | { readonly kind: 'heap' } | { readonly kind: 'cpu' } | { readonly kind: 'stop' };

/** Of all its threads. On a machine that does other things as well, this says more than the clock on the wall. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}

const MICROSECONDS = 1e6;

export async function runServerPart(): Promise<void> {
  let server: TableServer | null = null;
  await answerParts<ServerQuestion>(async (question) => {
    if (question.kind === 'heap') return server?.heap?.() ?? liveHeap();
    if (question.kind === 'cpu') return cpuSeconds();
    if (question.kind === 'stop') return server?.stop();
    server = await (await loadContender(question.name)).serve(question.isHuman);
    return server.url;
  });
  process.exit(0);
}

export type LoadQuestion =
  | (Omit<Serve, 'kind'> & { readonly kind: 'open'; readonly url: string; readonly tables: number })
  | { readonly kind: 'run'; readonly ms: number }
  | { readonly kind: 'close' };

export interface Slice {
  readonly moves: number;
  readonly seconds: number;
  /** Received by all clients together. */
  readonly bytes: number;
  /** Milliseconds from sending a move to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
}

/** As long as a person may think, in milliseconds. */
const THINKING = { least: 1000, more: 4000 };

interface HeldGate extends Gate {
  open(): void;
  shut(): void;
}

function newGate(isHuman: boolean): HeldGate {
  let isOpen = false;
  let waiting: (() => void)[] = [];
  const pass = (move: () => void): void => {
    if (isOpen) move();
    else waiting.push(move);
  };
  const thought = (move: () => void): void =>
    void setTimeout(() => pass(move), THINKING.least + Math.random() * THINKING.more);
  const gate: HeldGate = {
    pass: isHuman ? thought : pass,
    open() {
      isOpen = true;
      const moves = waiting;
      waiting = [];
      // People do not all move in the instant at which a measurement begins: they think first, as always.
      for (const move of moves) gate.pass(move);
    },
    shut() {
      isOpen = false;
    },
  };
  return gate;
}

/** More than any table sees in a second. */
const MOST_MOVES = 60;

const shareOf = (sorted: Float64Array, share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

export async function runLoadPart(): Promise<void> {
  const tables: LoadTable[] = [];
  let gate: HeldGate | null = null;
  let times: number[] = [];
  const meter = { acked: (ms: number) => void times.push(ms) };
  const bytesIn = (): number => tables.reduce((sum, table) => sum + table.bytesIn(), 0);

  async function open({ name, url, tables: count, isHuman }: LoadQuestion & { kind: 'open' }): Promise<void> {
    gate ??= newGate(isHuman);
    const { openTable } = await loadContender(name);
    for (let more = 0; more < count; more++)
      tables.push(await openTable({ url, seed: tables.length, gate, meter, isHuman }));
  }

  async function run(ms: number): Promise<Slice> {
    for (const table of tables) table.prepare?.((ms / 1000) * MOST_MOVES);
    times = [];
    const bytes = bytesIn();
    const began = performance.now();
    gate?.open();
    await new Promise((resolve) => setTimeout(resolve, ms));
    gate?.shut();
    const seconds = (performance.now() - began) / 1000;
    const sorted = Float64Array.from(times).sort();
    return {
      moves: times.length,
      seconds,
      bytes: bytesIn() - bytes,
      p50: shareOf(sorted, 0.5),
      p99: shareOf(sorted, 0.99),
    };
  }

  await answerParts<LoadQuestion>(async (question) => {
    if (question.kind === 'open') return open(question);
    if (question.kind === 'run') return run(question.ms);
    for (const table of tables) table.close();
  });
  process.exit(0);
}
