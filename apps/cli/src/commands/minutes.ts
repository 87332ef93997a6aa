// `pretender minutes LEVEL`: how long a match at a practice table of the page takes, and how much is asked until the crown.

import { LEVELS, type Level } from '@pretender/bots';
import { MIXED } from '@pretender/protocol/court';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import { anyOf, Complaint } from '../complaint.ts';
import { courtOf, HEIRS, HEIRS_ARGS, levelNamed } from '../heirs.ts';
import { type Clocked, clockMatch } from '../minutes/page-clock.ts';
import { figuresOf, reportLines } from '../minutes/report.ts';
import { settingFrom } from '../table-setting.ts';

const MOST = 100_000;
const MOST_MOMENT = 600_000;

const KNOWN: readonly string[] = [...LEVELS.hoax, MIXED];

/** As many as sit beside the person: the court of the page, one level for all, or a list that is gone through as often as is needed. */
function botsFrom(text: string, count: number): Level[] {
  if (text === MIXED) return courtOf(count) as Level[];
  const names = text.split(',').map((name) => name.trim());
  const stranger = names.find((name) => !(LEVELS.hoax as readonly string[]).includes(name));
  if (stranger !== undefined)
    throw new Complaint(`LEVEL must be one of ${anyOf(KNOWN)}, or several with commas between, not "${stranger}".`);
  return Array.from({ length: count }, (_, at) => names[at % names.length] as Level);
}

export const minutesCommand = command({
  name: 'minutes',
  description: 'Say how long a match takes at a practice table of the page, and how much is asked',
  args: {
    level: {
      type: 'positional',
      required: true,
      valueHint: 'wily',
      description: `Who sits there; A,B,C for several; ${MIXED} for those whom the page seats`,
    },
    ...HEIRS_ARGS,
    matches: { type: 'string', default: '30', valueHint: '30', description: 'How many matches are played' },
    person: { type: 'string', default: 'cautious', valueHint: 'honest', description: 'As whom the person plays' },
    moment: { type: 'string', default: '1500', valueHint: '1500', description: 'Milliseconds for every answer' },
    seed: { type: 'string', default: '1', valueHint: '1', description: 'The same seed gives the same matches' },
    json: { type: 'boolean', description: 'Print the figures as JSON' },
  },
  async run(args, { io, rawArgs }) {
    const { options, seatCount } = settingFrom({ game: HEIRS, seats: args.seats }, rawArgs);
    const bots = botsFrom(args.level, seatCount - 1);
    const person = levelNamed(args.person, '--person');
    const moment = wholeNumber('moment', args.moment, { from: 0, to: MOST_MOMENT });
    const first = wholeNumber('seed', args.seed, { from: 0, to: 2 ** 20 }) * MOST;
    const matches: Clocked[] = [];
    for (let left = wholeNumber('matches', args.matches, { from: 1, to: MOST }); left > 0; left--) {
      if (io.isWatched) io.status(`${matches.length + 1}. match`);
      matches.push(await clockMatch({ options, bots, person, moment, seed: first + matches.length }));
    }
    if (io.isWatched) io.status(null);
    if (args.json) io.data(JSON.stringify({ bots, person, moment, ...figuresOf(matches) }, null, 2));
    else io.out(`${args.level}, ${seatCount} seats, ${matches.length} matches\n${reportLines(matches).join('\n')}`);
    return 0;
  },
});
