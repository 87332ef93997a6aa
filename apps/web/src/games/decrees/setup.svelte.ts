// Final Decrees for whoever sets a table.

import { decrees } from '@pretender/decrees';
import { FACTS, GROUPS, PRESETS } from '@pretender/decrees/about';
import { type Options, resolveOptions } from '@pretender/kernel';
import type { Speed } from '@pretender/protocol';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { needWords, words } from '../../words/words.svelte.ts';
import type { Setup, SetupTexts } from '../setup.ts';
import { TITLES } from '../titles.ts';
import { rulebook } from './rules/rulebook.ts';

/** A door for each language: nobody reads four. */
const DOORS: { readonly [L in Language]: () => Promise<SetupTexts> } = {
  en: () => import('@pretender/decrees/about/en').then(({ en }) => en),
  de: () => import('@pretender/decrees/about/de').then(({ de }) => de),
  it: () => import('@pretender/decrees/about/it').then(({ it }) => it),
  fr: () => import('@pretender/decrees/about/fr').then(({ fr }) => fr),
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

const SOURCES = { rules: null, 'his idea': 'his', ours: 'ours' } as const;

/** Turns of a match: medians of matches among officials (`pretender simulate`). */
const TURNS = { 4: 30.5, 5: 29 } as const;

/** A turn of three or four actions, with talk. */
const SECONDS: { readonly [S in Speed]: number } = { brisk: 65, normal: 100, relaxed: 150, off: 115, days: 115 };

/** The deck runs out sooner or later, and talk takes its time. */
function stretching(options: Options, seats: number): number {
  const resolved = resolveOptions(decrees.options, options, seats);
  if (!resolved.ok) return 1;
  const { sdDiscard, trades } = resolved.config;
  const length = sdDiscard === 0 ? 1 : 1 + (5 - sdDiscard) * 0.045;
  return Math.max(0.5, length) * (trades === 'off' ? 0.6 : 1);
}

export const setup: Setup = {
  game: decrees.id,
  seats: { ...decrees.seats, usual: TITLES.decrees.usual.seats },
  spec: decrees.options as unknown as Setup['spec'],
  presets: PRESETS,
  groups: GROUPS,
  groupOf: (option) => FACTS[option as keyof typeof FACTS].group,
  sourceOf: (option) => SOURCES[FACTS[option as keyof typeof FACTS].source],
  material: () => ({
    label: words.decreesSetup.deck(),
    about: texts(words.language).credit ?? '',
  }),
  texts,
  title: () => words.decreesSetup.title(),
  pitch: () => words.decreesSetup.pitch(),
  minutes: ({ options, seats, speed }) =>
    ((seats === 4 ? TURNS[4] : TURNS[5]) * stretching(options, seats) * SECONDS[speed]) / 60,
  ready: async () => {
    await needWords('decreesSetup');
    await load(words.language);
  },
  book: { ready: () => needWords('decreesRules'), chapters: rulebook },
  hasLesson: true,
};
