// A clause that holds in some of the four editions says so in plain words, in every language: nobody reads it as the rule of all.

import { readFileSync } from 'node:fs';
import { hoax } from '@pretender/hoax';
import { resolveOptions } from '@pretender/kernel';
import { beforeAll, expect, it } from 'vitest';
import { rulebook } from '../../src/games/hoax/rules/rulebook.ts';
import { LANGUAGES, type Language } from '../../src/words/languages.ts';
import { needWords, speak } from '../../src/words/words.svelte.ts';

const EDITIONS = ['de', 'it', 'fr', 'en'] as const;
type Edition = (typeof EDITIONS)[number];

const NAMES: Readonly<Record<Language, Readonly<Record<Edition | 'except', RegExp>>>> = {
  en: { de: /German/, it: /Italian/, fr: /French/, en: /English/, except: /[Ee]xcept in the/ },
  de: { de: /deutsche/, it: /italienische/, fr: /französische/, en: /englische/, except: /[Aa]ußer in der/ },
  it: { de: /tedesc/, it: /italian/, fr: /frances/, en: /ingles/, except: /[Tt]ranne (in|nel)/ },
  fr: { de: /allemande/, it: /italienne/, fr: /française/, en: /anglaise/, except: /[Ss]auf dans/ },
};

const ITEM = /^- \*\*(H\d+\.\d+)\*\* (.+?) _\(.*?\)_(?: <!-- when: (.+) -->)?$/;
/** A bracket with nothing but editions in it, and perhaps the one that is left out: (`de`, `it`). */
const GROUP = /\(((?:`(?:de|it|fr|en)`(?:, )?)+)(?:; not `\w+`)?\)/g;

const key = (editions: Iterable<Edition>) => EDITIONS.filter((edition) => new Set(editions).has(edition)).join(' ');
const others = (group: string) => key(EDITIONS.filter((edition) => !group.split(' ').includes(edition)));

function playedIn(edition: Edition, term: string): boolean {
  const resolved = resolveOptions(hoax.options, { edition }, 4);
  const [, not, option, sign, value] = /^(!?)(\w+)(?:(!?=)(\w+))?$/.exec(term) ?? [];
  if (!resolved.ok || option === undefined) return true;
  const chosen = new Map<string, unknown>(Object.entries(resolved.config)).get(option);
  if (sign === undefined) return chosen === (not === '');
  return (String(chosen) === value) === (sign === '=');
}

interface Clause {
  /** The editions that it holds in, or that it says something of: each a list of the four. */
  readonly groups: readonly string[];
  /** The same of the clauses that it points to: plain words may tell of them in one breath. */
  readonly pointsTo: readonly string[];
}

function clausesOf(book: string): ReadonlyMap<string, Clause> {
  const lines = book.split('\n').flatMap((line) => {
    const [, id, text, when] = ITEM.exec(line) ?? [];
    return id === undefined ? [] : [{ id, text, when }];
  });
  const groups = new Map(
    lines.map(({ id, text, when }) => {
      const named = Array.from(text.matchAll(GROUP), ([, list]) => key(list.match(/\w+/g) as Edition[]));
      const terms = when?.split(' & ') ?? [];
      const holds = EDITIONS.filter((edition) => terms.every((term) => playedIn(edition, term)));
      const some = holds.length > 0 && holds.length < EDITIONS.length ? [key(holds)] : [];
      return [id, [...new Set([...named, ...some])]] as const;
    }),
  );
  return new Map(
    lines.map(({ id, text }) => {
      const pointsTo = (text.match(/H\d+\.\d+/g) ?? []).flatMap((other) => groups.get(other) ?? []);
      return [id, { groups: groups.get(id) ?? [], pointsTo }] as const;
    }),
  );
}

/** What is wrong with the plain words of a clause; null when they name the right editions. */
function faultOf(text: string, { groups, pointsTo }: Clause, language: Language): string | null {
  const names = NAMES[language];
  const named = key(EDITIONS.filter((edition) => names[edition].test(text)));
  if (named === '') return groups.length === 0 ? null : `names none of ${groups.join(' / ')}`;
  const right = names.except.test(text) ? groups.map(others) : [...groups, ...pointsTo];
  return right.includes(named) ? null : `names ${named}, not ${groups.join(' / ')}`;
}

const book = clausesOf(readFileSync(new URL('../../../../packages/hoax/RULES.md', import.meta.url), 'utf8'));

beforeAll(() => needWords('hoaxRules'));

it('reads from the rulebook in which editions a clause holds', () => {
  expect(book.get('H4.6')?.groups).toEqual(['fr en']);
  expect(book.get('H15.10')?.groups).toEqual(['fr en']);
  expect(book.get('H15.8')?.groups).toEqual(['de it']);
  expect(book.get('H14.1')?.groups).toEqual(['de it fr']);
  expect(book.get('H12.8')?.groups).toEqual(['it']);
  expect(book.get('H4.1')?.groups).toEqual([]);
  expect(book.get('H21.7')?.groups).toEqual([]);
});

it.each(LANGUAGES)('names the editions that a clause holds in (%s)', async (language) => {
  await speak(language);
  const faults = rulebook()
    .flatMap(({ clauses }) => clauses)
    .flatMap(({ id, text }) => {
      const clause = book.get(id);
      const fault = clause ? faultOf(text, clause, language) : 'is not in the rulebook';
      return fault === null ? [] : [`${id} ${fault}: ${text}`];
    });
  expect(faults).toEqual([]);
});
