// What a person needs to answer: the match from one seat, the words, the keyboard.

import type { GameTypes, Match, Seat } from '@pretender/kernel';
import type { Io } from '../io.ts';
import { sceneOf } from '../narrator.ts';
import type { GamePack, Scene } from '../pack.ts';
import type { Choice } from '../prompts.ts';

export interface Desk<G extends GameTypes> {
  readonly pack: GamePack<G>;
  readonly match: Match<G>;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly io: Io;
}

export function sceneAt<G extends GameTypes>({ match, seat, names }: Desk<G>): Scene<G> {
  return sceneOf(match.views[seat], names);
}

/** Where an answer may lead instead: out of the match, to the first menu, or to the rules. */
export type Way = 'leave' | 'back' | 'explain';

export function isWay(answer: unknown): answer is Way {
  return answer === 'leave' || answer === 'back' || answer === 'explain';
}

export interface Item<T> extends Choice {
  readonly value: T;
}

export const BACK: Item<Way> = { label: '← back', hint: null, value: 'back' };
export const EXPLAIN: Item<Way> = { label: 'Explain the rules', hint: null, value: 'explain' };

/** One of the items, or a way out of the question. */
export async function choose<T>(
  io: Io,
  message: string,
  items: readonly Item<T>[],
  exit: Item<Way> | null,
): Promise<T | Way> {
  const all: readonly Item<T | Way>[] = exit === null ? items : [...items, exit];
  const at = await io.prompts.one(message, all);
  if (at === 'interrupt') return 'leave';
  return at === 'escape' ? 'back' : all[at].value;
}
