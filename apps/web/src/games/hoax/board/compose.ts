// From a control and what was chosen so far to the questions that are still to be asked, and to the move. Everything comes out
// of the offered fields and the game's own check, so whatever an option brings can be answered.

import { hoax, IDENTITIES, type Move, type View } from '@pretender/hoax';
import { expand, type FieldSpec, type Fields, type RawMove, type Refusal, type Value } from '@pretender/kernel';
import type { Control } from './controls.ts';

export type Choices = Readonly<Record<string, unknown>>;

export interface Option {
  readonly value: Value;
  /** Why not; null where it may be chosen. */
  readonly refusal: Refusal | null;
}

interface Asked {
  readonly field: string;
  readonly options: readonly Option[];
}
/** one of these */
interface OneQuestion extends Asked {
  readonly kind: 'one' | 'number';
  readonly chosen: Value | null;
}
/** so many of these; `fixed` are in every legal selection */
export interface SomeQuestion extends Asked {
  readonly kind: 'some';
  readonly chosen: readonly Value[];
  readonly fixed: readonly Value[];
  readonly min: number;
  readonly max: number;
  readonly repeats: boolean;
}
/** several of the same shape, each with its own questions */
interface ListQuestion extends Asked {
  readonly kind: 'list';
  readonly items: readonly Composition<Choices>[];
  readonly canAdd: boolean;
}
export type Question = OneQuestion | SomeQuestion | ListQuestion;

export interface Composition<T> {
  /** Those with more than one answer, up to the first that waits for one. */
  readonly questions: readonly Question[];
  /** Complete and legal. */
  readonly whole: T | null;
}

/** A record being filled, and what makes a legal move of it. */
interface Frame {
  readonly forms: readonly Fields[];
  refusal(record: Choices): Refusal | null;
}

/** A spec around fields, for the kernel. */
const FORM = { ask: 0, type: '', early: false, neutral: false } as const;

const REFUSED: Refusal = { code: 'not-offered', field: null, clause: null };

function accepts(field: FieldSpec | undefined, value: unknown): boolean {
  if (field === undefined) return false;
  if (field.kind === 'one') return field.of.includes(value as Value);
  if (field.kind === 'number') return (value as number) >= field.from && (value as number) <= field.to;
  return Array.isArray(value);
}

const isOptional = (field: FieldSpec) => field.kind === 'one' && field.optional === true;

/** Complete records that agree with what is given; of a list that is not given, every list of one. */
function* completions(forms: readonly Fields[], given: Choices): Generator<Choices> {
  for (const fields of forms) {
    const list = Object.keys(fields).find((name) => fields[name].kind === 'list' && !(name in given));
    const { [list ?? '']: items, ...flat } = fields;
    for (const { type, ...record } of expand({ ...FORM, fields: flat }, given)) {
      if (list === undefined || items.kind !== 'list') yield record;
      else for (const item of completions([items.of], {})) yield { ...record, [list]: [item] };
    }
  }
}

/** The first objection, or null if a legal record can be reached. */
function objection({ forms, refusal }: Frame, given: Choices): Refusal | null {
  let first: Refusal | null = REFUSED;
  for (const record of completions(forms, given)) {
    const found = refusal(record);
    if (found === null) return null;
    if (first === REFUSED) first = found;
  }
  return first;
}

function valuesOf(forms: readonly Fields[], name: string): Value[] {
  const values = forms.flatMap((fields) => {
    const field = fields[name];
    if (field?.kind === 'one' || field?.kind === 'some') return field.of;
    if (field?.kind === 'number') return Array.from({ length: field.to - field.from + 1 }, (_, at) => field.from + at);
    return [];
  });
  return [...new Set(values)];
}

/** As much as there is to get, as little as there is to pay. */
function preselected(name: string, open: readonly Value[]): Value | null {
  if (open.length === 1) return open[0];
  if (name === 'count') return open.at(-1) ?? null;
  return name === 'trios' ? open[0] : null;
}

function askOne(frame: Frame, given: Choices, name: string, wish: unknown): OneQuestion {
  const { forms } = frame;
  const options = valuesOf(forms, name).map((value): Option => {
    const fitting = forms.filter((fields) => accepts(fields[name], value));
    return { value, refusal: objection({ ...frame, forms: fitting }, { ...given, [name]: value }) };
  });
  const open = options.filter(({ refusal }) => refusal === null).map(({ value }) => value);
  const isWished = open.includes(wish as Value);
  const kind = forms[0][name].kind === 'number' ? 'number' : 'one';
  return { field: name, kind, options, chosen: isWished ? (wish as Value) : preselected(name, open) };
}

