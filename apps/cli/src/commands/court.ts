// `pretender court LEVELS`: what happens at a table of these, and whether they are told from each other by what all hear.

import { type CourtPlan, courtFigures, examine, learn } from '@pretender/bots/arena';
import { MIXED } from '@pretender/protocol/court';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { confusionLines, figureLines } from '../court/report.ts';
import { courtOf, HEIRS, HEIRS_ARGS, levelsNamed } from '../heirs.ts';
import type { Io } from '../io.ts';
import { outcomesOf } from '../jobs/run-jobs.ts';
import { settingFrom } from '../table-setting.ts';

const MOST = 1_000_000;
const MOST_THREADS = 64;

interface Work {
  readonly plan: CourtPlan;
  readonly count: number;
  readonly threads: number;
}

function progress(io: Io, count: number): (done: number) => void {
  return (done) => {
    if (io.isWatched) io.status(done < count ? `${done} of ${count} matches` : null);
  };
}

/** Learned from the first half of the matches, and asked about the others. */
async function tell(io: Io, { plan, count, threads }: Work) {
  const matches = await outcomesOf({ task: 'examples', about: plan, count }, threads, progress(io, count));
  const half = Math.ceil(count / 2);
  return examine(learn(matches.slice(0, half).flat()), matches.slice(half).flat());
}

export const courtCommand = command({
  name: 'court',
  description: 'Say how much is doubted, accused and lied at a table of the heirs, and how long a round lasts',
  args: {
    levels: {
      type: 'positional',
      required: true,
      valueHint: 'wily',
      description: `Who sits there; A,B,C for several; ${MIXED} for those whom the page seats`,
    },
    ...HEIRS_ARGS,
    matches: { type: 'string', default: '100', valueHint: '100', description: 'How many matches are played' },
    tell: {
      type: 'boolean',
      description: 'Name who sits where from the public log of a match, and count how often it is right',
    },
    threads: { type: 'string', default: '1', valueHint: '2', description: 'How many threads play' },
    seed: { type: 'string', default: '1', valueHint: '1', description: 'The same seed gives the same matches' },
    json: { type: 'boolean', description: 'Print the figures as JSON' },
  },
  async run(args, { io, rawArgs }) {
    const { options, seatCount, config } = settingFrom({ game: HEIRS, seats: args.seats }, rawArgs);
    const levels = args.levels === MIXED ? courtOf(seatCount) : levelsNamed(args.levels);
    const plan: CourtPlan = {
      options,
      levels,
      seats: seatCount,
      seed: wholeNumber('seed', args.seed, { from: 0, to: 2 ** 20 }),
    };
    const count = wholeNumber('matches', args.matches, { from: 1, to: MOST });
    const threads = wholeNumber('threads', args.threads, { from: 1, to: MOST_THREADS });
    const head = `${levels.join(', ')}; ${seatCount} seats, ${count} matches, seed ${plan.seed}`;
    if (args.tell) {
      if (new Set(levels).size < 2 || count < 2)
        throw new Complaint('--tell needs two levels and two matches, as in: pretender court honest,wily --tell');
      const confusion = await tell(io, { plan, count, threads });
      if (args.json) io.data(JSON.stringify({ ...plan, matches: count, ...confusion }, null, 2));
      else io.out([head, ...confusionLines(confusion)].join('\n'));
      return 0;
    }
    const matches = await outcomesOf({ task: 'court', about: plan, count }, threads, progress(io, count));
    const isDuel = (config as { finaleMode?: string }).finaleMode === 'duel';
    const figures = courtFigures(matches, ['round', isDuel ? 'duel' : 'finale']);
    if (args.json) io.data(JSON.stringify({ ...plan, matches: count, figures }, null, 2));
    else io.out([head, ...figureLines(figures)].join('\n'));
    return 0;
  },
});
