import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { chapterOf, rulebook } from '../../src/games/hoax/rules/rulebook.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { needWords, speak } from '../../src/words/words.svelte.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

function sourcesUnder(folder: string): string {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const texts = entries.map((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesUnder(path);
    return /\.(ts|svelte)$/.test(entry.name) ? readFileSync(join(root, path), 'utf8') : '';
  });
  return texts.join('\n');
}

it('tells every clause that a refusal, a line of the log or the board points to', async () => {
  await needWords('hoaxRules');
  const said = sourcesUnder('packages/hoax/src') + sourcesUnder('apps/web/src/games/hoax');
  const wanted = new Set(Array.from(said.matchAll(/['"](H\d+\.\d+)['"]/g), ([, clause]) => clause));
  expect(wanted.size).toBeGreaterThan(50);
  expect([...wanted].filter((clause) => chapterOf(clause) === null)).toEqual([]);
});

it('tells only clauses that the rulebook has, each in four languages', async () => {
  await needWords('hoaxRules');
  const book = readFileSync(join(root, 'packages/hoax/RULES.md'), 'utf8');
  const told = new Map<string, Set<string>>();
  for (const language of LANGUAGES) {
    await speak(language);
    for (const { clauses } of rulebook())
      for (const { id, text } of clauses) told.set(id, (told.get(id) ?? new Set()).add(text));
  }
  for (const [clause, texts] of told) {
    expect(book).toContain(`**${clause}**`);
    expect(texts.size, clause).toBe(LANGUAGES.length);
  }
});
