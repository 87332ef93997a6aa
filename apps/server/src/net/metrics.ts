// What is counted. Only counts and times: no table, no seat, no address, nothing that was said.

import process from 'node:process';
import type { RefusalCode } from '@pretender/protocol';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Lag, watchLag } from '../lag.ts';
import type { Hall, HallStats } from '../tables/hall-types.ts';

export interface Meters {
  frameIn(): void;
  frameOut(): void;
  refusal(code: RefusalCode): void;
  commandTook(ms: number): void;
  text(): Promise<string>;
  readonly contentType: string;
  stop(): void;
}

interface Sources {
  readonly hall: Pick<Hall, 'stats' | 'lag'>;
  /** Open sockets. */
  sockets(): number;
}

/** A figure that is asked for when somebody looks. */
function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    }),
  );
}

/** Counts one more each time it is called: cheaply, because it is called for every frame. */
function tally(registry: Registry, name: string, help: string): () => void {
  let count = 0;
  registry.registerMetric(
    new Counter({
      name,
      help,
      registers: [],
      collect() {
        this.reset();
        this.inc(count);
      },
    }),
  );
  return () => {
    count += 1;
  };
}

type ReadStats = () => HallStats;

/** Of the doors, and of the tables where they have a thread of their own. */
function lagGauge(registry: Registry, ofTables: () => Lag | null): () => void {
  const watch = watchLag();
  registry.registerMetric(
    new Gauge({
      name: 'pretender_event_loop_lag_seconds',
      help: 'How late the event loop was, since somebody last looked',
      labelNames: ['thread', 'quantile'],
      registers: [],
      collect() {
        const lag = ofTables();
        const set = (thread: string, { half, most, ever }: Lag) => {
          for (const [quantile, value] of Object.entries({ '0.5': half, '0.99': most, '1': ever }))
            this.set({ thread, quantile }, value);
        };
        set('doors', watch.look());
        if (lag) set('tables', lag);
      },
    }),
  );
  return () => watch.stop();
}

/** By what they were; the hall counts them. */
function droppedCounter(registry: Registry, stats: ReadStats): void {
  registry.registerMetric(
    new Counter({
      name: 'pretender_tables_dropped_total',
      help: 'Tables that nobody came back to, dropped from the store',
      labelNames: ['was'],
      registers: [],
      collect() {
        this.reset();
        for (const [was, count] of Object.entries(stats().dropped)) this.inc({ was }, count);
      },
    }),
  );
}

function gauges(registry: Registry, stats: ReadStats, sockets: () => number): void {
  gauge(registry, 'pretender_tables', 'Tables in memory', () => stats().tables);
  gauge(registry, 'pretender_listeners', 'Connections that have come in at a table', () => stats().listeners);
  gauge(registry, 'pretender_lines', 'Lines of all tables in memory', () => stats().lines);
  gauge(
    registry,
    'pretender_tables_damaged',
    'Tables found damaged in the store; they stay closed',
    () => stats().damaged,
  );
  gauge(
    registry,
    'pretender_tables_cut',
    'Tables whose end is missing, by what their people were told',
    () => stats().cut,
  );
  gauge(registry, 'pretender_sockets', 'Open sockets', sockets);
  gauge(registry, 'process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const PATIENCE_MS = 1000;

/** What is asked for; in its place something else if nobody answers. Whoever looks at figures wants to see the others all the more then. */
async function soon<T>(asked: Promise<T> | T, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  return Promise.race([asked, late])
    .catch(() => otherwise)
    .finally(() => clearTimeout(timer));
}

/** Before anybody has looked. */
const NO_STATS: HallStats = {
  tables: 0,
  listeners: 0,
  lines: 0,
  dropped: { waiting: 0, finished: 0 },
  damaged: 0,
  cut: 0,
};

export function newMeters({ hall, sockets }: Sources): Meters {
  const registry = new Registry();
  const registers = [registry];
  let stats = NO_STATS;
  gauges(registry, () => stats, sockets);
  droppedCounter(registry, () => stats);
  let lag: Lag | null = null;
  const stop = lagGauge(registry, () => lag);
  const framesIn = tally(registry, 'pretender_frames_in_total', 'Frames that came in');
  const framesOut = tally(registry, 'pretender_frames_out_total', 'Frames that went out');
  const refusals = new Counter({
    name: 'pretender_refusals_total',
    help: 'Refusals by code, over sockets and HTTP',
    labelNames: ['code'],
    registers,
  });
  const commands = new Histogram({
    name: 'pretender_command_seconds',
    help: 'From the arrival of a command until it is done, its waiting included',
    buckets: BUCKETS,
    registers,
  });
  return {
    frameIn: framesIn,
    frameOut: framesOut,
    refusal: (code) => refusals.inc({ code }),
    commandTook: (ms) => commands.observe(ms / 1000),
    async text() {
      [stats, lag] = await Promise.all([soon(hall.stats(), stats), soon(hall.lag?.() ?? null, null)]);
      return registry.metrics();
    },
    contentType: registry.contentType,
    stop,
  };
}
