// A command is its description, its arguments and what it does; citty parses and writes the help.

import { type ArgsDef, type CommandDef, defineCommand, type ParsedArgs } from 'citty';
import type { Io } from './io.ts';

interface Call {
  readonly io: Io;
  /** As typed, for options that may come several times. */
  readonly rawArgs: readonly string[];
}

interface CommandSpec<T extends ArgsDef> {
  readonly name: string;
  readonly description: string;
  readonly args: T;
  /** Gives the exit code. */
  run(args: ParsedArgs<T>, call: Call): number | Promise<number>;
}

export function command<const T extends ArgsDef>({ name, description, args, run }: CommandSpec<T>): CommandDef {
  // citty's own list of commands takes them with any arguments; so does ours.
  return defineCommand<T>({
    meta: { name, description },
    args,
    run: (context) => run(context.args, { io: context.data, rawArgs: context.rawArgs }),
  }) as unknown as CommandDef;
}
