/** `pretender bench server`: our table server beside others, in one run: full speed in turns, then ours at a human pace. */
import { availableParallelism, cpus, loadavg } from 'node:os';
import process from 'node:process';
import { median, ratioTo } from '../measure.ts';
import { BASELINE, OURS, RIVAL } from './contenders.ts';
import { CLIENTS } from './load.ts';
import type { LoadQuestion, ServerQuestion, Slice } from './parts.ts';
import { type Launch, type Part, startPart } from './talk.ts';

export interface ServerBenchOptions {
  /** How the two kinds of processes are started. */
  readonly server: Launch;
  readonly load: Launch;
  /** Who is measured, of `SERVERS`. */
  readonly servers: readonly string[];
  /** Tables of each contender at full speed. */
  readonly tables: number;
  readonly warmUpMs: number;
  readonly sliceMs: number;
  readonly slices: number;
  /** Tables of ours at a human pace. */
  readonly humanTables: number;
  readonly humanMs: number;
}

export interface ServerRow {
  readonly name: string;
  readonly movesPerSecond: number;
  /** Against the baseline and against the rival, slice by slice; null when they were not measured. */
  readonly ratio: number | null;
  readonly ratioToRival: number | null;
  readonly spread: number;
  /** What a move costs the server's process, all its threads together, in microseconds. */
  readonly cpuPerMove: number;
  readonly bytesPerMoveAndClient: number;
  readonly p50: number;
  readonly p99: number;
}

export interface ServerReport {
  readonly machine: { readonly node: string; readonly cpu: string; readonly cores: number; readonly load: number };
  readonly tables: number;
  readonly baseline: string;
  readonly rows: readonly ServerRow[];
  readonly memory: {
    /** Six sockets included, in KiB. */
    readonly heapPerIdleTable: number;
    /** What the heap has grown by in the course of play, in bytes for each move. */
    readonly heapPerMove: number;
  };
  readonly human: { readonly tables: number } & Measured;
}

interface Measured extends Slice {
  /** Seconds that the server's process has worked. */
  readonly cpu: number;
}

interface Pair {
  readonly name: string;
  readonly server: Part;
  readonly load: Part;
  open(tables: number): Promise<unknown>;
  run(ms: number): Promise<Measured>;
  heap(): Promise<number>;
  end(): Promise<void>;
}

async function startPair({ server: launch, load: other }: ServerBenchOptions, name: string, isHuman: boolean) {
  const server = startPart(launch, `server of ${name}`);
  const load = startPart(other, `load on ${name}`);
  const serve = (question: ServerQuestion) => server.ask(question);
  const url = (await serve({ kind: 'serve', name, isHuman })) as string;
  const play = (question: LoadQuestion) => load.ask(question);
  const pair: Pair = {
    name,
    server,
    load,
    open: (tables) => play({ kind: 'open', name, url, tables, isHuman }),
    async run(ms) {
      const before = (await serve({ kind: 'cpu' })) as number;
      const slice = (await play({ kind: 'run', ms })) as Slice;
      return { ...slice, cpu: ((await serve({ kind: 'cpu' })) as number) - before };
    },
    heap: () => serve({ kind: 'heap' }) as Promise<number>,
    async end() {
      await play({ kind: 'close' });
      load.end();
      await serve({ kind: 'stop' });
      server.end();
    },
  };
  return pair;
}

type Rates = readonly number[];

const ratesOf = (slices: readonly Measured[]): Rates => slices.map(({ moves, seconds }) => moves / seconds);

function rowOf(name: string, slices: readonly Measured[], ratioToThe: (who: string, rates: Rates) => number | null) {
  const rates = ratesOf(slices);
  const sum = (read: (slice: Measured) => number) => slices.reduce((total, slice) => total + read(slice), 0);
  const rate = median(rates);
  return {
    name,
    movesPerSecond: rate,
    ratio: ratioToThe(BASELINE, rates),
    ratioToRival: ratioToThe(RIVAL, rates),
    spread: (Math.max(...rates) - Math.min(...rates)) / rate,
    cpuPerMove: (sum(({ cpu }) => cpu) / sum(({ moves }) => moves)) * 1e6,
    bytesPerMoveAndClient: sum(({ bytes }) => bytes) / sum(({ moves }) => moves) / CLIENTS,
    p50: median(slices.map(({ p50 }) => p50)),
    p99: median(slices.map(({ p99 }) => p99)),
  };
}

function rowsOf(names: readonly string[], slices: readonly (readonly Measured[])[]): ServerRow[] {
  const ratioToThe = (who: string, rates: Rates): number | null => {
    const others = slices[names.indexOf(who)];
    return others ? ratioTo(rates, ratesOf(others)) : null;
  };
  return names.map((name, at) => rowOf(name, slices[at] ?? [], ratioToThe));
}

/** All at full speed, in turns of short slices, so that a busy second falls on everybody. */
async function atFullSpeed(options: ServerBenchOptions): Promise<{ rows: ServerRow[]; heapPerMove: number }> {
  const pairs: Pair[] = [];
  try {
    for (const name of options.servers) pairs.push(await startPair(options, name, false));
    for (const pair of pairs) await pair.open(options.tables);
    for (const pair of pairs) await pair.run(options.warmUpMs);
    const own = pairs.find(({ name }) => name === OURS);
    const before = (await own?.heap()) ?? 0;
    const slices = pairs.map((): Measured[] => []);
    for (let turn = 0; turn < options.slices; turn++)
      for (const [at, pair] of pairs.entries()) slices[at]?.push(await pair.run(options.sliceMs));
    const grown = ((await own?.heap()) ?? 0) - before;
    const moves = slices[options.servers.indexOf(OURS)]?.reduce((sum, slice) => sum + slice.moves, 0) ?? 1;
    return { rows: rowsOf(options.servers, slices), heapPerMove: grown / moves };
  } finally {
    for (const pair of pairs) await pair.end().catch(() => undefined);
  }
}

/** The first tables also bring code and caches that all share; it takes many until all of it is compiled. */
const FIRST_TABLES = 0.5;
const KIB = 1024;

async function atHumanPace(options: ServerBenchOptions) {
  const { humanTables, humanMs } = options;
  const first = Math.max(1, Math.floor(humanTables * FIRST_TABLES));
  const pair = await startPair(options, OURS, true);
  try {
    await pair.open(first);
    const before = await pair.heap();
    await pair.open(humanTables - first);
    const heapPerIdleTable = ((await pair.heap()) - before) / (humanTables - first) / KIB;
    await pair.run(options.warmUpMs);
    return { heapPerIdleTable, human: { tables: humanTables, ...(await pair.run(humanMs)) } };
  } finally {
    await pair.end().catch(() => undefined);
  }
}

export async function benchServer(options: ServerBenchOptions): Promise<ServerReport> {
  const machine = {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    load: loadavg()[0] ?? 0,
  };
  const { rows, heapPerMove } = await atFullSpeed(options);
  const { heapPerIdleTable, human } = await atHumanPace(options);
  return {
    machine,
    tables: options.tables,
    baseline: BASELINE,
    rows,
    memory: { heapPerIdleTable, heapPerMove },
    human,
  };
}
