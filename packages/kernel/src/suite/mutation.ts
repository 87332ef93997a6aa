// Told = kept: every field of an event must change a room of everybody who is told. What is told but not kept is lost
// to bots and reconnects, and is where over-telling hides.

import type { Draws, Game, GameTypes, State, Viewer } from '../contract.ts';
import { pick } from '../draws/use.ts';
import { evolve, isTold, viewersOf, viewOf } from '../rooms.ts';
import { copy, isEqual } from '../tree.ts';

const POOL = 40;
const ENOUGH_TRIES = 60;

interface Field {
  readonly values: unknown[];
  tries: number;
  isKept: boolean;
}

export interface FieldWatch<G extends GameTypes> {
  look(before: State<G>, event: G['Event'], draws: Draws): void;
  finish(): void;
}

/** Swaps single fields for values seen elsewhere until each has been seen to matter to everybody who was told. */
export function watchFields<G extends GameTypes>(game: Game<G>): FieldWatch<G> {
  const kinds = new Map<string, Map<string, Field>>();
  const fieldsOf = (kind: string): Map<string, Field> => {
    const fields = kinds.get(kind) ?? new Map<string, Field>();
    kinds.set(kind, fields);
    return fields;
  };
  return {
    look(before, event, draws) {
      const fields = fieldsOf(event.type);
      for (const key in event) {
        if (key === 'type') continue;
        const field = fields.get(key) ?? { values: [], tries: 0, isKept: false };
        fields.set(key, field);
        if (field.isKept) continue;
        const value: unknown = event[key];
        if (field.values.length > 0) tryField(game, field, { before, event, key }, draws);
        if (field.values.length < POOL && !field.values.some((known) => isEqual(known, value)))
          field.values.push(copy(value));
      }
    },
    finish() {
      const unkept = [...kinds].flatMap(([kind, fields]) =>
        [...fields]
          .filter(([, field]) => !field.isKept && field.tries >= ENOUGH_TRIES)
          .map(([name]) => `${kind}.${name}`),
      );
      if (unkept.length > 0)
        throw new Error(`[field mutation] told, but not kept by everybody who is told: ${unkept.join(', ')}`);
    },
  };
}

interface Trial<G extends GameTypes> {
  readonly before: State<G>;
  readonly event: G['Event'];
  readonly key: string;
}

function tryField<G extends GameTypes>(game: Game<G>, field: Field, trial: Trial<G>, draws: Draws): void {
  const { before, event, key } = trial;
  const value = pick(draws, field.values);
  if (isEqual(value, (event as Record<string, unknown>)[key])) return;
  const told = viewersOf(before.hands.length).filter((viewer) => isTold(game, event, viewer));
  if (told.length === 0) return;
  field.tries++;
  const other = evolved(game, before, { ...event, [key]: copy(value) });
  const truth = evolved(game, before, event);
  field.isKept = truth !== null && (other === null || told.every((viewer) => differs(truth, other, viewer)));
}

/** A value from elsewhere may not fit at all; then it certainly matters. */
function evolved<G extends GameTypes>(game: Game<G>, before: State<G>, event: G['Event']): State<G> | null {
  const state = copy(before);
  try {
    evolve(game, state, event);
    return state;
  } catch {
    return null;
  }
}

function differs<G extends GameTypes>(a: State<G>, b: State<G>, viewer: Viewer): boolean {
  return !isEqual(viewOf(a, viewer), viewOf(b, viewer));
}
