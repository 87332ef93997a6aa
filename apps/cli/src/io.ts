// Everything the command says and asks goes through here, so that tests can listen and answer.

import process from 'node:process';
import { type Prompts, terminalPrompts } from './prompts.ts';
import { wrap } from './wrap.ts';

export interface Io {
  /** Lines for stdout, for people: a terminal gets them broken between words. */
  out(text: string): void;
  /** Lines for stdout, for programs: as they are. */
  data(text: string): void;
  /** Lines for stderr: complaints and remarks. */
  err(text: string): void;
  /** Overwrites one line on stderr, or takes it away. */
  status(text: string | null): void;
  /** Somebody sits at the keyboard and sees what is printed. */
  readonly isInteractive: boolean;
  /** Somebody sees stderr at once. */
  readonly isWatched: boolean;
  readonly hasColour: boolean;
  readonly prompts: Prompts;
}

const { stdin, stdout, stderr, env } = process;
const USUAL_COLUMNS = 80;
const ERASE_LINE = '\r\u001B[2K';

export function terminal(): Io {
  const hasColour = stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  return {
    out: (text) => void stdout.write(`${stdout.isTTY ? wrap(text, stdout.columns || USUAL_COLUMNS) : text}\n`),
    data: (text) => void stdout.write(`${text}\n`),
    err: (text) => void stderr.write(`${text}\n`),
    status: (text) => void stderr.write(stderr.isTTY ? `${ERASE_LINE}${text ?? ''}` : text === null ? '' : `${text}\n`),
    isInteractive: stdin.isTTY === true && stdout.isTTY === true,
    isWatched: stderr.isTTY === true,
    hasColour,
    prompts: terminalPrompts({ hasColour }),
  };
}
