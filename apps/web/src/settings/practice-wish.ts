// How this reader practised last; kept on the device. Nothing is kept before the first time.

import type { BotLevel, Settings } from '@pretender/protocol';
import { levelsOf } from '@pretender/protocol/constants';

const KEPT = 'practice';

export interface PracticeChoice {
  readonly options: Settings['options'];
  readonly seats: number;
  readonly level: BotLevel;
}

export const FIRST: PracticeChoice = { options: {}, seats: 5, level: 'honest' };

export function keptPractice(): PracticeChoice | null {
  try {
    const said = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as PracticeChoice | null;
    const isFine = said && levelsOf('hoax').includes(said.level) && Number.isInteger(said.seats);
    return isFine ? { ...FIRST, ...said } : null;
  } catch {
    return null;
  }
}

export function keepPractice(choice: PracticeChoice): void {
  localStorage.setItem(KEPT, JSON.stringify(choice));
}
