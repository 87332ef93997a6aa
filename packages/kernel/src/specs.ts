// Described moves: does a given move fit what is offered, what completes it, how many concrete moves there are.

import {
  type AskId,
  type Draws,
  type Fields,
  type Game,
  type GameTypes,
  type MoveSpec,
  NO_FIELDS,
  type Refusal,
  refuse,
  type View,
} from './contract.ts';
import { pick } from './draws/use.ts';
import { blank, canonical, domain, fits, isAmong, isOptional, mustBeGiven, randomRecord } from './fields.ts';
import { isEqual, isPartOf } from './tree.ts';

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
 * Finds the one offered move that is meant. A field with a single possible value may be left out, unless the same move
 * is offered without it; fields are put in the order of the spec and sets in the order of their domain, so equal moves
 * are equal bytes.
 */
export function fit<G extends GameTypes>(
  { game, view }: Seen<G>,
  specs: readonly MoveSpec[],
  move: RawMove,
  ask: AskId | null = null,
): Fitting<G> {
  const { type } = move;
  let only: { readonly spec: MoveSpec; readonly move: G['Move'] } | null = null;
  for (let i = 0; i < specs.length; i++) {
    const spec = specs[i];
    const filled = isMeant(spec, type, ask) ? fillIn(spec, move) : null;
    if (filled === null) continue;
    if (filled === OPEN || only !== null) return fitAmong({ game, view }, specs, move, ask);
    only = { spec, move: filled as G['Move'] };
  }
  if (only === null) return { ok: false, refusal: explain(specs, move, ask) };
  // Where there are no fields, none can depend on each other.
  const refusal = only.spec.fields === NO_FIELDS ? null : game.check(view, only.move);
  return refusal === null ? { ok: true, spec: only.spec, move: only.move } : { ok: false, refusal };
}

/** Where several could be meant, or something was left out. */
function fitAmong<G extends GameTypes>(
  { game, view }: Seen<G>,
  specs: readonly MoveSpec[],
  move: RawMove,
  ask: AskId | null,
): Fitting<G> {
  let found: Extract<Fitting<G>, { ok: true }> | null = null;
  let objection: Refusal | null = null;
  for (const spec of specs) {
    if (!isMeant(spec, move.type, ask)) continue;
    for (const candidate of completions(spec, move)) {
      const meant = { ok: true, spec, move: candidate as G['Move'] } as const;
      const refusal = game.check(view, meant.move);
      if (refusal) objection ??= refusal;
      else if (found === null || saysLess(meant, found)) found = meant;
      else if (saysLess(found, meant)) break;
      else return { ok: false, refusal: refuse('ambiguous', differing(found.move as RawMove, candidate)) };
    }
  }
  return found ?? { ok: false, refusal: objection ?? explain(specs, move, ask) };
}

function isMeant(spec: MoveSpec, type: string, ask: AskId | null): boolean {
  return spec.type === type && (ask === null || spec.ask === ask);
}

interface Meant {
  readonly spec: MoveSpec;
  readonly move: unknown;
}

/** Of two forms, one with a field that the other does not have: whoever leaves it out means the other. */
function saysLess(a: Meant, b: Meant): boolean {
  return a.spec !== b.spec && isPartOf(a.move, b.move) && !isEqual(a.move, b.move);
}

/** Why a move fits no spec at all, by the spec that it fits best. */
function explain(specs: readonly MoveSpec[], move: RawMove, ask: AskId | null): Refusal {
  let best: Fault = { depth: -1, refusal: refuse('not-offered') };
  for (const spec of specs) {
    const fault = isMeant(spec, move.type, ask) ? firstFault(spec.fields, move) : null;
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
    if (value === undefined && mustBeGiven(fields[name])) return { depth, refusal: refuse('missing', name) };
    depth++;
  }
  for (const name in move) {
    if (name !== 'type' && !Object.hasOwn(fields, name)) return { depth, refusal: refuse('unknown-field', name) };
  }
  return null;
}

type Filled = Record<string, unknown> & { type: string };

/** A field has been left out that could be several things. */
const OPEN = 'open';

/** The move in the words of this spec; null where one of its fields does not fit. */
function fillIn({ type, fields }: MoveSpec, move: RawMove): Filled | typeof OPEN | null {
  if (fields === NO_FIELDS) return hasOnlyType(move) ? { type } : null;
  let filled: Filled | null = null;
  let isOpen = false;
  // Of a move that is right, its type and the fields found are all there is.
  let known = 1;
  for (const name in fields) {
    const field = fields[name];
    const value = move[name];
    // Most fields are one of a few, given and written as it is; of what has many shapes, `kind` is looked for each time.
    if (value !== undefined && field.kind === 'one') {
      if (!isAmong(field.of, value)) return null;
      known++;
      filled ??= { type };
      filled[name] = value;
      continue;
    }
    if (value !== undefined) {
      if (!fits(field, value)) return null;
      known++;
    } else if (mustBeGiven(field)) return null;
    const given = value ?? blank(field);
    filled ??= { type };
    if (given !== undefined) filled[name] = canonical(field, given);
    else if (!isOptional(field)) isOpen = true;
  }
  for (const _ in move) known--;
  if (known !== 0 && firstFault(fields, move) !== null) return null;
  return isOpen ? OPEN : (filled ?? { type });
}

function hasOnlyType(move: RawMove): boolean {
  for (const name in move) if (name !== 'type') return false;
  return true;
}

/** Every concrete move of this spec that agrees with the fields given; none where one of them does not fit. */
function completions(spec: MoveSpec, move: RawMove): Iterable<RawMove> {
  const filled = fillIn(spec, move);
  if (filled === null) return [];
  return filled === OPEN ? expand(spec, withBlanks(spec.fields, move)) : [filled];
}

function withBlanks(fields: Fields, move: RawMove): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, move[name] ?? blank(fields[name])]));
}

/** Every concrete move of a spec, or those that agree with some given fields. Lists and loose records are not expanded. */
export function* expand(spec: MoveSpec, given: Readonly<Record<string, unknown>> = {}): Generator<RawMove> {
  const names = Object.keys(spec.fields);
  const values = names.map((name) => {
    const field = spec.fields[name];
    return given[name] !== undefined ? [canonical(field, given[name])] : [...domain(field)];
  });
  const at = names.map(() => 0);
  // The last field changes first; where it has been everything, the one before it moves on.
  for (let place = values.every(({ length }) => length > 0) ? 0 : -1; place >= 0; ) {
    const move: Record<string, unknown> & { type: string } = { type: spec.type };
    for (let i = 0; i < names.length; i++) {
      const value = values[i][at[i]];
      if (value !== undefined) move[names[i]] = value;
    }
    yield move;
    for (place = names.length - 1; place >= 0 && ++at[place] === values[place].length; place--) at[place] = 0;
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
  return randomRecord({ of: spec.fields }, draws, { type: spec.type }) as RawMove;
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
