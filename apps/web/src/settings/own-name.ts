// What this person is called at tables: their own name, or one that the court has made up.

import { words } from '../words/words.svelte.ts';

const KEPT = 'name';

/** How many names are made up; the words have as many. */
const INVENTED = 12;

function ownName(): string {
  return localStorage.getItem(KEPT) ?? '';
}

export function keepName(name: string): void {
  localStorage.setItem(KEPT, name);
}

function inventedName(below: (limit: number) => number): string {
  return words.names[`heir_${below(INVENTED)}` as 'heir_0']();
}

export function nameOrInvented(): string {
  return ownName() || inventedName((limit) => Math.floor(Math.random() * limit));
}
