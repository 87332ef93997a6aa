import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { rulebook } from '../../src/games/decrees/rules/rulebook.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { needWords, speak } from '../../src/words/words.svelte.ts';

const under = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PAGE = under('../../src/games/decrees');
const RULES = under('../../../../packages/decrees');

const filesIn = (dir: string): readonly string[] =>
  readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** Effects that somebody composes belong to other decks. */
const pointed = (dir: string) =>
  new Set(
    filesIn(dir)
      .flatMap((file) => readFileSync(file, 'utf8').match(/'D\d+\.\d+'/g) ?? [])
      .map((quoted) => quoted.slice(1, -1))
      .filter((clause) => !clause.startsWith('D10.')),
  );

const told = () => rulebook().flatMap(({ clauses }) => clauses.map(({ id }) => id));

beforeAll(() => needWords('decreesRules'));

it('tells every clause that a refusal, a line of the minutes or a grey action points to', () => {
  const known = told();
  const wanted = new Set([...pointed(PAGE), ...pointed(join(RULES, 'src'))]);
  expect([...wanted].filter((clause) => !known.includes(clause))).toEqual([]);
});

it('tells only clauses that the rulebook has, each in four languages', async () => {
  const book = readFileSync(join(RULES, 'RULES.md'), 'utf8');
  for (const id of told()) expect(book).toContain(`**${id}**`);
  const texts = new Map<string, Set<string>>();
  for (const language of LANGUAGES) {
    await speak(language);
    for (const { clauses } of rulebook())
      for (const { id, text } of clauses) texts.set(id, (texts.get(id) ?? new Set()).add(text));
  }
  for (const [id, said] of texts) expect(said.size, id).toBe(LANGUAGES.length);
});
