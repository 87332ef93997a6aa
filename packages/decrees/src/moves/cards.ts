// The forms in which a card can be played: its slots, with what they may hold as things stand.

import type { FieldSpec, Fields, Seat, Value } from '@pretender/kernel';
import { type Book, cardNamed } from '../deck/book.ts';
import type { Card, Target, TargetKind } from '../deck/types.ts';
import type { Stage } from '../ops/operation.ts';
import { openDecrees, seatsOf } from '../rules/board.ts';
import { EFFECT } from '../rules/card-ops.ts';
import { isManual, isPlayable, isWanted } from '../rules/cards.ts';
import { effectField } from '../rules/effects.ts';
import { passes, slotIn } from '../rules/filters.ts';
import type { Public } from '../types.ts';
import type { CardId, Ministry } from '../words.ts';
import { changeForms, specialForms } from './forms.ts';

interface Form {
  readonly fields: Fields;
  /** Slots that are settled in this form. */
  readonly settled: Readonly<Record<string, Value>>;
}

const ALL: { readonly [K in TargetKind]: (table: Public) => readonly Value[] } = {
  player: seatsOf,
  ministry: ({ ministries }) => ministries,
  decree: openDecrees,
  amount: () => [],
  choice: () => [],
  restructure: () => [],
  specialArgs: () => [],
};

const FIXED = new WeakMap<Target, readonly string[]>();

/** The filters of a slot that do not depend on another one. */
function fixedOf(target: Target): readonly string[] {
  const known = FIXED.get(target);
  if (known !== undefined) return known;
  const fixed = target.where.filter((word) => slotIn(word) === null);
  FIXED.set(target, fixed);
  return fixed;
}

function candidates(stage: Stage, target: Target): Value[] {
  const { kind } = target;
  const fixed = fixedOf(target);
  return ALL[kind](stage.table).filter((value) => fixed.every((word) => passes(stage, kind, word, value)));
}

function records(forms: readonly Fields[]): FieldSpec[] {
  return forms.map((of) => ({ kind: 'record', of }));
}

/** The ways to fill one slot; a slot that others depend on is settled, value by value. */
function waysOf(stage: Stage, card: Card, target: Target, form: Form): { field: FieldSpec; value: Value | null }[] {
  const { kind, slot, min, max, options, of } = target;
  const free = (field: FieldSpec): { field: FieldSpec; value: null } => ({ field, value: null });
  const each = (values: readonly Value[]) =>
    values.map((value): { field: FieldSpec; value: Value } => ({ field: { kind: 'one', of: [value] }, value }));
  if (kind === 'amount') return [free({ kind: 'number', from: min, to: max })];
  if (kind === 'restructure') return records(changeForms(stage.table)).map(free);
  if (kind === 'specialArgs')
    return records(specialForms(stage.table, stage.seat, form.settled[of ?? ''] as Ministry)).map(free);
  if (kind === 'choice') return each(options);
  const values = candidates(stage, target);
  if (card.targets.some((other) => other.of === slot)) return each(values);
  return values.length === 0 ? [] : [free({ kind: 'one', of: values })];
}

function extended(stage: Stage, card: Card, target: Target, form: Form): Form[] {
  if (!isWanted(target, form.settled)) return [form];
  const { slot, optional } = target;
  const filled = waysOf(stage, card, target, form).map(({ field, value }) => ({
    fields: { ...form.fields, [slot]: field },
    settled: value === null ? form.settled : { ...form.settled, [slot]: value },
  }));
  return optional ? [form, ...filled] : filled;
}

/** Every form of a card that somebody holds; none if it cannot be played now. */
export function cardForms(book: Book, table: Public, seat: Seat, id: CardId): Fields[] {
  const card = cardNamed(book, id);
  const stage: Stage = { book, table, seat, with: {}, memory: {} };
  if (!isPlayable(stage, card)) return [];
  let forms: Form[] = [{ fields: {}, settled: {} }];
  for (const target of card.targets) forms = forms.flatMap((form) => extended(stage, card, target, form));
  const effect = isManual(card) ? { [EFFECT]: effectField(table) } : {};
  return forms.map(({ fields }) => ({
    card: { kind: 'one', of: [id] },
    with: { kind: 'record', of: { ...fields, ...effect } },
  }));
}
