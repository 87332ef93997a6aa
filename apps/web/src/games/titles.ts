// What the games are called, and what kind of games they are: all that somebody needs to choose between them.

import type { Settings } from '@pretender/protocol';
import type { Company } from '@pretender/protocol/court';
import { needWords, words } from '../words/words.svelte.ts';
import { FIRST_TABLE } from './hoax/first-table.ts';
import { type GameId, isGame, USUAL_GAME } from './ids.ts';

interface Title {
  title(): string;
  pitch(): string;
  /** Who made it. */
  credit(): string;
  /** The clauses of its rules begin with this. */
  readonly letter: string;
  /** For who does not want to choose. */
  readonly usual: { readonly seats: number; readonly level: Company };
  /** The first table in practice. */
  readonly first: { readonly seats: number; readonly options: Settings['options'] };
  /** A name for somebody who has none; there are so many. */
  name(number: number): string;
}

/** How many names each game has made up; the words have as many. */
export const INVENTED = 12;

export const TITLES: Readonly<Record<GameId, Title>> = {
  hoax: {
    title: () => words.hoaxSetup.title(),
    pitch: () => words.hoaxSetup.pitch(),
    credit: () => words.hoaxSetup.credit(),
    letter: 'H',
    usual: { seats: 5, level: 'court' },
    first: FIRST_TABLE,
    name: (number) => words.names[`hoax_${number}` as 'hoax_0'](),
  },
  decrees: {
    title: () => words.decreesSetup.title(),
    pitch: () => words.decreesSetup.pitch(),
    credit: () => words.decreesSetup.credit(),
    letter: 'D',
    usual: { seats: 5, level: 'secretary' },
    first: { seats: 5, options: {} },
    name: (number) => words.names[`decrees_${number}` as 'decrees_0'](),
  },
};

/** A game that this page does not know is taken for the usual one. */
export function titleOf(game: string): Title {
  return TITLES[isGame(game) ? game : USUAL_GAME];
}

export function needTitles(): Promise<void> {
  return needWords('hoaxSetup', 'decreesSetup');
}
