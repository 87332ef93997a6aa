// One line of the log: what happened, as data. The words are found when it is read, so it follows the reader's language.

import type { Seat } from '@pretender/kernel';

export interface LogLine {
  /** Counts up within a sitting. */
  readonly id: number;
  readonly round: number;
  readonly turn: number;
  /** Which sentence of the game's words. */
  readonly say: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** Who is concerned, for the filter. */
  readonly seats: readonly Seat[];
  readonly tone: 'plain' | 'claim' | 'doubt' | 'good' | 'bad' | 'turn' | 'secret';
  /** The clause behind it, if one applies. */
  readonly clause: string | null;
}
