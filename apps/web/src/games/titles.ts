// What the games are called, and what kind of games they are: all that somebody needs to choose between them.

import { needWords, words } from '../words/words.svelte.ts';
import type { GameId } from './setup.ts';

interface Title {
  title(): string;
  pitch(): string;
}

export const TITLES: Readonly<Record<GameId, Title>> = {
  hoax: { title: () => words.hoaxSetup.title(), pitch: () => words.hoaxSetup.pitch() },
  decrees: { title: () => words.decreesSetup.title(), pitch: () => words.decreesSetup.pitch() },
};

export function needTitles(): Promise<void> {
  return needWords('hoaxSetup', 'decreesSetup');
}
