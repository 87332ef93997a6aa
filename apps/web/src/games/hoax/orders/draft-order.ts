// An order that is being put together: what it may be, what it still lacks.

import type { FieldSpec, MoveSpec, RawMove, Value } from '@pretender/kernel';

export interface OrderDraft {
  readonly type: string;
  readonly said: Readonly<Record<string, readonly Value[]>>;
}

export interface OrderQuestion {
  readonly field: string;
  readonly of: readonly Value[];
  readonly chosen: readonly Value[];
  readonly isMany: boolean;
}

const valuesOf = (spec: FieldSpec): readonly Value[] => (spec.kind === 'one' || spec.kind === 'some' ? spec.of : []);

/** What is still possible with everything said so far but this one field. */
function fitting(specs: readonly MoveSpec[], { type, said }: OrderDraft, but: string): readonly MoveSpec[] {
  const fits = (spec: MoveSpec) =>
    Object.entries(spec.fields).every(
      ([name, field]) => name === but || (said[name] ?? []).every((value) => valuesOf(field).includes(value)),
    );
  return specs.filter((spec) => spec.type === type && fits(spec));
}

/** One question after another, in the order of the game's fields. */
export function questionsOf(specs: readonly MoveSpec[], draft: OrderDraft): readonly OrderQuestion[] {
  const [model] = specs.filter(({ type }) => type === draft.type);
  return Object.entries(model?.fields ?? {}).map(([field, spec]) => ({
    field,
    of: [...new Set(fitting(specs, draft, field).flatMap(({ fields }) => valuesOf(fields[field])))],
    chosen: draft.said[field] ?? [],
    isMany: spec.kind === 'some',
  }));
}

export function choose(draft: OrderDraft, { field, isMany, chosen }: OrderQuestion, value: Value): OrderDraft {
  const toggled = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...draft, said: { ...draft.said, [field]: isMany ? toggled : [value] } };
}

/** Whole once every question has an answer that is still possible. */
export function orderOf(specs: readonly MoveSpec[], draft: OrderDraft): RawMove | null {
  const questions = questionsOf(specs, draft);
  const isWhole = questions.every(({ chosen, of }) => chosen.length > 0 && chosen.every((value) => of.includes(value)));
  if (!isWhole || questions.length === 0) return null;
  const fields = questions.map(({ field, chosen, isMany }) => [field, isMany ? chosen : chosen[0]]);
  return { type: draft.type, ...Object.fromEntries(fields) };
}
