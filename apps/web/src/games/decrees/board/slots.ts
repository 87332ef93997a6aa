// What a move asks for, one thing after the other.

import type { Arrow, Ministry } from '@pretender/decrees';
import type { Refusal, Value } from '@pretender/kernel';

/** Chosen among options: seat, ministry, decree, card, arrow, amount, choice. Edited on the map: posts, spread, removal. */
export type SlotKind =
  | 'seat'
  | 'ministry'
  | 'decree'
  | 'card'
  | 'arrow'
  | 'amount'
  | 'choice'
  | 'posts'
  | 'spread'
  | 'removal';

/** Answers by the names of their slots. */
export type Choices = Readonly<Record<string, unknown>>;

export interface SlotSpec {
  readonly name: string;
  readonly kind: SlotKind;
  /** Everything that is shown; what may not be chosen says why. Empty where it is edited. */
  readonly values: readonly Value[];
  /** May be left empty. */
  readonly isOptional?: boolean;
}

export interface Option {
  readonly value: Value;
  /** Why not; null where it may be chosen. */
  readonly refusal: Refusal | null;
}

export interface Slot extends SlotSpec {
  readonly options: readonly Option[];
  /** The answer so far; undefined while it waits. */
  readonly chosen: unknown;
}

/** An optional slot that is left empty. */
export const NONE = '';

const EDITED: readonly SlotKind[] = ['posts', 'spread', 'removal'];

export function isEdited({ kind }: SlotSpec): boolean {
  return EDITED.includes(kind);
}

/** What may be chosen stands before what may not. */
export function openFirst(options: readonly Option[]): readonly Option[] {
  return [...options].sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null));
}

/** Arrows as values: `EXE>HR`. */
export function arrowValue([from, to]: Arrow): string {
  return `${from}>${to}`;
}

export function arrowOf(value: unknown): Arrow {
  const [from, to] = String(value).split('>');
  return [from as Ministry, to as Ministry];
}
