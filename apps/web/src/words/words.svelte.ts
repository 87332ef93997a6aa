// What the page says, in the reader's language. An area is loaded once it is needed; a component that reads from it is drawn
// again when the language changes.

import { type Areas, LOADERS } from './generated/index.ts';
import { isLanguage, type Language, preferred } from './languages.ts';

type Area = keyof Areas;
const KEPT = 'language';
const AREAS = Object.keys(LOADERS) as Area[];

let current = $state.raw<{ language: Language; areas: Partial<Areas> }>({ language: 'en', areas: {} });

function kept(): Language {
  const said = localStorage.getItem(KEPT);
  return isLanguage(said) ? said : preferred(navigator.languages);
}

async function load(language: Language, areas: readonly Area[]): Promise<Partial<Areas>> {
  const loaded = await Promise.all(areas.map(async (area) => [area, await LOADERS[area][language]()] as const));
  return Object.fromEntries(loaded);
}

function show(language: Language, areas: Partial<Areas>): void {
  current = { language, areas };
  document.documentElement.lang = language;
}

/** Before anything is drawn that speaks of these areas. */
export async function needWords(...areas: Area[]): Promise<void> {
  const isFirst = Object.keys(current.areas).length === 0;
  const language = isFirst ? kept() : current.language;
  const missing = areas.filter((area) => !(area in current.areas));
  if (missing.length === 0) return;
  const loaded = await load(language, missing);
  // Somebody may have changed the language while this came in.
  if (!isFirst && current.language !== language) return needWords(...areas);
  show(language, { ...current.areas, ...loaded });
}

export async function speak(language: Language): Promise<void> {
  const areas = await load(language, Object.keys(current.areas) as Area[]);
  localStorage.setItem(KEPT, language);
  show(language, areas);
}

function of<A extends Area>(area: A): Areas[A] {
  const found = current.areas[area];
  if (!found) throw new Error(`the words of ${area} are not loaded`);
  return found;
}

/** `words.shell.playNow()`: the reader's language, one getter for each area. */
export const words = Object.defineProperties(
  {},
  Object.fromEntries(
    [['language', () => current.language] as const, ...AREAS.map((area) => [area, () => of(area)] as const)].map(
      ([name, get]) => [name, { get, enumerable: true }],
    ),
  ),
) as Readonly<Areas> & { readonly language: Language };
