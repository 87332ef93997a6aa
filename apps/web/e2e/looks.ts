// Whoever walks through the page in a language: two of them are light and two dark, and with one of each axe looks too.

import { botsBeside } from '../src/shell/create/bots-beside.ts';
import type { Language } from '../src/words/languages.ts';
import type { Reader } from './examine.ts';
import { LONG_NAME, PLAYERS } from './stage.ts';

interface Look {
  readonly reader: Reader;
  /** How the browser is set. */
  readonly options: { readonly locale: string; readonly colorScheme: 'light' | 'dark' };
}

const lookOf = (language: Language, colorScheme: 'light' | 'dark', withAxe: boolean): Look => ({
  reader: {
    language,
    names: [
      ...PLAYERS,
      LONG_NAME,
      ...botsBeside([], { game: 'hoax', company: 'honest', count: 20 }).map(({ name }) => name),
      'STAGE',
      'ZZZZ',
    ],
    withAxe,
  },
  options: { locale: language, colorScheme },
});

export const READERS: { readonly [L in Language]: Look } = {
  en: lookOf('en', 'light', false),
  de: lookOf('de', 'light', true),
  it: lookOf('it', 'dark', false),
  fr: lookOf('fr', 'dark', true),
};
