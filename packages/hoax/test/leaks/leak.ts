import type { Hoax } from '@pretender/hoax';
import type { Game } from '@pretender/kernel';

export type LeakTest =
  | 'commuting square'
  | 'other hidden facts'
  | 'other secret answers'
  | 'field mutation'
  | 'invariant';

export interface SeededLeak {
  readonly name: string;
  readonly caughtBy: LeakTest;
  readonly game: Game<Hoax>;
  /** Where it shows; the default edition and three seats otherwise. */
  readonly options?: Record<string, unknown>;
  readonly seats?: number;
}
