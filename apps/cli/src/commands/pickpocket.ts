// `pretender pickpocket LEVEL`: what somebody takes from a level who has watched it for long, and how loudly it speaks.

import { performance } from 'node:perf_hooks';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import { HEIRS, HEIRS_ARGS, levelNamed } from '../heirs.ts';
import type { TaskName } from '../jobs/tasks.ts';
import { type Course, follow } from '../pickpocket/course.ts';
import { Ledger } from '../pickpocket/ledger.ts';
import { figuresOf, reportLines } from '../pickpocket/report.ts';
import { settingFrom } from '../table-setting.ts';

const MOST = 1_000_000;
const MOST_THREADS = 64;

const DOING: { readonly [T in TaskName]?: string } = {
  count: 'matches watched',
  score: 'matches weighed',
  try: 'tries',
  play: 'deals, with and without',
  watch: 'deals of those who watch reactions',
};

export const pickpocketCommand = command({
  name: 'pickpocket',
  description: 'Watch a level of the heirs among itself, and say what can be taken from it by whoever has',
  args: {
    level: { type: 'positional', required: true, valueHint: 'wily', description: 'Who is watched and sat down among' },
    ...HEIRS_ARGS,
    fit: { type: 'string', default: '300', valueHint: '300', description: 'Matches from which is learned' },
    events: {
      type: 'string',
      default: '0',
      valueHint: '100000',
      description: 'Watch on until so much was to be heard',
    },
    tries: {
      type: 'string',
      default: '12',
      valueHint: '12',
      description: 'Matches of each manner before one is chosen',
    },
    deals: { type: 'string', default: '60', valueHint: '60', description: 'Deals that count; each from every seat' },
    from: {
      type: 'string',
      valueHint: 'FILE',
      description: 'Go on with what was done before, and write down what is done',
    },
    minutes: { type: 'string', valueHint: '30', description: 'Stop after so long; --from goes on from there' },
    threads: { type: 'string', default: '1', valueHint: '2', description: 'How many threads play' },
    seed: { type: 'string', default: '1', valueHint: '1', description: 'The same seed gives the same figures' },
    json: { type: 'boolean', description: 'Print the figures as JSON' },
  },
  async run(args, { io, rawArgs }) {
    const target = levelNamed(args.level);
    const { options, seatCount } = settingFrom({ game: HEIRS, seats: args.seats }, rawArgs);
    const number = (name: 'fit' | 'events' | 'tries' | 'deals', from: number): number =>
      wholeNumber(name, args[name], { from, to: MOST });
    const course: Course = {
      study: { target, seats: seatCount, options, seed: wholeNumber('seed', args.seed, { from: 0, to: 2 ** 20 }) },
      fit: number('fit', 1),
      events: wholeNumber('events', args.events, { from: 0, to: 100 * MOST }),
      tries: number('tries', 1),
      deals: number('deals', 1),
    };
    const minutes = args.minutes === undefined ? Infinity : wholeNumber('minutes', args.minutes, { from: 1, to: MOST });
    const { study, fit, tries } = course;
    const ledger = Ledger.open(args.from ?? null, { study, fit, tries });
    const end = performance.now() + 60_000 * minutes;
    const findings = await follow(course, {
      ledger,
      threads: wholeNumber('threads', args.threads, { from: 1, to: MOST_THREADS }),
      goesOn: (task, done, all) => {
        if (io.isWatched) io.status(`${done} of ${all} ${DOING[task] ?? task}`);
        return performance.now() < end;
      },
    });
    if (io.isWatched) io.status(null);
    if (findings === null) io.err('The time is over. Go on with --from and the same file.');
    else if (args.json) io.data(JSON.stringify(figuresOf(course, findings), null, 2));
    else io.out(reportLines(course, findings).join('\n'));
    return 0;
  },
});
