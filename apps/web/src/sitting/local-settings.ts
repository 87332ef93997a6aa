// How a table inside the page is set.

import type { Level } from '@pretender/bots';
import type { Ask, Cause, Entry, Game, GameTypes, Seat, Seed, View } from '@pretender/kernel';
import type { Told } from '@pretender/protocol';
import type { Lesson } from './lesson.ts';
import type { TableTime } from './table-time.ts';

/** Slow enough to read, quick enough not to yawn: milliseconds that a bot takes, at least and at most. */
export const PRACTICE_PACE = [700, 2200] as const;

export interface LocalSettings {
  readonly game: Game<GameTypes>;
  readonly config: object;
  readonly seats: number;
  readonly me: Seat;
  /** Who plays in each seat; null for the reader. */
  readonly levels: readonly (Level | null)[];
  readonly seed: Seed;
  /** What was played before, where a match is taken up again. */
  readonly played?: readonly Cause<GameTypes>[];
  /** Milliseconds that a bot takes, at least and at most. */
  readonly pace: readonly [number, number];
  readonly lesson: Lesson | null;
  tell(told: readonly Told[]): void;
  /** What a bot should look at beside the turn. */
  beside?(view: View<GameTypes>, ask: Ask): string | null;
  isHeard?(table: unknown, story: readonly Entry<GameTypes>[]): boolean;
  /** How long everybody looks up for what has happened. */
  restAfter?(events: readonly GameTypes['Event'][]): number;
  /** That of the page, if it is left out. */
  readonly time?: TableTime;
}
