// Everything a table takes from outside, so that a test can be the whole world.

import type { BotPool } from '../bots/bot-pool.ts';
import type { Replays } from '../replays/replays.ts';
import type { Store } from '../store/store.ts';

export interface World {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once at that time, or at once if it is past; returns how to call it off. */
  at(time: number, job: () => void): () => void;
  bytes(count: number): Uint8Array;
  /** A whole number 0…n-1. */
  below(n: number): number;
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

export interface Services {
  readonly store: Store;
  readonly world: World;
  readonly bots: BotPool;
  /** In this thread, and in nobody's way in a test, where nothing is said. */
  readonly replays?: Replays;
  readonly log: Log;
  /** For ever where nothing is said. */
  readonly keeping?: Keeping;
}
