// What tells a reader that something waits for them, by what has changed since they were last told.

import { hears, type Preferences } from '../../settings/preferences.ts';

/** What is asked of the reader, and in which turn; null for nothing. */
export type Call = { readonly what: 'turn' | 'asked'; readonly turn: number } | null;

export type Sign = 'sound' | 'buzz' | 'notice';

/** A turn of one's own is called out once, however many decisions it has. */
export interface Told {
  readonly call: Call;
  readonly lastTurn: number | null;
}

export function signsFor(told: Told, call: Call, isInFront: boolean, wishes: Preferences): readonly Sign[] {
  if (call === null) return [];
  const isNewTurn = call.what === 'turn' && call.turn !== told.lastTurn;
  const isNew = isNewTurn || told.call === null;
  return [
    ...(isNewTurn && hears(wishes, 'soundTurn') ? (['sound'] as const) : []),
    ...(isNewTurn ? (['buzz'] as const) : []),
    ...(isNew && !isInFront && wishes.notices === 'on' ? (['notice'] as const) : []),
  ];
}
