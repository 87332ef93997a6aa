// A deck as data: cards whose effects are lists of operations, and decrees.

import type { Op } from '../ops/index.ts';
import type { CardId, DecreeId, Insertion, Ministry, Window } from '../words.ts';

export const TARGET_KINDS = ['player', 'ministry', 'decree', 'amount', 'choice', 'restructure', 'specialArgs'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** A choice that is made when a card is announced. */
export interface Target {
  readonly slot: string;
  readonly kind: TargetKind;
  readonly where: readonly string[];
  readonly optional: boolean;
  /** Of an amount. */
  readonly min: number;
  readonly max: number;
  /** Of a choice. */
  readonly options: readonly string[];
  /** The slot that holds the ministry whose special action this describes. */
  readonly of: string | null;
  /** Only to be filled if another slot holds this value. */
  readonly onlyIf: { readonly slot: string; readonly value: string } | null;
}

export interface Card {
  readonly id: CardId;
  readonly name: string;
  readonly count: number;
  readonly isAction: boolean;
  readonly cost: number;
  readonly text: string;
  readonly targets: readonly Target[];
  readonly pre: readonly string[];
  readonly ops: readonly Op[];
  readonly reaction: { readonly window: Window; readonly ops: readonly Op[] } | null;
}

export interface DecreeSheet {
  readonly id: DecreeId;
  readonly name: string;
  readonly steps: readonly Ministry[];
  /** With four players; without it, the steps of the ministry that is left out are dropped. */
  readonly steps4: readonly Ministry[] | null;
}

export interface Deck {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly stagnation: {
    readonly id: CardId;
    readonly name: string;
    readonly discard: number;
    readonly reinsert: Insertion;
    readonly salvage: boolean;
  };
  readonly cards: readonly Card[];
  readonly decrees: readonly DecreeSheet[];
}
