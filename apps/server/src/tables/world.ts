// Everything a table takes from outside, so that a test can be the whole world.

import type { BotPool } from '../bots/bot-pool.ts';
import type { Replays } from '../replays/replays.ts';
import type { GivenBack } from '../stalls.ts';
import type { Store } from '../store/store.ts';
import type { HallTurns } from './hall-turns.ts';
import type { Trouble } from './trouble.ts';

export interface World {
  /** Milliseconds since 1970, when the server started; from then on they go by evenly, whatever is done to the machine's clock. */
  now(): number;
  /** What time it was here at that moment of the monotonic clock (`monotonic.ts`). */
  timeAt(moment: number): number;
  /** Calls once at that time, or at once if it is past; returns how to call it off. */
  at(time: number, job: () => void): () => void;
  bytes(count: number): Uint8Array;
  /** A whole number 0…n-1. */
  below(n: number): number;
  /** How many times as fast its time passes, where that was asked for. */
  readonly hurry?: number;
  /** Other steps for answers than usual (`answer-steps.ts`), in milliseconds; 0: they leave as soon as they are ready. For tests. */
  readonly answerStep?: number;
}

interface Log {
  info(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** How long a table is kept after the last time that something was said there or somebody was there, in milliseconds. */
export interface Keeping {
  readonly waiting: number;
  /** After its last match. */
  readonly finished: number;
}

/** The thread that reads the sockets, where it is another one. */
export interface SocketsThread {
  /** Resolves when whatever had arrived at any socket by now was handed over, and every stall until now was told. */
  catchUp(): Promise<void>;
  onStall(tell: (given: GivenBack) => void): void;
}

export interface Services {
  readonly store: Store;
  readonly world: World;
  readonly bots: BotPool;
  /** In this thread, and in nobody's way in a test, where nothing is said. */
  readonly replays?: Replays;
  readonly log: Log;
  /** For ever where nothing is said. */
  readonly keeping?: Keeping;
  /** Without one, whatever arrives is heard at once. */
  readonly sockets?: SocketsThread | undefined;
  /** Of the hall. */
  readonly trouble?: Trouble;
}

/** With what all tables of a hall share. */
export interface TableServices extends Services, HallTurns {}
