// What is counted. Only counts and times: no table, no seat, no address, nothing that was said.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import type { RefusalCode } from '@pretender/protocol';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Hall } from '../tables/hall-types.ts';

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
  readonly hall: Pick<Hall, 'stats'>;
  /** Open sockets. */
  sockets(): number;
}

const NANOSECONDS = 1e9;
const LAG_RESOLUTION_MS = 20;
const QUANTILES = [0.5, 0.99] as const;

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

/** What Node measures is the time from one look to the next, of which the wanted part is no lag. */
const lagIn = (nanoseconds: number): number => Math.max(0, nanoseconds / NANOSECONDS - LAG_RESOLUTION_MS / 1000);

function lagGauge(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  delay.enable();
  registry.registerMetric(
    new Gauge({
      name: 'pretender_event_loop_lag_seconds',
      help: 'How late the event loop was, since somebody last looked',
      labelNames: ['quantile'],
      registers: [],
      collect() {
        for (const quantile of QUANTILES) this.set({ quantile }, lagIn(delay.percentile(quantile * 100)));
        this.set({ quantile: 1 }, lagIn(delay.max));
        delay.reset();
      },
    }),
  );
  return () => void delay.disable();
}

/** By what they were; the hall counts them. */
function droppedCounter(registry: Registry, hall: Pick<Hall, 'stats'>): void {
  registry.registerMetric(
    new Counter({
      name: 'pretender_tables_dropped_total',
      help: 'Tables that nobody came back to, dropped from the store',
      labelNames: ['was'],
      registers: [],
      collect() {
        this.reset();
        for (const [was, count] of Object.entries(hall.stats().dropped)) this.inc({ was }, count);
      },
    }),
  );
}

function gauges(registry: Registry, { hall, sockets }: Sources): void {
  gauge(registry, 'pretender_tables', 'Tables in memory', () => hall.stats().tables);
  gauge(registry, 'pretender_listeners', 'Connections that have come in at a table', () => hall.stats().listeners);
  gauge(registry, 'pretender_lines', 'Lines of all tables in memory', () => hall.stats().lines);
  gauge(registry, 'pretender_sockets', 'Open sockets', sockets);
  gauge(registry, 'process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function newMeters(sources: Sources): Meters {
  const registry = new Registry();
  const registers = [registry];
  gauges(registry, sources);
  droppedCounter(registry, sources.hall);
  const stop = lagGauge(registry);
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
    text: () => registry.metrics(),
    contentType: registry.contentType,
    stop,
  };
}
