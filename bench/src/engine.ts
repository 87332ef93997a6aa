/** `pretender bench engine`: our engine beside its peers, in one run. */
import { availableParallelism, cpus, loadavg } from 'node:os';
import process from 'node:process';
import { type Contender, type Measurement, type MeasureOptions, measure, ratioTo } from './measure.ts';
import { BASELINE } from './peers.ts';

export interface EngineReport {
  readonly machine: {
    readonly node: string;
    readonly cpu: string;
    readonly cores: number;
    /** Of the last minute, when the run began: above the number of cores, rates are too low for everybody. */
    readonly load: number;
    readonly nodeEnv: string | null;
  };
  readonly options: MeasureOptions;
  readonly baseline: string;
  readonly rows: readonly EngineRow[];
}

export interface EngineRow extends Measurement {
  /** Against the baseline, slice by slice; null when the baseline was not measured. */
  readonly ratio: number | null;
}

export const benchEngine = async (contenders: readonly Contender[], options: MeasureOptions): Promise<EngineReport> => {
  const machine = {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    load: loadavg()[0] ?? 0,
    nodeEnv: process.env.NODE_ENV ?? null,
  };
  const measurements = await measure(contenders, options);
  const baseline = measurements.find(({ name }) => name === BASELINE);
  const rows = measurements.map((row) => ({ ...row, ratio: baseline ? ratioTo(row.rates, baseline.rates) : null }));
  return { machine, options, baseline: BASELINE, rows };
};

const formatRate = (rate: number): string => Math.round(rate).toLocaleString('en-US');

const formatRatio = (ratio: number | null): string => {
  if (ratio === null) return '–';
  return `${ratio < 10 ? ratio.toFixed(2) : formatRate(ratio)} ×`;
};

/** A table for people; for programs, the report itself is plain JSON. */
export const formatReport = ({ machine, options, baseline, rows }: EngineReport): string => {
  const table = [
    ['', 'moves/s', `× ${baseline}`, 'spread'],
    ...rows.map((row) => [
      row.name,
      formatRate(row.median),
      formatRatio(row.ratio),
      `${Math.round(row.spread * 100)} %`,
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const lines = table.map((cells) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [
    ...lines,
    '',
    `one move = one answer by one seat; median of ${options.slices} slices of ${options.sliceMs} ms, taken in turn, and of their ratios; a process each, one thread, 6 seats`,
    `spread = (fastest − slowest slice) / median`,
    `Node ${machine.node}, ${machine.cores} × ${machine.cpu}, load ${machine.load.toFixed(1)}, NODE_ENV=${machine.nodeEnv ?? '(unset)'}`,
  ].join('\n');
};
