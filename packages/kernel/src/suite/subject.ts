// What the suite is told about a game besides the contract.

import type { Ask, Draws, Game, GameTypes, MoveSpec, Seat, State, Viewer } from '../contract.ts';
import type { Cause } from '../match.ts';
import type { Options } from '../options.ts';

/** The first events that differ between two worlds; null where that world said nothing more. */
export type Parting<G extends GameTypes> = readonly [G['Event'] | null, G['Event'] | null];

export interface Subject<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: Options;
  readonly seats: number;
  /** How many rounds a table has seen; the suite plays until there were enough of them. */
  roundsOf(table: G['Table']): number;
  /** A broken invariant in words, or null. */
  invariant(state: State<G>, earlier: State<G>): string | null;
  /** By rule, two worlds may part for this viewer with these two events: what differs in them was to be revealed now. */
  reveals(parting: Parting<G>, because: { readonly cause: Cause<G>; readonly viewer: Viewer }): boolean;
  /** Moves whose legality rests on the mover's own hidden card. */
  readonly ownCardDecides: readonly string[];
  /** By rule, this event may publish what this seat had answered in secret, or told some others. */
  publishes(
    event: G['Event'],
    seat: Seat,
    because: { readonly parties: readonly Viewer[]; readonly table: G['Table'] },
  ): boolean;
  /** An answer that nobody else may notice. */
  isSecret(spec: MoveSpec, ask: Ask, table: G['Table']): boolean;
  /** For moves that are seen, but not all of what they say: who besides the mover may tell the two apart; null if anybody may. */
  parties(state: State<G>, move: G['Move'], other: G['Move']): readonly Viewer[] | null;
  /** Another move that differs only in what `parties` may tell apart, where a random one hardly ever would; `null` for none. */
  vary?(state: State<G>, move: G['Move'], draws: Draws): G['Move'] | null;
  /** Labels of draws that nobody may see. */
  readonly secretDraws: readonly string[];
  /** Some of these are made in the middle of a round, not only when cards are dealt. */
  readonly drawsAnytime?: true;
}

/** How much is played: at least so many rounds, and at least so many matches. */
export interface Extent {
  readonly rounds: number;
  readonly matches?: number;
  /** No match is played further than this many rounds; without it all are played to their end. */
  readonly roundsPerMatch?: number;
  readonly seed: number;
}

export interface Report {
  matches: number;
  rounds: number;
  entries: number;
  events: number;
  /** How often each test had something to look at; a test that never did has shown nothing. */
  readonly seen: Record<string, number>;
}

export function newReport(): Report {
  return { matches: 0, rounds: 0, entries: 0, events: 0, seen: {} };
}

export function count(report: Report, what: string): void {
  report.seen[what] = (report.seen[what] ?? 0) + 1;
}

export function violation(test: string, where: string, message: string): never {
  throw new Error(`[${test}] ${where}: ${message}`);
}
