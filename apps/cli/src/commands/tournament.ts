// `pretender tournament`: bots against each other, every deal from every seat, and what that proves.

import { performance } from 'node:perf_hooks';
import { matchesIn, type Plan, standingsOf } from '@pretender/bots/arena';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import { Complaint } from '../complaint.ts';
import type { Io } from '../io.ts';
import { outcomesOf } from '../jobs/run-jobs.ts';
import { brushFor } from '../paint.ts';
import { grouped } from '../simulate/figures.ts';
import { SETTING_ARGS, settingFrom } from '../table-setting.ts';
import { namesIn } from '../tournament/names.ts';
import { barOf, reportBlocks } from '../tournament/report.ts';

const MOST_DEALS = 1_000_000;
const MOST_THREADS = 64;

/** A hundred times in all, however many matches there are. */
function progressOn(io: Io, matches: number): (done: number) => void {
  const step = Math.max(1, Math.floor(matches / 100));
  const begin = performance.now();
  return (done) => {
    if (done % step === 0) io.status(barOf(done, matches, (performance.now() - begin) / 1000));
    if (done === matches) io.status(null);
  };
}

function report(io: Io, plan: Plan, standings: ReturnType<typeof standingsOf>, seconds: number): void {
  const brush = brushFor(io);
  const head = [`${plan.game}, ${plan.seats} seats`, `${grouped(plan.deals)} deals`, `seed ${plan.seed}`];
  io.out(brush('bold', [...head, `${grouped(matchesIn(plan))} matches in ${seconds.toFixed(1)} s`].join(' · ')));
  for (const { title, lines } of reportBlocks(plan, standings))
    io.out(`\n${brush('bold', title)}\n${lines.join('\n')}`);
}

export const tournamentCommand = command({
  name: 'tournament',
  description: 'Let bots play against each other, and say how sure the result is',
  args: {
    ...SETTING_ARGS,
    players: { type: 'string', valueHint: 'A,B,C', description: 'Who sits alone among others (all, if left out)' },
    against: { type: 'string', valueHint: 'A,B', description: 'Of whom the others are (the players, if left out)' },
    deals: {
      type: 'string',
      default: '20',
      valueHint: '200',
      description: 'How many deals; each is played from every seat',
    },
    threads: { type: 'string', default: '1', valueHint: '2', description: 'How many threads play' },
    seed: { type: 'string', default: '1', valueHint: '1', description: 'The same seed gives the same matches' },
    json: { type: 'boolean', description: 'Print the figures as JSON' },
    progress: {
      type: 'boolean',
      description: 'Say on stderr how far it is (as a rule, if that is a terminal)',
      negativeDescription: 'Be quiet',
    },
  },
  async run(args, { io, rawArgs }) {
    const { pack, options, seatCount } = settingFrom(args, rawArgs);
    const game = pack.game.id;
    const players = namesIn('players', args.players ?? null, pack, rawArgs);
    const fields = args.against === undefined ? players : namesIn('against', args.against, pack, rawArgs);
    const plan: Plan = {
      game,
      options,
      seats: seatCount,
      players,
      fields,
      deals: wholeNumber('deals', args.deals, { from: 1, to: MOST_DEALS }),
      seed: wholeNumber('seed', args.seed, { from: 0, to: 2 ** 31 }),
    };
    const threads = wholeNumber('threads', args.threads, { from: 1, to: MOST_THREADS });
    if (matchesIn(plan) === 0) throw new Complaint('a tournament needs two different players, as in --players A,B.');
    const onMatch = (args.progress ?? io.isWatched) ? progressOn(io, matchesIn(plan)) : () => {};
    const begin = performance.now();
    const results = await outcomesOf({ task: 'match', about: plan, count: matchesIn(plan) }, threads, onMatch);
    const seconds = (performance.now() - begin) / 1000;
    const standings = standingsOf(plan, results);
    if (args.json) io.data(JSON.stringify({ ...plan, matches: results.length, seconds, ...standings }, null, 2));
    else report(io, plan, standings, seconds);
    return 0;
  },
});
