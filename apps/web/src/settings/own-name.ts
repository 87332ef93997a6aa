// What this person is called at tables: their own name, or one that the game has made up.

import type { GameId } from '../games/setup.ts';
import { INVENTED, TITLES } from '../games/titles.ts';

const KEPT = 'name';

function ownName(): string {
  return localStorage.getItem(KEPT) ?? '';
}

export function keepName(name: string): void {
  localStorage.setItem(KEPT, name);
}

/** A game that this page does not know has no names either. */
function titleOf(game: string) {
  return Object.hasOwn(TITLES, game) ? TITLES[game as GameId] : TITLES.hoax;
}

export function nameOrInvented(game: string): string {
  return ownName() || titleOf(game).name(Math.floor(Math.random() * INVENTED));
}
