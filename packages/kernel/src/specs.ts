// Described moves: does a given move fit what is offered, what completes it, how many concrete moves there are.

import {
  type AskId,
  type Draws,
  type FieldSpec,
  type Fields,
  type Game,
  type GameTypes,
  type MoveSpec,
  type Refusal,
  refuse,
  type Value,
  type View,
} from './contract.ts';
import { pick } from './draws/use.ts';
import { isEqual } from './tree.ts';

/** A move as it comes from outside. */
export type RawMove = Readonly<Record<string, unknown>> & { readonly type: string };

/** A game through one keyhole. */
export interface Seen<G extends GameTypes> {
  readonly game: Game<G>;
  readonly view: View<G>;
}

export type Fitting<G extends GameTypes> =
  | { readonly ok: true; readonly spec: MoveSpec; readonly move: G['Move'] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Finds the one offered move that is meant. A field with a single possible value may be left out; fields are put
 * in the order of the spec and sets in the order of their domain, so equal moves are equal bytes.
 */
export function fit<G extends GameTypes>(
  { game, view }: Seen<G>,
  specs: readonly MoveSpec[],
  move: RawMove,
  ask: AskId | null = null,
): Fitting<G> {
  let found: Extract<Fitting<G>, { ok: true }> | null = null;
  let objection: Refusal | null = null;
  for (const spec of specs) {
    if (!isMeant(spec, move, ask) || !fitsAll(spec.fields, move)) continue;
    for (const candidate of completions(spec, move)) {
      const refusal = game.check(view, candidate as G['Move']);
      if (refusal) objection ??= refusal;
      else if (found) return { ok: false, refusal: refuse('ambiguous', differing(found.move as RawMove, candidate)) };
      else found = { ok: true, spec, move: candidate as G['Move'] };
    }
  }
  return found ?? { ok: false, refusal: objection ?? explain(specs, move, ask) };
}

function isMeant(spec: MoveSpec, move: RawMove, ask: AskId | null): boolean {
  return spec.type === move.type && (ask === null || spec.ask === ask);
}

/** Why a move fits no spec at all, by the spec that it fits best. */
function explain(specs: readonly MoveSpec[], move: RawMove, ask: AskId | null): Refusal {
  let best: Fault = { depth: -1, refusal: refuse('not-offered') };
  for (const spec of specs) {
    const fault = isMeant(spec, move, ask) ? firstFault(spec.fields, move) : null;
    if (fault && fault.depth > best.depth) best = fault;
  }
  return best.refusal;
}

/** The field in which two moves that could be meant differ. */
function differing(a: RawMove, b: RawMove): string | null {
  return Object.keys({ ...a, ...b }).find((name) => !isEqual(a[name], b[name])) ?? null;
}

interface Fault {
  readonly depth: number;
  readonly refusal: Refusal;
}

/** The further the fields fit, the better this spec explains what was meant. */
function firstFault(fields: Fields, move: RawMove): Fault | null {
  let depth = 0;
  for (const name in fields) {
    const value = move[name];
    if (value !== undefined && !fits(fields[name], value)) return { depth, refusal: refuse('not-among', name) };
    if (value === undefined && fields[name].kind === 'list') return { depth, refusal: refuse('missing', name) };
    depth++;
  }
  for (const name in move) {
    if (name !== 'type' && !Object.hasOwn(fields, name)) return { depth, refusal: refuse('unknown-field', name) };
  }
  return null;
}

/** `firstFault` without a word, for every move that is right. */
function fitsAll(fields: Fields, move: RawMove): boolean {
  for (const name in fields) {
    const value = move[name];
    if (value === undefined ? fields[name].kind === 'list' : !fits(fields[name], value)) return false;
  }
  for (const name in move) if (name !== 'type' && !Object.hasOwn(fields, name)) return false;
  return true;
}

function fits(field: FieldSpec, value: unknown): boolean {
  if (field.kind === 'one') return field.of.includes(value as Value);
  if (field.kind === 'number')
    return Number.isInteger(value) && (value as number) >= field.from && (value as number) <= field.to;
  if (!Array.isArray(value) || value.length < field.min || value.length > field.max) return false;
  if (field.kind === 'list') return value.every((item) => isRecordOf(field.of, item));
  return (
    value.every((item) => field.of.includes(item as Value)) && (field.repeats || new Set(value).size === value.length)
  );
}

function isRecordOf(fields: Fields, item: unknown): boolean {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
  const record = item as RawMove;
  return (
    Object.keys(record).every((name) => Object.hasOwn(fields, name)) &&
    Object.keys(fields).every((name) =>
      record[name] === undefined
        ? isOptional(fields[name]) || sole(fields[name]) !== undefined
        : fits(fields[name], record[name]),
    )
  );
}

function isOptional(field: FieldSpec): boolean {
  return field.kind === 'one' && field.optional === true;
}

/** The value of a field that has only one. */
function sole(field: FieldSpec): unknown {
  const [only, more] = domain(field);
  return more === undefined ? only : undefined;
}

function canonical(field: FieldSpec, value: unknown): unknown {
  if (field.kind === 'some')
    return (value as Value[]).slice().sort((a, b) => field.of.indexOf(a) - field.of.indexOf(b));
  if (field.kind !== 'list') return value;
  return (value as RawMove[]).map((item) => {
    const record: Record<string, unknown> = {};
    for (const name in field.of) {
      const given = item[name] ?? sole(field.of[name]);
      if (given !== undefined) record[name] = canonical(field.of[name], given);
    }
    return record;
  });
}

/** Every concrete move of this spec that agrees with the fields given. */
function completions(spec: MoveSpec, move: RawMove): Iterable<RawMove> {
  const filled: Record<string, unknown> & { type: string } = { type: spec.type };
  let isOpen = false;
  for (const name in spec.fields) {
    const field = spec.fields[name];
    if (move[name] !== undefined) filled[name] = canonical(field, move[name]);
    else if (!isOptional(field)) isOpen = true;
  }
  return isOpen ? expand(spec, move) : [filled];
}

/** Every concrete move of a spec, or those that agree with some given fields. Lists are not expanded. */
export function* expand(spec: MoveSpec, given: Readonly<Record<string, unknown>> = {}): Generator<RawMove> {
  const names = Object.keys(spec.fields);
  const partial: Record<string, unknown> & { type: string } = { type: spec.type };
  function* fill(at: number): Generator<RawMove> {
    if (at === names.length) {
      yield { ...partial };
      return;
    }
    const name = names[at];
    const field = spec.fields[name];
    const values = given[name] !== undefined ? [canonical(field, given[name])] : domain(field);
    for (const value of values) {
      if (value === undefined) delete partial[name];
      else partial[name] = value;
      yield* fill(at + 1);
    }
  }
  yield* fill(0);
}

function* domain(field: FieldSpec): Generator<unknown> {
  if (field.kind === 'one') {
    if (field.optional) yield undefined;
    else yield* field.of;
  } else if (field.kind === 'number') {
    for (let value = field.from; value <= field.to; value++) yield value;
  } else if (field.kind === 'some') {
    for (let size = field.min; size <= field.max; size++) yield* selections(field.of, size, field.repeats ? 0 : 1);
  }
}

function* selections(of: readonly Value[], size: number, step: 0 | 1, from = 0): Generator<Value[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i < of.length; i++) {
    for (const rest of selections(of, size - 1, step, i + step)) yield [of[i], ...rest];
  }
}

