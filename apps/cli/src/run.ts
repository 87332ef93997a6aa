// `pretender COMMAND …`: finds the command, refuses what it does not know, runs it and gives the exit code.

import { stripVTControlCharacters } from 'node:util';
import { type CommandDef, defineCommand, renderUsage, runCommand } from 'citty';
import manifest from '../package.json' with { type: 'json' };
import { checkArguments } from './arguments.ts';
import { backupCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { checkCommand } from './commands/check.ts';
import { courtCommand } from './commands/court.ts';
import { finaleCommand } from './commands/finale.ts';
import { minutesCommand } from './commands/minutes.ts';
import { pickpocketCommand } from './commands/pickpocket.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { teachCommand } from './commands/teach.ts';
import { tournamentCommand } from './commands/tournament.ts';
import { verifyCommand } from './commands/verify.ts';
import { allOf, Complaint } from './complaint.ts';
import type { Io } from './io.ts';

const COMMANDS: Readonly<Record<string, CommandDef>> = {
  play: playCommand,
  serve: serveCommand,
  rules: rulesCommand,
  check: checkCommand,
  simulate: simulateCommand,
  tournament: tournamentCommand,
  replay: replayCommand,
  verify: verifyCommand,
  court: courtCommand,
  pickpocket: pickpocketCommand,
  minutes: minutesCommand,
  finale: finaleCommand,
  teach: teachCommand,
  bench: benchCommand,
  backup: backupCommand,
};

const program = defineCommand({
  meta: {
    name: 'pretender',
    version: manifest.version,
    description: 'The Heirs of Hoax and Final Decrees: play them, check their rules, measure them',
  },
  subCommands: { ...COMMANDS },
});

async function usage(io: Io, command: CommandDef | null): Promise<string> {
  const text = await (command ? renderUsage(command, program) : renderUsage(program));
  const plain = io.hasColour ? text : stripVTControlCharacters(text);
  return plain.replace(/ +$/gm, '');
}

function wants(args: readonly string[], ...flags: string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).some((arg) => flags.includes(arg));
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rawArgs] = argv;
  const known = allOf(Object.keys(COMMANDS));
  if (name === undefined || name === '--help' || name === '-h') {
    io.out(await usage(io, null));
    return 0;
  }
  if (name === '--version' || name === '-v') {
    io.out(manifest.version);
    return 0;
  }
  if (name.startsWith('-')) throw new Complaint(`a command comes before ${name}; the commands are ${known}.`);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null;
  if (command === null) throw new Complaint(`there is no command "${name}"; the commands are ${known}.`);
  if (wants(rawArgs, '--help', '-h')) {
    io.out(await usage(io, command));
    return 0;
  }
  checkArguments(name, command, rawArgs);
  const { result } = await runCommand(command, { rawArgs, data: io });
  return typeof result === 'number' ? result : 0;
}

/** 0: all well · 1: the answer is no · 2: the question was wrong */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    io.err(`pretender: ${error.message}`);
    return error.exitCode;
  }
}
