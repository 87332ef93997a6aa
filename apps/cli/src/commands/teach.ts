// `pretender teach`: matches for the permanent secretary to learn from, and the weights that come of them.

import { lessonOf, teach, type Weights } from '@pretender/bots/teaching';
import { seededDraws } from '@pretender/kernel';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';

const MOST_MATCHES = 100_000;
const SEEDS = 2 ** 32;

const listOf = (numbers: readonly number[]): string => `[${numbers.map((each) => Number(each.toFixed(4))).join(', ')}]`;

/** A file of its own, so that what was learned can be put in place of what was known. */
function fileOf({ hidden, biases, out, direct, bias }: Weights): string {
  return `// Learned, not written: see docs/bots.md.

export const WEIGHTS: {
  readonly hidden: readonly (readonly number[])[];
  readonly biases: readonly number[];
  readonly out: readonly number[];
  readonly direct: readonly number[];
  readonly bias: number;
} = {
  hidden: [
    ${hidden.map(listOf).join(',\n    ')},
  ],
  biases: ${listOf(biases)},
  out: ${listOf(out)},
  direct: ${listOf(direct)},
  bias: ${Number(bias.toFixed(4))},
};`;
}

export const teachCommand = command({
  name: 'teach',
  description: 'Let the permanent secretary of Final Decrees learn from matches; prints its weights',
  args: {
    matches: { type: 'string', default: '2000', valueHint: '2000', description: 'How many matches to learn from' },
    pupils: {
      type: 'string',
      default: '40',
      valueHint: '40',
      description: 'Of a hundred seats, how many it takes itself; the others are secretaries',
    },
    seed: { type: 'string', default: '1', valueHint: '1', description: 'The same seed gives the same weights' },
  },
  run(args, { io }) {
    const matches = wholeNumber('matches', args.matches, { from: 1, to: MOST_MATCHES });
    const pupils = wholeNumber('pupils', args.pupils, { from: 0, to: 100 });
    const draws = seededDraws(wholeNumber('seed', args.seed, { from: 0, to: 2 ** 31 }), 'teach');
    const say = (text: string | null): void => void (io.isWatched && io.status(text));
    const lessons = Array.from({ length: matches }, (_, at) => {
      say(`match ${at + 1} of ${matches}`);
      return lessonOf(draws.below(SEEDS), pupils);
    });
    const weights = teach(lessons, draws, (done) => say(`round ${done} of learning`));
    say(null);
    io.data(fileOf(weights));
    return 0;
  },
});
