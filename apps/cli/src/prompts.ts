// Questions to the person at the keyboard.

import process from 'node:process';
import type { Writable } from 'node:stream';
import { isCancel, select } from '@clack/prompts';

export interface Choice {
  readonly label: string;
  readonly hint: string | null;
}

/** A position in the list, or the key that put the question away: Escape, or Ctrl-C. */
export type Answered = number | 'escape' | 'interrupt';

export interface Prompts {
  one(message: string, choices: readonly Choice[]): Promise<Answered>;
}

interface Look {
  readonly hasColour: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control sequences
const COLOURS = /\u001B\[[0-9;]*m/g;

/**
 * The screen as the prompts should take it: without colours where nobody wants them (the prompts always paint), and of
 * a sensible size where the terminal does not know its own.
 */
function screen(stream: NodeJS.WriteStream, { hasColour }: Look): Writable {
  const own: Readonly<Record<PropertyKey, unknown>> = {
    columns: stream.columns || 80,
    rows: stream.rows || 24,
    write: (text: string) => stream.write(hasColour ? text : String(text).replace(COLOURS, '')),
  };
  return new Proxy(stream, {
    get(target, key) {
      if (Object.hasOwn(own, key)) return own[key];
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function optionsOf(choices: readonly Choice[]) {
  return choices.map(({ label, hint }, value) => (hint === null ? { value, label } : { value, label, hint }));
}

export function terminalPrompts(look: Look): Prompts {
  return {
    async one(message, choices) {
      const output = screen(process.stdout, look);
      let key: string | undefined;
      const listen = (_text: string | undefined, pressed: { readonly name?: string } | undefined): void => {
        key = pressed?.name;
      };
      process.stdin.on('keypress', listen);
      const answer = await select({ message, options: optionsOf(choices), output, showInstructions: false });
      process.stdin.off('keypress', listen);
      if (isCancel(answer)) return key === 'escape' ? 'escape' : 'interrupt';
      return answer;
    },
  };
}
