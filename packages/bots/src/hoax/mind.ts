// What an honest heir has before it when it answers.

import { hoax, type Identity, type Move, type View } from '@pretender/hoax';
import { type Draws, expand, type MoveSpec, pick, randomMove, type Seat } from '@pretender/kernel';

export interface Mind {
  readonly view: View;
  readonly seat: Seat;
  /** The own card. */
  readonly own: Identity;
  /** What every seat can be. */
  readonly possible: readonly (readonly Identity[])[];
  readonly specs: readonly MoveSpec[];
  readonly draws: Draws;
}

/** A random legal move among these specs. */
export function anyMove({ view, draws }: Mind, specs: readonly MoveSpec[]): Move | null {
  return specs.length === 0 ? null : randomMove({ game: hoax, view }, specs, draws).move;
}

/** A random legal move of this type, if it is offered. */
export function anyOfType(mind: Mind, type: Move['type']): Move | null {
  return anyMove(
    mind,
    mind.specs.filter((spec) => spec.type === type),
  );
}

/** Every legal move of this type. */
export function allOfType<T extends Move['type']>({ view, specs }: Mind, type: T): Extract<Move, { type: T }>[] {
  const found: Move[] = [];
  for (const spec of specs) {
    if (spec.type !== type) continue;
    for (const move of expand(spec)) if (hoax.check(view, move as Move) === null) found.push(move as Move);
  }
  return found as Extract<Move, { type: T }>[];
}

/** One of the best. */
export function best<T>({ draws }: Mind, items: readonly T[], worth: (item: T) => number): T | null {
  if (items.length === 0) return null;
  const worths = items.map(worth);
  const most = Math.max(...worths);
  return pick(
    draws,
    items.filter((_, at) => worths[at] === most),
  );
}

/** Whose reaction is whose. */
export const SPEAKS_AS: Readonly<Record<string, Identity>> = {
  immunise: 'magician',
  outlaw: 'baron',
  sentence: 'judge',
  absolve: 'monk',
};
