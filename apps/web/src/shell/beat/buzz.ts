// What a telephone in the hand can feel. Each has a twin to see.

import { isCalm, preferences } from '../../settings/preferences.svelte.ts';

/** Milliseconds on and off. turn: it is the reader's · doubt: somebody objects · reveal: something is turned over. */
const PATTERNS = { turn: [60], doubt: [40, 60, 40], reveal: [90] } as const;
export type Felt = keyof typeof PATTERNS;

export const canBuzz = (): boolean => typeof navigator.vibrate === 'function';

export function buzz(what: Felt): void {
  if (preferences.now.haptics === 'on' && canBuzz() && !isCalm()) navigator.vibrate([...PATTERNS[what]]);
}
