// How this reader practised last; kept on the device. Nothing is kept before the first time.

import type { Settings } from '@pretender/protocol';
import { offeredLevels } from '@pretender/protocol/constants';
import { type Company, isCompany } from '@pretender/protocol/court';
import { type GameId, USUAL_GAME } from '../games/ids.ts';
import { TITLES } from '../games/titles.ts';

const KEPT = 'practice';

export interface PracticeChoice {
  readonly game: string;
  readonly options: Settings['options'];
  readonly seats: number;
  readonly level: Company;
}

/** How somebody who has never practised a game begins. */
export function firstOf(game: GameId): PracticeChoice {
  return { game, ...TITLES[game].first, level: TITLES[game].usual.level };
}

export const FIRST: PracticeChoice = firstOf(USUAL_GAME);

export const isNewToPractice = () => localStorage.getItem(KEPT) === null;

export function keptPractice(): PracticeChoice | null {
  try {
    const said = { ...FIRST, ...(JSON.parse(localStorage.getItem(KEPT) ?? 'null') as PracticeChoice | null) };
    const isFine = !isNewToPractice() && isCompany(said.game, offeredLevels(said.game), said.level);
    return isFine && Number.isInteger(said.seats) ? said : null;
  } catch {
    return null;
  }
}

export function keepPractice(choice: PracticeChoice): void {
  localStorage.setItem(KEPT, JSON.stringify(choice));
}
