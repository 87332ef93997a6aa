// One thing has one word in a language: whoever meets two looks for the difference.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Language } from '../src/words/languages.ts';

const root = new URL('../messages/', import.meta.url);

/** Words that were once used beside the one we keep. */
const GONE: readonly (readonly [Language, RegExp, string])[] = [
  ['it', /\bmanche\b|turno di gioco|\b[Gg]iro\b/, 'round'],
  ['it', /\btris\b|\btrio\b/, 'Tris'],
  ['fr', /\bfinale\b/i, 'face-à-face'],
  ['fr', /\brobots?\b/i, 'bot'],
  ['fr', /rediffusion/, 'revoir'],
  ['fr', /\bla reprise,/, 'revoir'],
  ['fr', /affirmation/, 'annonce'],
  ['fr', /marchandise/, 'ressource'],
  ['fr', /\b[Aa]vancez\b/, 'tu'],
  ['de', /ertappt/i, 'erwischt'],
  ['de', /Nachttisch/, 'dunkler Tisch'],
];

const textsIn = (language: Language) =>
  readdirSync(root).flatMap((area) =>
    Object.entries(JSON.parse(readFileSync(new URL(`${area}/${language}.json`, root), 'utf8')) as object).map(
      ([key, text]) => ({ key: `${area}.${key}`, text: String(text) }),
    ),
  );

it.each(GONE)('%s: not %s but %s', (language, word) => {
  expect(textsIn(language).filter(({ text }) => word.test(text))).toEqual([]);
});
