// The practice match that was under way when the page was left; kept on the device until it is over.

import type { Cause, GameTypes } from '@pretender/kernel';
import type { Courtier } from '@pretender/protocol/court';
import { isGame } from '../games/ids.ts';
import type { PracticeChoice } from './practice-wish.ts';

const KEPT = 'practice-match';

export interface KeptMatch {
  readonly choice: PracticeChoice;
  /** The rules that it was played by. */
  readonly rules: number;
  readonly own: string;
  readonly bots: readonly Courtier[];
  /** Its name on this device. */
  readonly table: string;
  readonly match: number;
  readonly isLesson: boolean;
  readonly seed: number;
  readonly played: readonly Cause<GameTypes>[];
}

export function keptMatch(): KeptMatch | null {
  try {
    const said = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as KeptMatch | null;
    return said !== null && isGame(said.choice.game) && Array.isArray(said.played) ? said : null;
  } catch {
    return null;
  }
}

/** null where there is nothing to go on with. */
export function keepMatch(match: KeptMatch | null): void {
  if (match === null) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, JSON.stringify(match));
}
