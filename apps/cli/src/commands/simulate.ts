// `pretender simulate`: many matches between players who choose at random or between bots, and what they came to.

import { performance } from 'node:perf_hooks';
import { courtFiguresOf, type Figure } from '@pretender/bots/arena';
import type { Hoax } from '@pretender/hoax';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import { Complaint } from '../complaint.ts';
import type { Io } from '../io.ts';
import { brushFor } from '../paint.ts';
import { aligned, grouped, share } from '../simulate/figures.ts';
import { asideOf, policyOf } from '../simulate/policy-of.ts';
import { type Figures, runMatches } from '../simulate/run-matches.ts';
import { SETTING_ARGS, type Setting, settingFrom } from '../table-setting.ts';
import { namesIn } from '../tournament/names.ts';

const MOST_MATCHES = 10_000_000;
const MOST_SEED = Number.MAX_SAFE_INTEGER;

interface Speed {
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly matchesPerSecond: number;
}

interface Run {
  readonly setting: Setting;
  readonly matches: number;
  readonly seed: number;
}

function reportJson(io: Io, { setting, matches, seed }: Run, figures: Figures, speed: Speed): void {
  const { pack, options, seatCount } = setting;
  const { sections, ...rest } = figures;
  const counts = sections.map(({ key, rows }) => [key, Object.fromEntries(rows.map((row) => [row.key, row.count]))]);
  const report = {
    game: pack.game.id,
    options,
    seats: seatCount,
    matches,
    seed,
    ...rest,
    ...Object.fromEntries(counts),
    speed,
  };
  io.data(JSON.stringify(report, null, 2));
}

function lengthLines({ lengths }: Figures): string[] {
  const rows = Object.entries(lengths).map(([unit, { mean, p10, p50, p90 }]) => [
    `  ${unit}`,
    ...[mean, p10, p50, p90].map((value, at) => (at === 0 ? value.toFixed(1) : grouped(value))),
  ]);
  return aligned([['  per match', 'mean', 'p10', 'p50', 'p90'], ...rows]);
}

function countLines(rows: readonly { readonly label: string; readonly count: number }[]): string[] {
  const whole = rows.reduce((sum, { count }) => sum + count, 0);
  return aligned(rows.map(({ label, count }) => [`  ${label}`, grouped(count), share(count, whole)]));
}

function report(io: Io, { setting, matches, seed }: Run, figures: Figures, speed: Speed): void {
  const brush = brushFor(io);
  const { pack, options, seatCount } = setting;
  const chosen = Object.entries(options).map(([key, value]) => `${key} ${String(value)}`);
  const head = [pack.text.title, ...chosen, `${seatCount} seats`, `${grouped(matches)} matches`, `seed ${seed}`];
  io.out(brush('bold', head.join(' · ')));
  io.out(
    `${grouped(figures.moves)} moves in ${speed.seconds.toFixed(1)} s: ${grouped(speed.movesPerSecond)} moves/s, ${grouped(speed.matchesPerSecond)} matches/s`,
  );
  const wins = figures.wins.map((count, seat) => ({ label: `seat ${seat}`, count }));
  const unfinished = figures.unfinished > 0 ? [{ label: 'unfinished', count: figures.unfinished }] : [];
  const blocks = [
    { title: 'length', lines: lengthLines(figures) },
    { title: 'outcome, matches won', lines: countLines([...wins, ...unfinished]) },
    ...figures.sections.map(({ title, rows }) => ({ title, lines: countLines(rows) })),
  ];
  for (const { title, lines } of blocks) io.out(`\n${brush('bold', title)}\n${lines.join('\n')}`);
}

function playerFrom(name: string | undefined, { pack }: Setting, rawArgs: readonly string[]) {
  if (name === undefined) return {};
  const [player] = namesIn('player', name, pack, rawArgs);
  const aside = asideOf(pack, player);
  return { policy: policyOf(pack.game.id, player), ...(aside === null ? {} : { aside }) };
}

/** A hundred times in all, however many matches there are. */
function progressOn(io: Io, matches: number): (done: number) => void {
  const step = Math.max(1, Math.floor(matches / 100));
  return (done) => {
    if (done % step === 0) io.status(`${grouped(done)} of ${grouped(matches)} matches`);
    if (done === matches) io.status(null);
  };
}

/** What the matches look like to those who play them: doubts, truths, lengths, each with how far it may be off. */
function courtLines(figures: readonly Figure[]): string[] {
  const rows = figures.map(({ name, value, low, high }) => [
    `  ${name}`,
    value.toFixed(2),
    `${low.toFixed(2)} – ${high.toFixed(2)}`,
  ]);
  return aligned([['  per match', 'mean', '95 %'], ...rows]);
}

function courtFiguresFor(
  { setting, matches, seed }: Run,
  name: string | undefined,
  rawArgs: readonly string[],
  onMatch: (done: number) => void,
): Figure[] {
  const { pack, config, seatCount } = setting;
  if (name === undefined || pack.game.id !== 'hoax')
    throw new Complaint('--court is for one --player of The Heirs of Hoax.');
  const [player] = namesIn('player', name, pack, rawArgs);
  const plan = { config: config as Hoax['Config'], player, seats: seatCount, matches, seed };
  return courtFiguresOf(plan, onMatch);
}

export const simulateCommand = command({
  name: 'simulate',
  description: 'Play many matches at random, or with bots, and count',
  args: {
    ...SETTING_ARGS,
    player: { type: 'string', valueHint: 'NAME', description: 'The bot that plays all seats (at random, if left out)' },
    matches: { type: 'string', default: '10000', valueHint: '10000', description: 'How many matches' },
    seed: { type: 'string', default: '1', valueHint: '1', description: 'The same seed gives the same figures' },
    court: { type: 'boolean', description: 'Count doubts, truths and minutes among heirs of one kind' },
    json: { type: 'boolean', description: 'Print the figures as JSON' },
    progress: {
      type: 'boolean',
      description: 'Say on stderr how far it is (as a rule, if that is a terminal)',
      negativeDescription: 'Be quiet',
    },
  },
  run(args, { io, rawArgs }) {
    const setting = settingFrom(args, rawArgs);
    const run = {
      setting,
      matches: wholeNumber('matches', args.matches, { from: 1, to: MOST_MATCHES }),
      seed: wholeNumber('seed', args.seed, { from: 0, to: MOST_SEED }),
    };
    const onMatch = (args.progress ?? io.isWatched) ? progressOn(io, run.matches) : () => {};
    if (args.court === true) {
      io.out(courtLines(courtFiguresFor(run, args.player, rawArgs, onMatch)).join('\n'));
      return 0;
    }
    const begin = performance.now();
    const player = playerFrom(args.player, setting, rawArgs);
    const figures = runMatches({ ...setting, ...run, ...player }, onMatch);
    const seconds = (performance.now() - begin) / 1000;
    const speed = {
      seconds,
      movesPerSecond: Math.round(figures.moves / seconds),
      matchesPerSecond: Math.round(run.matches / seconds),
    };
    (args.json ? reportJson : report)(io, run, figures, speed);
    return 0;
  },
});
