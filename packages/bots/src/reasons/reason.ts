// Why a bot did what it did: what it believed, what it weighed, and the one reason that decided.

import type { Identity, Move, Table, View } from '@pretender/hoax';
import type { AskId, Seat } from '@pretender/kernel';
import type { DoubtOdds, Suspicion } from '../hints/odds.ts';

export type AskKind = Table['asks'][number]['kind'];

/** The page has a sentence for each. */
export const WHYS = [
  'accuseKnown',
  'accuseForCrown',
  'accuseLikely',
  'accuseLate',
  'accuseOnly',
  'accuseTooBold',
  'inform',
  'truth',
  'truthAlways',
  'truthWhereDoubted',
  'bluff',
  'doubtImpossible',
  'doubtUnlikely',
  'doubtTooBold',
  'believe',
  'notDisproved',
  'tooRisky',
  'passTooShy',
  'reactTruly',
  'reactFalsely',
  'showLittle',
  'triedBest',
  'triedNearly',
  'reckoned',
  'byLot',
] as const;
export type Why = (typeof WHYS)[number];

/** What the values of options are: throne points, the chance to be crowned, or how often it would be done. */
export const MEASURES = ['points', 'crown', 'often'] as const;
export type Measure = (typeof MEASURES)[number];

/** A move that was weighed, and what it seemed to be worth. */
export interface Option {
  readonly move: Move;
  readonly value: number;
  /** To act as who one really is; null for what is no claim. */
  readonly isTrue: boolean | null;
}

export interface Reason {
  readonly why: Why;
  /** The likeliest card of everybody else, the surest first. */
  readonly believed: readonly Suspicion[];
  /** Of the claim that is open. */
  readonly odds: DoubtOdds | null;
  /** The best first; empty where nothing is weighed. */
  readonly options: readonly Option[];
  readonly measure: Measure;
}

export interface Answered {
  readonly level: string;
  /** What the seat saw when it answered. */
  readonly view: View;
  readonly ask: AskId;
  readonly move: Move;
}

/** An answer, and who gave it. */
export interface Case extends Answered {
  readonly seat: Seat;
  readonly own: Identity;
  readonly kind: AskKind;
}

export function optionOf(own: Identity, move: Move, value: number): Option {
  return { move, value, isTrue: move.type === 'claim' ? move.as === own : null };
}
