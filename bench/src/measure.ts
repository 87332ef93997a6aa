/**
 * Rates of several contenders, measured fairly on a machine that does other things as well: all are warmed up, then each gets
 * a short slice in turn (ABCABC…), so that a busy second falls on everybody, and the median slice counts.
 */
import { performance } from 'node:perf_hooks';

export interface Slice {
  readonly moves: number;
  readonly seconds: number;
}

export interface Contender {
  readonly name: string;
  /** Plays for about this long; it may end late (whole matches) and says itself how long it took. */
  run(budgetMs: number): Slice | Promise<Slice>;
}

export interface MeasureOptions {
  readonly warmUpMs: number;
  readonly sliceMs: number;
  readonly slices: number;
}

export interface Measurement {
  readonly name: string;
  /** Moves per second, slice by slice in the order they ran. */
  readonly rates: readonly number[];
  readonly median: number;
  /** (fastest slice − slowest slice) / median: 0.1 means that all slices lie within a tenth of the median. */
  readonly spread: number;
  readonly moves: number;
  readonly seconds: number;
}

/** Milliseconds, from any beginning. */
export type Clock = () => number;
const machineClock: Clock = () => performance.now();

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('the median of nothing');
  return (lower + upper) / 2;
};

/**
 * How many times as fast as others: slice against the slice next to it, and the median of that. What the machine does beside us changes
 * from one second to the next, and then it changes for both.
 */
export const ratioTo = (rates: readonly number[], others: readonly number[]): number => {
  if (rates.length !== others.length) throw new RangeError('slices that were not taken in turn');
  return median(rates.map((rate, at) => rate / (others[at] ?? Number.NaN)));
};

const summarise = (name: string, slices: readonly Slice[]): Measurement => {
  const rates = slices.map(({ moves, seconds }) => moves / seconds);
  const middle = median(rates);
  return {
    name,
    rates,
    median: middle,
    spread: (Math.max(...rates) - Math.min(...rates)) / middle,
    moves: slices.reduce((sum, slice) => sum + slice.moves, 0),
    seconds: slices.reduce((sum, slice) => sum + slice.seconds, 0),
  };
};

export const measure = async (contenders: readonly Contender[], options: MeasureOptions): Promise<Measurement[]> => {
  for (const contender of contenders) await contender.run(options.warmUpMs);
  const slices = contenders.map((): Slice[] => []);
  for (let cycle = 0; cycle < options.slices; cycle += 1) {
    for (const [index, contender] of contenders.entries()) slices[index]?.push(await contender.run(options.sliceMs));
  }
  return contenders.map(({ name }, index) => summarise(name, slices[index] ?? []));
};

/** A contender that plays match after match, numbered on through all its slices, and returns the moves of each. */
export const matchContender = (
  name: string,
  playMatch: (match: number) => number,
  clock: Clock = machineClock,
): Contender => {
  let match = 0;
  return {
    name,
    run(budgetMs) {
      const begin = clock();
      let moves = 0;
      let elapsed = 0;
      do {
        moves += playMatch(match);
        match += 1;
        elapsed = clock() - begin;
      } while (elapsed < budgetMs);
      return { moves, seconds: elapsed / 1000 };
    },
  };
};

export interface Played extends Slice {
  readonly matches: number;
}

export const playMatches = (matches: number, playMatch: (match: number) => number): Played => {
  const begin = machineClock();
  let moves = 0;
  for (let match = 0; match < matches; match += 1) moves += playMatch(match);
  return { moves, matches, seconds: (machineClock() - begin) / 1000 };
};
