// `pretender play`: a match in the terminal, against players who choose at random.

import { randomInt } from 'node:crypto';
import { beginMatch, diceFor, type Entry, type GameTypes, recordOf, type Seat, seededDraws } from '@pretender/kernel';
import { wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import type { Io } from '../io.ts';
import { type Line, narrator } from '../narrator.ts';
import { brushFor } from '../paint.ts';
import { besideOf } from '../play/beside.ts';
import { botMove } from '../play/bots.ts';
import type { Desk } from '../play/desk.ts';
import { humanMove, type Memory } from '../play/human.ts';
import { opponentOf } from '../play/opponents.ts';
import { playOn } from '../play/sitting.ts';
import { checkWritable, writeRecord } from '../record-file.ts';
import { SETTING_ARGS, type Setting, settingFrom } from '../table-setting.ts';

const NAMES = 'Ann Bob Cid Dora Emil Flora Gus Hanna Ida Jon Kim Lena Max Nora'.split(' ');
const SEEDS = 2 ** 32;

interface Evening {
  readonly setting: Setting;
  readonly seed: number;
  /** Whoever knows the seed can know every card, so a person hears a random one only afterwards. */
  readonly isSeedOpen: boolean;
  /** Where the person sits; `null` if only bots play. */
  readonly seat: Seat | null;
  readonly save: string | null;
}

function print(io: Io, { text, isHeading }: Line): void {
  io.out(isHeading ? `\n${brushFor(io)('bold', text)}` : text);
}

function welcome(io: Io, { setting, seed, isSeedOpen, seat }: Evening, desk: Desk<GameTypes>): void {
  const { pack, options, seatCount } = setting;
  const chosen = Object.entries(options).map(([key, value]) => `${key} ${String(value)}`);
  io.out(
    brushFor(io)(
      'bold',
      [pack.text.title, ...chosen, `${seatCount} seats`, ...(isSeedOpen ? [`seed ${seed}`] : [])].join(' · '),
    ),
  );
  if (seat === null) return;
  const scene = { reader: seat, names: desk.names, table: desk.match.state.table, hand: null };
  for (const line of pack.text.introduction(scene)) io.out(line);
  io.out(
    'Arrow keys and Enter choose. Escape goes back; in the first menu it asks whether you leave. Ctrl-C leaves at once.',
  );
}

async function spend(io: Io, evening: Evening): Promise<void> {
  const { setting, seat } = evening;
  const { pack, config, options, seatCount } = setting;
  const names = Array.from({ length: seatCount }, (_, at) => NAMES[at] ?? `Seat ${at}`);
  const seed = { kind: 'fast', value: evening.seed } as const;
  const match = beginMatch(pack.game, config, seatCount, diceFor(seed));
  const desk: Desk<GameTypes> = { pack, match, seat: seat ?? (0 as Seat), names, io };
  const teller = narrator(pack, { config, names }, seat ?? 'public');
  const memory: Memory = { quietFor: null, picture: '' };
  const draws = seededDraws(evening.seed, 'bots');
  const opponent = opponentOf(pack);
  welcome(io, evening, desk);
  const isOver = await playOn({
    match,
    draws,
    answer(asked, ask) {
      if (asked === seat) return humanMove(desk, ask, memory);
      const move = opponent(match, asked, ask, draws) ?? botMove(match, asked, ask, draws);
      return { ask: ask.id, move };
    },
    beside: besideOf(desk, seat, {
      bot: (asked, ask) => (pack.opponent === undefined ? null : opponent(match, asked, ask, draws)),
      person: (ask) => humanMove(desk, ask, memory),
    }),
    hear(entry: Entry<GameTypes>) {
      for (const line of teller.tell(entry)) print(io, line);
    },
    refuse(refused, { code }) {
      if (refused !== seat) throw new Error(`a bot's move was refused: ${code}`);
      io.out(`That is not possible now (${code}).`);
    },
  });
  io.out('');
  if (isOver) for (const line of pack.text.ending(teller.scene)) io.out(line);
  else io.out('You leave the table. Thank you for playing.');
  if (!evening.isSeedOpen) io.out(`The seed was ${evening.seed}; --seed ${evening.seed} deals the same cards again.`);
  if (evening.save === null) return;
  writeRecord(evening.save, recordOf(match, { options, names, seed }));
  io.out(`The match is saved; see it again, with all cards open: pretender replay ${evening.save} --seat truth`);
}

export const playCommand = command({
  name: 'play',
  description: 'Play a match in the terminal, or watch one',
  args: {
    ...SETTING_ARGS,
    seat: { type: 'string', default: '0', valueHint: '0', description: 'Where you sit' },
    seed: {
      type: 'string',
      valueHint: '7',
      description: 'The same seed deals the same cards; a random one if left out',
    },
    watch: { type: 'boolean', description: 'Only bots play, and you see what everybody sees' },
    save: { type: 'string', valueHint: 'match.json', description: 'Write the match record to this file' },
  },
  async run(args, { io, rawArgs }) {
    const setting = settingFrom(args, rawArgs);
    const seat = wholeNumber('seat', args.seat, { from: 0, to: setting.seatCount - 1 }) as Seat;
    const seed =
      args.seed === undefined
        ? randomInt(SEEDS)
        : wholeNumber('seed', args.seed, { from: 0, to: Number.MAX_SAFE_INTEGER });
    if (args.save !== undefined) checkWritable(args.save);
    if (!args.watch && !io.isInteractive)
      io.err('There is no terminal to play in, so bots take all seats and you watch.');
    const isWatching = args.watch === true || !io.isInteractive;
    const isSeedOpen = isWatching || args.seed !== undefined;
    await spend(io, { setting, seed, isSeedOpen, seat: isWatching ? null : seat, save: args.save ?? null });
    return 0;
  },
});