function askSome(frame: Frame, given: Choices, name: string, wish: unknown): SomeQuestion {
  const field = frame.forms[0][name] as Extract<FieldSpec, { kind: 'some' }>;
  const legal = [...completions(frame.forms, given)]
    .filter((record) => frame.refusal(record) === null)
    .map((record) => record[name] as readonly Value[]);
  const fixed = field.repeats ? [] : field.of.filter((value) => legal.every((chosen) => chosen.includes(value)));
  const options = field.of.map((value): Option => {
    const refusal = legal.some((chosen) => chosen.includes(value)) ? null : REFUSED;
    return { value, refusal };
  });
  const wished = (Array.isArray(wish) ? wish : []).filter((value: Value) => !fixed.includes(value));
  const { min, max, repeats } = field;
  return {
    field: name,
    kind: 'some',
    options,
    chosen: [...fixed, ...wished].slice(0, max),
    fixed,
    min,
    max,
    repeats,
  };
}

function askList(frame: Frame, given: Choices, name: string, wish: unknown): ListQuestion {
  const field = frame.forms[0][name] as Extract<FieldSpec, { kind: 'list' }>;
  const wished = Array.isArray(wish) && wish.length > 0 ? (wish as Choices[]) : [{}];
  const items: Composition<Choices>[] = [];
  const before: Choices[] = [];
  const item = (): Frame => ({
    forms: [field.of],
    refusal: (record) => frame.refusal({ ...given, [name]: [...before, record] }),
  });
  for (const choices of wished) {
    const composed = compose(item(), choices);
    items.push(composed);
    if (composed.whole === null) break;
    before.push(composed.whole);
  }
  const canAdd = before.length === wished.length && before.length < field.max && objection(item(), {}) === null;
  return { field: name, kind: 'list', options: [], items, canAdd };
}

/** What a question comes to; undefined while it waits. */
function answerTo(frame: Frame, given: Choices, question: Question): unknown {
  if (question.kind === 'list') {
    const all = question.items.map(({ whole }) => whole);
    return all.includes(null) ? undefined : all;
  }
  if (question.kind !== 'some') return question.chosen ?? undefined;
  const { chosen, min, field } = question;
  if (chosen.length < min) return undefined;
  return objection(frame, { ...given, [field]: chosen }) === null ? chosen : undefined;
}

/** The kinds of fields that the moves of this game have. */
const ASKS = { one: askOne, number: askOne, some: askSome, list: askList } as const;

function isAsked(question: Question): boolean {
  if (question.kind === 'list') return true;
  if (question.kind === 'some') return question.fixed.length < question.max;
  return question.options.length > 1;
}

function compose(frame: Frame, choices: Choices): Composition<Choices> {
  let { forms } = frame;
  const given: Record<string, unknown> = {};
  const questions: Question[] = [];
  for (;;) {
    const [fields] = forms;
    const name = Object.keys(fields).find((each) => !(each in given) && !isOptional(fields[each]));
    if (name === undefined) return { questions, whole: given };
    const now = { ...frame, forms };
    const question = ASKS[fields[name].kind as keyof typeof ASKS](now, given, name, choices[name]);
    if (isAsked(question)) questions.push(question);
    const answer = answerTo(now, given, question);
    if (answer === undefined) return { questions, whole: null };
    given[name] = answer;
    forms = forms.filter((each) => accepts(each[name], answer));
  }
}

export function composeMove(view: View, control: Control, choices: Choices): Composition<RawMove> {
  const { type, specs } = control;
  const frame: Frame = {
    forms: specs.map(({ fields }) => fields),
    refusal: (record) => hoax.check(view, { type, ...record } as Move),
  };
  const { questions, whole } = compose(frame, choices);
  return { questions, whole: whole === null ? null : { type, ...whole } };
}

/** Presses one value of a question that takes several: in or out, and where the hand is full the oldest falls out. */
export function pressed({ chosen, fixed, max, repeats }: SomeQuestion, value: Value): readonly Value[] {
  if (fixed.includes(value)) return chosen;
  if (!repeats && chosen.includes(value)) return chosen.filter((each) => each !== value);
  const free = chosen.filter((each) => !fixed.includes(each));
  const kept = chosen.length < max ? free : free.slice(1);
  return [...fixed, ...kept, value];
}

/** The one question of a move that asks for heads, and for nothing else: the board can answer it. */
export function headQuestion({ questions }: Composition<unknown>): SomeQuestion | null {
  const [question] = questions;
  if (questions.length !== 1 || question.kind !== 'some' || question.repeats) return null;
  return question.options.every(({ value }) => IDENTITIES.some((who) => who === value)) ? question : null;
}
