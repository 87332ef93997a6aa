// One thing has one word in a language: whoever meets two looks for the difference.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Language } from '../src/words/languages.ts';

const root = new URL('../messages/', import.meta.url);

/** Words that stand beside the one we keep; CONTRIBUTING.md has the list of terms. */
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
  ['de', /Leitung (zum|ist weg)/, 'Verbindung'],
  ['de', /[Ee]inmal im Zug/, 'einmal pro Zug'],
  ['de', /bezweifel/, 'anzweifeln'],
  ['de', /\bWaren?\b/, 'Vorrat'],
  ['de', /Rückschau/, 'Wiederholung'],
  ['de', /Plaudern|Gespräch/, 'Chat'],
  ['de', /Weisung/, 'Aufsicht'],
  ['de', /[Üü]ber Tage/, 'mehrere Tage'],
  ['de', /deine[rs] \{|\d deiner/, 'von deiner'],
  ['it', /(?<!\b(in|a|per la) )\btest[ae]\b/, 'personaggio'],
  ['it', /punt[oi] del trono/, 'Punti Trono'],
  ['it', /affermazion/, 'dichiarazione'],
  ['it', /(fuori|in) linea/, 'offline'],
  ['it', /[Cc]hiacchiere/, 'chat'],
  ['it', /\} di colpa/, 'colpe'],
  ['it', /dubbio (giusto|sbagliato)/i, 'Hoax'],
  ['it', /'/, '’'],
  ['fr', /(?<!\b(sur la|en|la) )\btêtes?\b/, 'identité'],
  ['fr', /éliminé/, 'sort de la manche'],
  ['fr', /doute injuste|(un|le|du) doute à tort/i, 'doute infondé'],
  ['fr', /indulgence/, 'pardon'],
  ['fr', /[Pp]hrases prêtes/, 'phrases toutes faites'],
  ['fr', /\} de blâme/, 'blâmes'],
  ['fr', /graine|\bta ligne\b/, 'secret, connexion'],
  ['fr', /'/, '’'],
  ['en', /\b[Tt]he line\b/, 'connection'],
  ['it', /\bla linea\b/, 'connessione'],
  ['fr', /\b[Ll]a ligne (peut|est)/, 'connexion'],
  ['en', / %/, '%'],
  ['en', /reckon|\bseed\b/, 'check, secret'],
  ['en', /[Ff]ree talk/, 'free chat'],
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
