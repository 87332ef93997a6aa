// A moment that everybody looks up for, as it is played: in beats, one after the other. Nothing that says how it ends is shown
// before the verdict.

import type { Told } from '@pretender/protocol';

/** What is said · who raises a hand · quiet, and dark · the card moves · how it ends · what it is worth · what all think of it */
export const BEATS = ['claim', 'hands', 'hush', 'turn', 'verdict', 'points', 'court'] as const;
export type Beat = (typeof BEATS)[number];

/** When each begins, as a share of the whole. */
export const BEGINS: { readonly [B in Beat]: number } = {
  claim: 0,
  hands: 0.14,
  hush: 0.4,
  turn: 0.56,
  verdict: 0.68,
  points: 0.79,
  court: 0.86,
};

/** What a game knows of a moment in what was told. */
export interface Act {
  /** What everybody knows before it is decided. */
  readonly facts: unknown;
  /** How it ends. */
  readonly verdict: unknown;
  /** So many events come before it: hands that go up. */
  readonly lead: number;
  /** With the last of these it is decided. */
  readonly decided: number;
  /** Up to here it is what comes of it at once; then something else is asked. */
  readonly settled: number;
  /** Milliseconds, at the usual pace. */
  readonly lasts: number;
}

/** As it is shown. */
export interface Play {
  /** Another for each: two may look the same. */
  readonly number: number;
  readonly facts: unknown;
  /** Null until the verdict: there is nothing to look up before. */
  readonly verdict: unknown;
  readonly beat: Beat;
  readonly lasts: number;
  /** Only how it ended, for whoever comes back; the table behind it has gone on. */
  readonly isBrief: boolean;
  /** This reader has seen enough, and others have not. */
  readonly isSeen: boolean;
}

/** The parts of a telling, in the order they are shown. */
export function partsOf({ lead, decided, settled }: Act, told: readonly Told[]) {
  return {
    lead: told.slice(0, lead),
    verdict: told.slice(lead, decided),
    points: told.slice(decided, settled),
    rest: told.slice(settled),
  };
}
