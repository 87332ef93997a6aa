// How this reader practised last; kept on the device. Nothing is kept before the first time.

import type { BotLevel, Settings } from '@pretender/protocol';
import { levelsOf } from '@pretender/protocol/constants';

const KEPT = 'practice';

export interface PracticeChoice {
  readonly game: string;
  readonly options: Settings['options'];
  readonly seats: number;
  readonly level: BotLevel;
}

export const FIRST: PracticeChoice = { game: 'hoax', options: {}, seats: 5, level: 'honest' };

/** How somebody who has never practised a game begins. */
export function firstOf(game: string): PracticeChoice {
  const levels = levelsOf(game);
  return levels.length === 0 ? FIRST : { ...FIRST, game, level: levels[Math.min(1, levels.length - 1)] };
}

export const isNewToPractice = () => localStorage.getItem(KEPT) === null;

export function keptPractice(): PracticeChoice | null {
  try {
    const said = { ...FIRST, ...(JSON.parse(localStorage.getItem(KEPT) ?? 'null') as PracticeChoice | null) };
    const isFine = !isNewToPractice() && levelsOf(said.game).includes(said.level);
    return isFine && Number.isInteger(said.seats) ? said : null;
  } catch {
    return null;
  }
}

export function keepPractice(choice: PracticeChoice): void {
  localStorage.setItem(KEPT, JSON.stringify(choice));
}
