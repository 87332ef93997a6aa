// Everything but the home page comes when it is asked for, with the words that it needs and what it will ask for next: all of it at
// once, because on a slow line it is the ways there and back, one after the other, that take the time.

import { untrack } from 'svelte';
import { USUAL_GAME } from '../games/ids.ts';
import { setupOf } from '../games/setup.ts';
import type { Route } from '../route.svelte.ts';
import { needWords } from '../words/words.svelte.ts';
import { wantedGame } from './create/wanted-game.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { practiceAhead } from './practice/ahead.ts';

async function withWords<T>(page: Promise<T>, ...areas: Parameters<typeof needWords>): Promise<T> {
  // Not again whenever words come in: a page is asked for once.
  const [loaded] = await Promise.all([page, untrack(() => needWords(...areas))]);
  return loaded;
}

export const PAGES = {
  new: () => {
    fetchAhead(setupOf(wantedGame() ?? USUAL_GAME));
    return withWords(import('./create/Create.svelte'), 'create', 'names', 'refusals');
  },
  table: () => withWords(import('./table/TablePage.svelte'), 'room', 'create', 'frame', 'phrases', 'names', 'refusals'),
  practice: () => {
    practiceAhead();
    return withWords(import('./practice/Practice.svelte'), 'practice', 'create', 'frame', 'names', 'phrases');
  },
  replay: () => withWords(import('./replay/Replay.svelte'), 'replay', 'frame'),
  settings: () => withWords(import('./settings/Settings.svelte'), 'settings'),
  rules: () => withWords(import('./rules/Rules.svelte'), 'rules', 'create'),
  nowhere: () => withWords(import('./Nowhere.svelte')),
};

/** Before the page itself asks: whoever fails here fails again there, and is told so. */
export async function fetchPage({ at }: Route): Promise<void> {
  if (at !== 'home') await PAGES[at]().catch(() => undefined);
}
