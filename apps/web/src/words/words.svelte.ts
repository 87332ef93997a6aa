// What the page says, in the reader's language. An area is loaded once it is needed; a component that reads from it is drawn
// again when the language changes.

import { type Areas, SHELF_OF, SHELVES } from './generated/index.ts';
import { isLanguage, type Language, preferred } from './languages.ts';

type Area = keyof Areas;
const KEPT = 'language';
const AREAS = Object.keys(SHELF_OF) as Area[];

let current = $state.raw<{ language: Language; areas: Partial<Areas> }>({ language: 'en', areas: {} });

function kept(): Language {
  const said = localStorage.getItem(KEPT);
  return isLanguage(said) ? said : preferred(navigator.languages);
}

async function load(language: Language, areas: readonly Area[]): Promise<Partial<Areas>> {
  const shelves = [...new Set(areas.map((area) => SHELF_OF[area]))];
  const loaded = await Promise.all(shelves.map((shelf) => SHELVES[shelf][language]()));
  return Object.assign({}, ...loaded);
}

function show(language: Language, areas: Partial<Areas>): void {
  current = { language, areas };
  document.documentElement.lang = language;
}

const known = () => Object.keys(current.areas) as Area[];

/** The reader's language; before anything is shown, the one they had last. */
const spoken = () => (known().length === 0 ? kept() : current.language);

/** Before anything is drawn that speaks of these areas. */
export async function needWords(...areas: Area[]): Promise<void> {
  const language = spoken();
  const missing = areas.filter((area) => !(area in current.areas));
  if (missing.length === 0) return;
  const loaded = await load(language, missing);
  // Somebody may have changed the language while this came in.
  if (spoken() !== language) return needWords(...areas);
  show(language, { ...current.areas, ...loaded });
}

export async function speak(language: Language): Promise<void> {
  const areas = await load(language, known());
  // Something may have come in meanwhile that is not in it.
  if (known().some((area) => !(area in areas))) return speak(language);
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
