// `pretender teach`: matches to learn from, and the weights that come of them.

import { SCHOOLS, type School, teach, type Weights } from '@pretender/bots/teaching';
import { seededDraws } from '@pretender/kernel';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import { gameNamed } from '../games.ts';

const MOST_MATCHES = 100_000;
const SEEDS = 2 ** 32;

const listOf = (numbers: readonly number[]): string => `[${numbers.map((each) => Number(each.toFixed(4))).join(', ')}]`;

const taughtOf = (cards: readonly string[]): string => `

/** Whose weights stand last in every row, in this order. */
export const TAUGHT: readonly string[] = [${cards.map((id) => `'${id}'`).join(', ')}];`;

/** A file of its own, so that what was learned can be put in place of what was known. */
function fileOf({ hidden, biases, out, direct, bias }: Weights, { shape, cards }: School): string {
  return `// Learned, not written: see docs/bots.md.

import type { Weights } from '${shape}';

export const WEIGHTS: Weights = {
  hidden: [
    ${hidden.map(listOf).join(',\n    ')},
  ],
  biases: ${listOf(biases)},
  out: ${listOf(out)},
  direct: ${listOf(direct)},
  bias: ${Number(bias.toFixed(4))},
};${cards.length === 0 ? '' : taughtOf(cards)}`;
}

export const teachCommand = command({
  name: 'teach',
  description: 'Let the best player of a game learn from matches what positions are worth; prints its weights',
  args: {
    game: {
      type: 'string',
      default: 'decrees',
      valueHint: Object.keys(SCHOOLS).join('|'),
      description: 'Who learns: the farsighted heir of hoax, or the permanent secretary of decrees',
    },
    matches: { type: 'string', default: '2000', valueHint: '2000', description: 'How many matches to learn from' },
    pupils: {
      type: 'string',
      default: '40',
      valueHint: '40',
      description: 'Of a hundred seats, how many it takes itself; the others are those of the level below',
    },
    seed: { type: 'string', default: '1', valueHint: '1', description: 'The same seed gives the same weights' },
  },
  run(args, { io }) {
    const school = SCHOOLS[gameNamed(args.game).game.id as keyof typeof SCHOOLS];
    const matches = wholeNumber('matches', args.matches, { from: 1, to: MOST_MATCHES });
    const pupils = wholeNumber('pupils', args.pupils, { from: 0, to: 100 });
    const draws = seededDraws(wholeNumber('seed', args.seed, { from: 0, to: 2 ** 31 }), 'teach');
    const say = (text: string | null): void => void (io.isWatched && io.status(text));
    const lessons = Array.from({ length: matches }, (_, at) => {
      say(`match ${at + 1} of ${matches}`);
      return school.lessonOf(draws.below(SEEDS), pupils);
    });
    const onRound = (done: number): void => say(`round ${done} of learning`);
    const weights = teach(lessons, { draws, patience: school.patience, onRound });
    say(null);
    io.data(fileOf(weights, school));
    return 0;
  },
});
