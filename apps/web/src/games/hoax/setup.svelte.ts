// The Heirs of Hoax for whoever sets a table.

import { hoax } from '@pretender/hoax';
import { FACTS, GROUPS, PRESETS } from '@pretender/hoax/about';
import { resolveOptions } from '@pretender/kernel';
import type { Settings } from '@pretender/protocol';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { needWords, words } from '../../words/words.svelte.ts';
import type { Setup, SetupTexts } from '../setup.ts';
import { TITLES } from '../titles.ts';
import { minutes, practiceMinutes } from './lengths.ts';
import { rulebook } from './rules/rulebook.ts';

/** A door for each language: nobody reads four. */
const DOORS: { readonly [L in Language]: () => Promise<SetupTexts> } = {
  en: () => import('@pretender/hoax/about/en').then(({ en }) => en),
  de: () => import('@pretender/hoax/about/de').then(({ de }) => de),
  it: () => import('@pretender/hoax/about/it').then(({ it }) => it),
  fr: () => import('@pretender/hoax/about/fr').then(({ fr }) => fr),
};

let loaded = $state.raw<Partial<Record<Language, SetupTexts>>>({});

async function load(language: Language): Promise<void> {
  if (loaded[language]) return;
  const texts = await DOORS[language]();
  loaded = { ...loaded, [language]: texts };
}

/** Whoever changes the language reads the old one for the moment that the new one takes. */
function texts(language: Language): SetupTexts {
  const found = loaded[language] ?? LANGUAGES.map((other) => loaded[other]).find(Boolean);
  if (!found) throw new Error('the texts of the options are not loaded');
  if (!loaded[language]) void load(language);
  return found;
}

function oldestAt({ options, seats }: Pick<Settings, 'options' | 'seats'>): number | null | undefined {
  const resolved = resolveOptions(hoax.options, options, seats);
  if (!resolved.ok || resolved.config.firstPlayer !== 'oldest') return undefined;
  return resolved.config.oldest === 0 ? null : resolved.config.oldest - 1;
}

export const setup: Setup = {
  game: hoax.id,
  seats: { ...hoax.seats, usual: TITLES.hoax.usual.seats },
  spec: hoax.options as unknown as Setup['spec'],
  presets: PRESETS,
  groups: GROUPS,
  groupOf: (option) => FACTS[option as keyof typeof FACTS].group,
  oldestAt,
  withOldest: (options, seat) => ({ ...options, oldest: seat === null ? 0 : seat + 1 }),
  texts,
  title: () => words.hoaxSetup.title(),
  pitch: () => words.hoaxSetup.pitch(),
  minutes,
  practiceMinutes,
  ready: async () => {
    await needWords('hoaxSetup');
    await load(words.language);
  },
  book: { ready: () => needWords('hoaxRules'), chapters: rulebook },
  hasLesson: true,
};
