// The thread's script with a fault put in on purpose.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { scratchFile } from './scratch.ts';

const source = (name: string) => new URL(`../../src/store/${name}`, import.meta.url);

export const soundThread = fileURLToPath(source('thread.mjs'));

/** Replaces pieces of the script, each of which must be there exactly once. */
export function brokenThread(changes: Readonly<Record<string, string>>): string {
  const near = ['checked.mjs', 'driver.mjs', 'entries.mjs', 'journal.mjs', 'pages.mjs'].map((name) => [
    `'./${name}'`,
    JSON.stringify(source(name).href),
  ]);
  const all: Readonly<Record<string, string>> = { ...Object.fromEntries(near), ...changes };
  const script = Object.entries(all).reduce(
    (text, [piece, other]) => {
      expect(text.split(piece)).toHaveLength(2);
      return text.replace(piece, () => other);
    },
    readFileSync(soundThread, 'utf8'),
  );
  const path = scratchFile('thread.mjs');
  writeFileSync(path, script);
  return path;
}
