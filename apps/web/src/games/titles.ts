// What the games are called, and what kind of games they are: all that somebody needs to choose between them.

import { needWords, words } from '../words/words.svelte.ts';
import type { GameId } from './setup.ts';

interface Title {
  title(): string;
  pitch(): string;
  /** A name for somebody who has none; there are so many. */
  name(number: number): string;
}

/** How many names each game has made up; the words have as many. */
export const INVENTED = 12;

export const TITLES: Readonly<Record<GameId, Title>> = {
  hoax: {
    title: () => words.hoaxSetup.title(),
    pitch: () => words.hoaxSetup.pitch(),
    name: (number) => words.names[`hoax_${number}` as 'hoax_0'](),
  },
  decrees: {
    title: () => words.decreesSetup.title(),
    pitch: () => words.decreesSetup.pitch(),
    name: (number) => words.names[`decrees_${number}` as 'decrees_0'](),
  },
};

export function needTitles(): Promise<void> {
  return needWords('hoaxSetup', 'decreesSetup');
}
