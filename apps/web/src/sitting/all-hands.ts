// What everybody held when a match was over. It comes from its record, which is open to all by then.

import { fold, type GameTypes, type MatchRecord } from '@pretender/kernel';
import type { RecordSheet } from '@pretender/protocol';
import type { AnyGame } from '../games/face.ts';
import { recordOf } from '../line/http.ts';

export type Hands = readonly GameTypes['Hand'][];

export const handsIn = (game: AnyGame, record: MatchRecord): Hands =>
  fold<GameTypes>(game, record, record.entries.length).state.hands;

/** Null where the record cannot be had: the line is down, or this page is too old for it. */
export async function handsFrom(game: AnyGame, code: string, match: number): Promise<Hands | null> {
  const answer = await recordOf(code, match);
  try {
    return answer.ok ? handsIn(game, (answer.value as RecordSheet).record) : null;
  } catch {
    return null;
  }
}
