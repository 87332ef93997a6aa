// What the page may say in each language, read from the sources of its words and not from the page.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type Token } from '@messageformat/parser';
import { ABOUT as DECREES } from '@pretender/decrees/about';
import { ABOUT as HOAX } from '@pretender/hoax/about';
import { type Language, OWN_NAMES } from '../src/words/languages.ts';

const MESSAGES = fileURLToPath(new URL('../messages', import.meta.url));

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

function readAll(language: Language): Catalogue {
  const read = (area: string) => JSON.parse(readFileSync(`${MESSAGES}/${area}/${language}.json`, 'utf8'));
  return Object.fromEntries(readdirSync(MESSAGES).map((area) => [area, read(area)]));
}

const catalogues = new Map<Language, Catalogue>();

function catalogue(language: Language): Catalogue {
  const known = catalogues.get(language) ?? readAll(language);
  catalogues.set(language, known);
  return known;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      // The page puts spaces of its own where no line may break.
      if (token.type === 'content') return escaped(token.value).replaceAll(' ', '\\s');
      return 'cases' in token ? `(?:${token.cases.map((each) => patternOf(each.tokens)).join('|')})` : '.*';
    })
    .join('');
}

/** A message whatever stands in its gaps, and whatever note follows it: `say('de', 'room.start')`. */
export function say(language: Language, name: string): RegExp {
  const [area = '', key = ''] = name.split('.');
  const text = catalogue(language)[area]?.[key];
  if (text === undefined) throw new Error(`there is no message ${name}`);
  return new RegExp(`^\\s*${patternOf(parse(text))}`);
}

function contentOf(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content') return [token.value];
    return 'cases' in token ? token.cases.flatMap((each) => contentOf(each.tokens)) : [];
  });
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every sentence of the page in this language, without what is put into its gaps. */
export function sentences(language: Language): readonly string[] {
  const messages = Object.values(catalogue(language)).flatMap((area) => Object.values(area));
  return [...messages.map((text) => contentOf(parse(text)).join(' ')), ...textsIn([HOAX[language], DECREES[language]])];
}

const ADDRESS = /https?:\/\/\S+/g;
/** Letters alone are keys and initials. */
const wordsIn = (text: string) =>
  (text
    .replace(ADDRESS, '')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? []) as string[];

/** Names are the same in all languages. */
const NAMES = ['Pretender', 'QR', 'https', ...Object.values(OWN_NAMES)];

const vocabularies = new Map<Language, ReadonlySet<string>>();

function vocabulary(language: Language): ReadonlySet<string> {
  const lists = (['conjunction', 'disjunction'] as const).map((type) =>
    new Intl.ListFormat(language, { type }).format(['1', '2', '3']),
  );
  const known =
    vocabularies.get(language) ??
    new Set([...sentences(language), ...lists, ...NAMES].flatMap((text) => wordsIn(text)));
  vocabularies.set(language, known);
  return known;
}

/** The words of a text that nobody says in this language; names of people have to be told. */
export function strangeWords(text: string, language: Language, names: readonly string[] = []): readonly string[] {
  const people = new Set(names.flatMap(wordsIn));
  return wordsIn(text).filter((word) => !vocabulary(language).has(word) && !people.has(word));
}
