// Runs the command in this process and hears what it says.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Io } from '../src/io.ts';
import type { Answered, Choice, Prompts } from '../src/prompts.ts';
import { run } from '../src/run.ts';

export interface Heard {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** How often the person was asked. */
  readonly asked: number;
  /** Every menu that was shown, in words. */
  readonly menus: readonly string[];
}

export type Answer = (message: string, choices: readonly Choice[]) => Answered;

const nobody: Answer = () => {
  throw new Error('nobody is at the keyboard');
};

/** With `answer`, a person sits at the keyboard. */
export async function hear(argv: readonly string[], answer?: Answer): Promise<Heard> {
  const out: string[] = [];
  const err: string[] = [];
  const menus: string[] = [];
  const prompts: Prompts = {
    async one(message, choices) {
      menus.push([message, ...choices.map(({ label, hint }) => `${label} ${hint ?? ''}`)].join('\n'));
      return (answer ?? nobody)(message, choices);
    },
  };
  const io: Io = {
    out: (text) => void out.push(text),
    data: (text) => void out.push(text),
    err: (text) => void err.push(text),
    status: (text) => void err.push(text ?? ''),
    isInteractive: answer !== undefined,
    isWatched: false,
    hasColour: false,
    prompts,
  };
  const code = await run(argv, io);
  return { code, out: out.join('\n'), err: err.join('\n'), asked: menus.length, menus };
}

/** A folder with these files, gone after the test. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pretender-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