/** How many concrete moves a seat is offered, neutral and early ones not counted. */
export function countChoices<G extends GameTypes>({ game, view }: Seen<G>): number {
  let count = 0;
  for (const spec of game.moves(view)) {
    if (spec.early || spec.neutral) continue;
    for (const move of expand(spec)) if (game.check(view, move as G['Move']) === null) count++;
  }
  return count;
}

/** A random member of a spec; fields that depend on each other may still make `check` refuse it. */
export function randomOf(spec: MoveSpec, draws: Draws): RawMove {
  return { type: spec.type, ...randomRecord(spec.fields, draws) };
}

function randomValue(field: FieldSpec, draws: Draws): unknown {
  if (field.kind === 'one') return field.optional ? undefined : pick(draws, field.of);
  if (field.kind === 'number') return field.from + draws.below(field.to - field.from + 1);
  const most = field.kind === 'some' && !field.repeats ? Math.min(field.max, field.of.length) : field.max;
  const size = field.min + draws.below(most - field.min + 1);
  if (field.kind === 'list') return Array.from({ length: size }, () => randomRecord(field.of, draws));
  const left = field.of.slice();
  const chosen: Value[] = [];
  while (chosen.length < size) {
    const at = draws.below(left.length);
    chosen.push(left[at]);
    if (!field.repeats) left.splice(at, 1);
  }
  return canonical(field, chosen);
}

function randomRecord(fields: Fields, draws: Draws): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const name in fields) {
    const value = randomValue(fields[name], draws);
    if (value !== undefined) record[name] = value;
  }
  return record;
}

/** A random legal move: specs first, so rare kinds are tried as often as common ones; then members until one is legal. */
export function randomMove<G extends GameTypes>(
  { game, view }: Seen<G>,
  specs: readonly MoveSpec[],
  draws: Draws,
): { spec: MoveSpec; move: G['Move'] } {
  for (let attempt = 0; specs.length > 0 && attempt < 1000; attempt++) {
    const spec = pick(draws, specs);
    const move = randomOf(spec, draws) as G['Move'];
    if (game.check(view, move) === null) return { spec, move };
  }
  throw new Error(`no legal move found for seat ${view.viewer} among ${specs.map((spec) => spec.type).join(', ')}`);
}
