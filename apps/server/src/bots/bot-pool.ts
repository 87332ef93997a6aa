// The door between the tables and the bots.

import type { AskId, RawMove } from '@pretender/kernel';
import type { BotLevel } from '@pretender/protocol';

/** What a bot is asked. */
export interface BotQuestion {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The kernel's view of the seat. */
  readonly view: unknown;
  readonly ask: AskId;
  /** standIn: plays for somebody who is away. */
  readonly level: BotLevel | 'standIn';
  /** The same view and the same seed give the same answer. */
  readonly seed: number;
}

export interface BotRequest extends BotQuestion {
  readonly table: string;
  /** Whose turns its bots take: the address of its host, or an empty text where nobody knows it. No bot is told. */
  readonly host: string;
}

export interface BotPool {
  /**
   * A legal move, or `null`: the neutral one where there is one, else let the time answer. It never rejects. The time is for
   * the thought itself, from its beginning; whoever waits too long for his turn gets the move of an easier bot.
   */
  choose(request: BotRequest, deadlineMs: number): Promise<RawMove | null>;
  stop(): Promise<void>;
}

/** late: cut off at the deadline · broken: it threw, ran out of memory or chose what is refused */
export interface BotTrouble {
  readonly kind: 'late' | 'broken';
  readonly error: unknown;
}

/** For the log; the table itself plays on. */
export type OnBotTrouble = (trouble: BotTrouble) => void;
