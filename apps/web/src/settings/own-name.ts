// What this person is called at tables: their own name, or one that the game has made up.

import { INVENTED, titleOf } from '../games/titles.ts';

const KEPT = 'name';

function ownName(): string {
  return localStorage.getItem(KEPT) ?? '';
}

export function keepName(name: string): void {
  localStorage.setItem(KEPT, name);
}

export function nameOrInvented(game: string): string {
  return ownName() || titleOf(game).name(Math.floor(Math.random() * INVENTED));
}
