// `pretender finale POSITION`: what two who cannot be exploited would do there, and what it is worth; `pretender finale suite`
// for the published positions; `pretender finale values` for the table of what finales of each size are worth.

import {
  askingOf,
  courtNames,
  duel,
  finaleSuite,
  measure,
  type Position,
  readPosition,
  type Solution,
  solve,
  USUAL_EFFORT,
  valuesOfSizes,
  writePosition,
} from '@pretender/bots/finale';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import { Complaint } from '../complaint.ts';
import type { Io } from '../io.ts';
import { brushFor } from '../paint.ts';
import { aligned } from '../simulate/figures.ts';

/** Below this an option is not worth a line. */
const LEAST = 0.005;

const SUITE_SIZE = finaleSuite().length;

const SHAPE = 'baron+monk@102/thief+farmer@011/5';

const points = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;

/** What whoever moves does first, for each card it may hold. */
function firstMix({ tree, prior, mixes }: Solution): Record<string, Record<string, number>> {
  const { root } = tree;
  if (root.kind !== 'choice') return {};
  const count = root.options.length;
  const mixOf = (type: number) =>
    root.options
      .map(({ label }, option): [string, number] => [label, mixes[root.id][type * count + option]])
      .filter(([, share]) => share >= LEAST)
      .toSorted((a, b) => b[1] - a[1]);
  return Object.fromEntries(prior.types[root.side].map((card, type) => [card, Object.fromEntries(mixOf(type))]));
}

function report(io: Io, position: string, solution: Solution): void {
  const brush = brushFor(io);
  const { value, exploitability, rounds, tree } = solution;
  io.out(brush('bold', position));
  io.out(
    `worth ${points(value)} points to whoever moves; ${tree.nodes} nodes, ${rounds} rounds, exploitability ${exploitability.toFixed(4)}`,
  );
  for (const [card, mix] of Object.entries(firstMix(solution))) {
    io.out(`\n${brush('bold', card)}`);
    const rows = Object.entries(mix).map(([label, share]) => [`  ${label}`, `${(100 * share).toFixed(1)} %`]);
    for (const line of aligned(rows)) io.out(line);
  }
}

/** What is found out about one position, and the figure of it that is summed up. */
interface Judge {
  readonly figure: string;
  readonly of: (position: Position) => Readonly<Record<string, number>>;
}

interface Showing {
  readonly every: number;
  /** Lines for programs alone. */
  readonly json: boolean;
}

/** Every so many positions of the suite, one line for each as soon as it is known. */
function runSuite(io: Io, { figure, of }: Judge, { every, json }: Showing): number {
  const positions = finaleSuite().filter((_, at) => at % every === 0);
  const figures = positions.map((position, at) => {
    io.status(`position ${at + 1} of ${positions.length}`);
    const found = of(position);
    io.data(JSON.stringify({ position: writePosition(position), ...found }));
    return found[figure];
  });
  if (json) return 0;
  const mean = figures.reduce((sum, each) => sum + each, 0) / figures.length;
  io.out(
    `${positions.length} positions: ${figure} ${mean.toFixed(4)} on average, ${Math.max(...figures).toFixed(4)} at most`,
  );
  return 0;
}

function askingFor(name: string): ReturnType<typeof askingOf> {
  const names = courtNames();
  if (!names.includes(name)) throw new Complaint(`Nobody is called ${name}. There are ${names.join(', ')}.`);
  return askingOf(name);
}

function solving(mostRounds: number): Judge['of'] {
  return (position) => {
    const { value, exploitability, rounds } = solve(position, { within: 0.01, mostRounds });
    return { value, exploitability, rounds };
  };
}

function judgeFor(level: string | undefined, against: string | undefined, mostRounds: number): Judge {
  if (level === undefined && against !== undefined)
    throw new Complaint('Who plays against them? Name one with --level.');
  if (level === undefined) return { figure: 'exploitability', of: solving(mostRounds) };
  // Whoever reckons remembers what it has reckoned: it is asked afresh for each position, and may forget the one before.
  const one = (): ReturnType<typeof askingOf> => askingFor(level);
  one();
  if (against === undefined) return { figure: 'exploitability', of: (position) => ({ ...measure(position, one()) }) };
  askingFor(against);
  return { figure: 'won', of: (position) => ({ won: duel(position, one(), askingFor(against)) }) };
}

/** The content of `values.data.ts`: two decimals for each size, a row for each that whoever moves may have. */
function printValues(io: Io): number {
  const tables = valuesOfSizes(USUAL_EFFORT, (share) => io.status(`${Math.round(100 * share)} %`));
  io.data('// What finales of each size are worth to whoever moves (`sizes.ts`), by `pretender finale values`.\n');
  io.data(`export const VALUES: readonly (readonly number[])[] = ${JSON.stringify(tables)};`);
  return 0;
}

export const finaleCommand = command({
  name: 'finale',
  description: 'Solve a finale of The Heirs of Hoax: what to do with each card, and what it is worth',
  args: {
    position: {
      type: 'positional',
      required: true,
      description: `Who moves, who waits, turns, as in ${SHAPE}; or suite; or values`,
    },
    rounds: { type: 'string', default: '400', description: 'Rounds of learning at most' },
    every: { type: 'string', description: 'Of the suite: every so many positions (all, if left out)' },
    level: { type: 'string', description: 'Of the suite: how exploitable this player is there, instead of solving it' },
    against: { type: 'string', description: 'With --level: what it wins there from this player' },
    json: { type: 'boolean', default: false, description: 'As JSON' },
  },
  run({ position, rounds, every, level, against, json }, { io }) {
    const mostRounds = wholeNumber('rounds', rounds, { from: 25, to: 100_000 });
    if (position === 'suite') {
      const step = wholeNumber('every', every ?? '1', { from: 1, to: SUITE_SIZE });
      return runSuite(io, judgeFor(level, against, mostRounds), { every: step, json });
    }
    const [unused] = Object.entries({ every, level, against }).find(([, value]) => value !== undefined) ?? [];
    if (unused !== undefined) throw new Complaint(`--${unused} is for the suite, as in: pretender finale suite`);
    if (position === 'values') return printValues(io);
    const read = readPosition(position);
    if (typeof read === 'string') throw new Complaint(`That is no position: ${read}. One is ${SHAPE}.`);
    const solution = solve(read, { within: 0.001, mostRounds });
    if (json) {
      const { value, exploitability, rounds: done } = solution;
      io.data(JSON.stringify({ position, value, exploitability, rounds: done, mix: firstMix(solution) }, null, 2));
    } else report(io, position, solution);
    return 0;
  },
});
